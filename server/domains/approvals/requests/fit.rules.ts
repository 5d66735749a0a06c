import { requestLimits } from '#contract/approvals/requests.ts'
import type { Place } from '#contract/trips/trips.ts'
import { isJourney } from '#contract/trips/segments.ts'
import { journeyOf, lastDayOf } from '#server/domains/trips/journey.ts'
import type { NewSegment } from '#server/domains/trips/segmentRows.ts'
import { airportOf, kilometres, positionOf } from '#server/reference/places.ts'

type Spot = Pick<Place, 'code' | 'cityCode' | 'countryCode'>

/** The part of a request that a booking is compared with. */
interface Requested {
  places: readonly string[]
  fromDay: string
  untilDay: string
}

/**
 * Whether a booking is for the days and places of a request: its destination is near one of them, and every hotel and
 * rental car near one of them or near where the traveler leaves from.
 * @param segments in chronological order; at least one
 */
export function fitsRequest({ places, fromDay, untilDay }: Requested, segments: readonly NewSegment[]): boolean {
  const first = segments.reduce((day, { departureLocal }) => (departureLocal < day ? departureLocal : day), '9')
  if (first.slice(0, 10) < fromDay || lastDayOf(segments) > untilDay) return false
  const wanted = places.flatMap((code) => airportOf(code) ?? [])
  const { main, outward } = journeyOf(segments)
  const besides = segments.filter((segment) => !isJourney(segment)).flatMap(({ from, to }) => [from, to])
  const allowed = isJourney(main) ? [...wanted, main.from] : wanted
  return isNearOne(outward.to, wanted) && besides.every((place) => isNearOne(place, allowed))
}

/** Whether a place is within a hundred kilometres of one of others; in the same country where no position is known. */
const isNearOne = (place: Spot, others: readonly Spot[]): boolean =>
  others.some((other) => {
    const [here, there] = [positionOf(place), positionOf(other)]
    return here && there ? kilometres(here, there) <= requestLimits.nearKm : place.countryCode === other.countryCode
  })
