import { inArray, sql } from 'drizzle-orm'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { dayMs, hourMs } from '#contract/time/durations.ts'
import { type DeskRequest, helpDeskLimits } from '#contract/support/helpDesk.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { travelerTripOf } from '#server/domains/trips/present.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

export type RequestRow = typeof helpDeskRequests.$inferSelect

/** Until when a message reopens a solved request. */
export const reopensUntil = ({ changedAt }: Pick<RequestRow, 'changedAt'>): Date =>
  new Date(+changedAt + helpDeskLimits.reopenDays * dayMs)

/** Until this instant a departure makes a request urgent. */
export const urgentUntil = (now: Date): Date => new Date(+now + helpDeskLimits.urgentHours * hourMs)

/** Requests as their readers see them, in the given order. */
export async function presentRequests(
  rows: readonly RequestRow[],
  language: Language,
  services: Services,
): Promise<DeskRequest[]> {
  const tripOf = await tripsOf(rows, language, services)
  const nameOf = await agentNames(rows, services)
  const now = services.now()
  return rows.map((row) => {
    const { id, topic, status, openedAt, changedAt, answeredAt, readAt, agentProfileId } = row
    const trip = tripOf.get(row.tripId ?? '')
    return {
      id,
      topic,
      status,
      trip: trip ? summaryOf(trip.trip) : null,
      isUrgent: status !== 'solved' && trip !== undefined && isUrgent(trip.row, now),
      openedAt: openedAt.toISOString(),
      changedAt: changedAt.toISOString(),
      isUnread: answeredAt !== null && (readAt === null || readAt < answeredAt),
      agent: nameOf.get(agentProfileId ?? '') ?? null,
      reopensUntil: status === 'solved' ? reopensUntil(row).toISOString() : null,
    }
  })
}

type TripTimes = Pick<typeof trips.$inferSelect, 'status' | 'startsAt' | 'endsAt'>

/** A trip that is under way, or departs within `helpDeskLimits.urgentHours`. */
const isUrgent = ({ status, startsAt, endsAt }: TripTimes, now: Date) =>
  status !== 'cancelled' && endsAt > now && startsAt <= urgentUntil(now)

const summaryOf = (trip: Trip) => {
  const { bookingId, origin, destination, departureDate, returnDate, tripStatus } = trip
  const { approval } = travelerTripOf(trip)
  const summary = { bookingId, origin, destination, departureDate, returnDate, endsOn: lastDayOfTrip(trip), tripStatus }
  return approval ? { ...summary, approval } : summary
}

async function tripsOf(rows: readonly RequestRow[], language: Language, services: Services) {
  const ids = [...new Set(rows.flatMap(({ tripId }) => tripId ?? []))]
  if (ids.length === 0) return new Map<string, { trip: Trip; row: TripTimes }>()
  const where = inArray(trips.id, ids)
  const times = await services.db
    .select({ id: trips.id, status: trips.status, startsAt: trips.startsAt, endsAt: trips.endsAt })
    .from(trips)
    .where(where)
  const presented = await presentedTrips({ where, order: [sql`${trips.id}`] }, language, services)
  const byId = new Map(presented.map((trip) => [trip.internalTripId, trip]))
  return new Map(
    times.flatMap(({ id, ...row }) => {
      const trip = byId.get(id)
      return trip ? [[id, { trip, row }] as const] : []
    }),
  )
}

/** First names of agents. */
async function agentNames(rows: readonly RequestRow[], { db }: Services): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ agentProfileId }) => agentProfileId ?? []))]
  if (ids.length === 0) return new Map()
  const named = await db
    .select({ id: profiles.id, firstName: profiles.firstName })
    .from(profiles)
    .where(inArray(profiles.id, ids))
  return new Map(named.map(({ id, firstName }) => [id, firstName]))
}
