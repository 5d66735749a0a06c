import type { ReportedItinerary, VisitedPlace, Whereabouts } from '#contract/reports/itineraryReport.ts'
import { limits } from '#contract/fields/limits.ts'
import { newsDays } from '#contract/risk/riskNews.ts'
import { daysAfter } from '@/lib/localDateTime'

/** From this severity on, an alert needs somebody to act. */
export const severeAlert = 3
/** From this level on, governments advise against travel that is not essential. */
export const adviceAgainst = 2

/** The first places on Home, `rows` of them. A single further place is shown rather than counted. */
export const firstPlaces = (places: readonly VisitedPlace[], rows: number): readonly VisitedPlace[] =>
  places.length > rows + 1 ? places.slice(0, rows) : places

/** The key of a place: a city, by its code where it has one. */
export const placeKey = ({ countryCode, cityCode, city }: Pick<Whereabouts, 'countryCode' | 'cityCode' | 'city'>) =>
  `${countryCode} ${cityCode || city}`

/** The number of people under advice of each level (§3), the strictest first. Levels without people are left out. */
export function peopleByLevel(places: readonly VisitedPlace[]): { level: number; people: number }[] {
  const advised = Map.groupBy(
    places.filter(({ advisoryLevel }) => advisoryLevel > 0),
    ({ advisoryLevel }) => advisoryLevel,
  )
  return [...advised]
    .map(([level, there]) => ({ level, people: peopleIn(there) }))
    .toSorted((one, other) => other.level - one.level)
}

export const peopleIn = (places: readonly VisitedPlace[]): number =>
  places.reduce((sum, { travellers }) => sum + travellers, 0)

/** The pages of the report with the rows of a place. Rows come place by place, in the order of `places`. */
export function pagesOfPlace(place: VisitedPlace, places: readonly VisitedPlace[]): number[] {
  const before = places.slice(0, places.indexOf(place)).reduce((sum, { itineraries }) => sum + itineraries, 0)
  const [first, last] = [before, before + place.itineraries - 1].map(
    (row) => Math.floor(row / limits.itineraryPage) + 1,
  )
  return Array.from({ length: last! - first! + 1 }, (_, at) => first! + at)
}

/** The rows of a report that are at a place. */
export const thoseAt = (place: VisitedPlace, rows: readonly ReportedItinerary[]): ReportedItinerary[] =>
  rows.filter(({ whereabouts }) => whereabouts && placeKey(whereabouts) === placeKey(place))

/** The query of the search for the people who are in a country now, or will be within the days of the news. */
export const soonIn = (countryCode: string, today: string) => ({
  countryCode,
  fromDate: today,
  toDate: daysAfter(today, newsDays),
})
