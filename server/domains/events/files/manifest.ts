import { mosts } from '#contract/fields/mosts.ts'
import type { DeclinedBooked, GroupManifest, GroupMovement } from '#contract/events/groupTravelers.ts'
import { findOwnGroup, type EventContext } from '#server/domains/events/findGroup.ts'
import { personOf } from '#server/domains/events/groupWords.ts'
import { tripsFor } from '#server/domains/events/travelers/groupTrips.ts'
import { travelersIn } from '#server/domains/events/travelers/readTravelers.ts'
import { shownAddress } from '#server/mail/noAddress.ts'

interface Moved {
  travelerId: string
  name: string
  bookingId: string
  movement: GroupMovement | null
}

/**
 * The arrivals and departures of an event by local day and airport, in order of time. Booked trips of people who
 * declined are listed apart. A trip that waits for approval is missing still.
 * @throws 404
 */
export async function manifestOf(groupId: string, context: EventContext): Promise<GroupManifest> {
  const { language, services } = context
  const now = services.now()
  const { group } = await findOwnGroup(services.db, groupId, context)
  const people = travelersIn(services.db, groupId, now)
  const { notBooked, waiting } = await people.counts({
    notBooked: people.filters.notBooked,
    waiting: people.waitingCondition,
  })
  const rows = await people.rows(people.filters.booked, { limit: mosts.eventPeople.most })
  const declined = await people.rows(people.filters.declinedBooked, { limit: mosts.eventPeople.most })
  const trips = await tripsFor(services.db, { group, language, now })
  const moved = (way: 'arrival' | 'departure'): Moved[] =>
    rows.flatMap(({ row, profile }) => {
      const booked = trips.get(profile.id)
      return booked
        ? [
            {
              travelerId: row.id,
              name: personOf(profile).name,
              bookingId: booked.trip.bookingId,
              movement: booked[way],
            },
          ]
        : []
    })
  const stillBooked = declined.flatMap(({ row, profile }): DeclinedBooked[] => {
    const bookingId = trips.get(profile.id)?.trip.bookingId
    return bookingId
      ? [{ travelerId: row.id, name: personOf(profile).name, email: shownAddress(profile.email), bookingId }]
      : []
  })
  return {
    arrivals: byDay(moved('arrival')),
    departures: byDay(moved('departure')),
    missing: notBooked + waiting,
    declined: stillBooked,
  }
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
