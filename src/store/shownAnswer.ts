/** The answer of a query hook, as far as showing its data needs it. */
export interface Answer<Data> {
  /** The latest data, for any question. */
  data?: Data | undefined
  /** The data for the present question alone. */
  currentData?: Data | undefined
  isFetching: boolean
}

/**
 * The data to show of a query whose question the reader changes: by a filter, an order, a page or a search. Until the
 * answer is there it is that of the question before and `isOutdated`, which `UntilAnswered` shows; where the question
 * failed there is none.
 */
export const shownOf = <Data>({ data, currentData, isFetching }: Answer<Data>) => ({
  shown: currentData ?? (isFetching ? data : undefined),
  isOutdated: isFetching && currentData === undefined && data !== undefined,
})

/** An answer with other data in it, such as the rows of a page. */
export const withData = <Data, Other, Rest extends Answer<Data>>(
  { data, currentData, ...rest }: Rest & Answer<Data>,
  convert: (data: Data) => Other,
) => ({
  ...rest,
  data: data && convert(data),
  currentData: currentData && convert(currentData),
})
