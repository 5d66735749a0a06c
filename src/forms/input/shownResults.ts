interface Search<Item> {
  /** The latest results, for any text. */
  data?: Item[] | undefined
  /** The results for the present text. */
  currentData?: Item[] | undefined
  isFetching: boolean
}

/**
 * Results to show while typing: the earlier ones until the next are loaded, as a list that disappears cannot be
 * clicked.
 */
export const shownResults = <Item>({ data, currentData, isFetching }: Search<Item>): Item[] =>
  (isFetching ? data : currentData) ?? []
