import type { Place } from '#contract/trips/trips.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'
import type { Handle, openTestApi } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

type Api = Awaited<ReturnType<typeof openTestApi>>
type Planned = Parameters<typeof plantTrip>[1]['segments'][number]
type TripChanges = Parameters<typeof plantTrip>[1]['trip']

const hourMs = 3_600_000
const { YUL } = places

/** Plants trips whose times are hours from the present time of a test server. */
export function stayPlanter(at: Api) {
  const hour = (hours: number, { timeZone }: Place) => localTimeOf(at.clock.now.getTime() + hours * hourMs, timeZone)
  const leg = (from: Place, to: Place, [left, arrived]: [number, number], more: Partial<Planned> = {}): Planned => ({
    from,
    to,
    departure: hour(left, from),
    arrival: hour(arrived, to),
    ...more,
  })
  const night = (place: Place, [from, to]: [number, number]): Planned =>
    leg(place, place, [from, to], { kind: 'hotel', providerCode: 'NX', providerName: 'Alder & Finch', number: null })
  const plant = (who: Handle, segments: Planned[], trip: TripChanges = {}) =>
    plantTrip(at.services.db, { who, bookedAt: at.clock.now, segments, trip })
  return {
    hour,
    leg,
    night,
    plant,
    /** At a place between two hours, reached by a flight of eight hours from Montréal, and back. */
    there: (who: Handle, place: Place, [from, until]: [number, number], trip: TripChanges = {}) =>
      plant(who, [leg(YUL, place, [from - 8, from]), leg(place, YUL, [until, until + 8])], trip),
  }
}
