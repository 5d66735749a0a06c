interface Search<Item> {
  /** The latest results, of whatever text. */
  data?: Item[] | undefined
  /** The results for the present text. */
  currentData?: Item[] | undefined
  isFetching: boolean
}

/** Results to show while typing: the earlier ones until the next come, as a list that vanishes cannot be clicked. */
export const shownResults = <Item>({ data, currentData, isFetching }: Search<Item>): Item[] =>
  (isFetching ? data : currentData) ?? []
