import { groupLimits } from '#contract/groupTravels.ts'
import type { GroupManifest, GroupMovement } from '#contract/groupTravelers.ts'
import { findOwnGroup } from '#server/domains/events/findGroup.ts'
import type { Asking } from '#server/domains/events/findGroup.ts'
import { tripsFor } from '#server/domains/events/groupTrips.ts'
import { travelersIn } from '#server/domains/events/readTravelers.ts'

interface Moved {
  travelerId: string
  name: string
  bookingId: string
  movement: GroupMovement | null
}

/** Who arrives for an event and who leaves it, by local day and airport; on each in the order of time. @throws 404 */
export async function manifestOf(groupId: string, asking: Asking): Promise<GroupManifest> {
  const { language, services } = asking
  const now = services.now()
  const { group } = await findOwnGroup(services.db, groupId, asking)
  const people = travelersIn(services.db, groupId, now)
  const { missing } = await people.counts({ missing: people.filters.notBooked })
  const rows = await people.rows(people.filters.booked, { limit: groupLimits.people })
  const trips = await tripsFor(services.db, { group, language, now })
  const moved = (way: 'arrival' | 'departure'): Moved[] =>
    rows.flatMap(({ row, profile }) => {
      const booked = trips.get(profile.id)
      const name = `${profile.firstName} ${profile.lastName}`
      return booked ? [{ travelerId: row.id, name, bookingId: booked.trip.bookingId, movement: booked[way] }] : []
    })
  return { arrivals: byDay(moved('arrival')), departures: byDay(moved('departure')), missing }
}

function byDay(moved: Moved[]): GroupManifest['arrivals'] {
  const entries = moved.flatMap(({ movement, ...person }) => (movement ? [{ ...person, ...movement }] : []))
  const days = Map.groupBy(entries, ({ at, airport }) => `${at.slice(0, 10)} ${airport}`)
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, there]) => ({
      day: key.slice(0, 10),
      airport: key.slice(11),
      people: there
        .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
        .map(({ travelerId, name, number, bookingId, at }) => ({
          travelerId,
          name,
          number,
          bookingId,
          time: at.slice(11),
        })),
    }))
}
