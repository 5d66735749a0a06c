import type { IntlShape } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'

/** A trip in plain words, "Montréal to Vancouver", as screen readers hear its title. */
export function tripName({ origin: from, destination: to }: Trip, { formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  if (!from || from === to) return to
  return formatMessage({ id: 'itinerary.route' }, { from, to, arrow: (word) => word.join('') })
}
