import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { profiles } from '#server/db/schema/company/people.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { personOf, travelerColumns } from '#server/domains/risk/asked/personOf.ts'
import { foundPresenceCondition, type SearchContext } from '#server/domains/risk/travelers/searchConditions.ts'
import { startCountry } from '#server/domains/trips/advice.ts'

export type StoredPresence = typeof tripPresences.$inferSelect

/** A presence, and whether the traveler is only presumed to be there: now, or on the days of the search. */
export type PresenceRow = StoredPresence & { isPresumed: boolean }

/** The presence of a trip that a search is about, with its traveler. */
export interface ShownPresence {
  presence: PresenceRow
  name: string
  /** The same for every trip of one person (`personOf`). */
  person: string
  /** Whether it is in another country than the start of the trip, whose advice does not count (§3). */
  isAbroad: boolean
}

/** More are not placed on a map; their rows come after those of the placed ones. */
const mostPlaced = 20_000

/**
 * The presence of each trip that meets the conditions of a search: the one where the traveler is now or on the way to,
 * else the next one, else the last one. One query for any number of trips.
 * @param where condition: trips, besides those of the search
 */
export async function shownPresences(search: SearchContext, where: SQL | undefined): Promise<ShownPresence[]> {
  const { now } = search
  const { tripId, setsOutAt, presumedUntil } = tripPresences
  const instant = sql`${now.toISOString()}::timestamptz`
  const isCurrent = sql`case when ${setsOutAt} <= ${instant} and ${presumedUntil} > ${instant} then 0
    when ${setsOutAt} > ${instant} then 1 else 2 end`
  const nearest = sql`abs(extract(epoch from ${setsOutAt} - ${instant}))`
  const rows = await search.db
    .selectDistinctOn([tripId], {
      presence: tripPresences,
      traveler: travelerColumns,
      isAbroad: sql<boolean>`${ne(tripPresences.countryCode, startCountry)}`,
    })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripId))
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(and(where, foundPresenceCondition(search)))
    .orderBy(tripId, isCurrent, nearest)
    .limit(mostPlaced)
  return rows.map(({ presence, traveler, isAbroad }) => {
    const { firstName, lastName } = traveler.guest ?? traveler
    return {
      presence: { ...presence, isPresumed: isPresumed(presence, search) },
      name: `${lastName} ${firstName}`,
      person: personOf(traveler),
      isAbroad,
    }
  })
}

/** Whether what is known of a presence is over, now or before the days of a search, and the presumption is not. */
function isPresumed(presence: StoredPresence, { filters, now }: SearchContext): boolean {
  const { leavesAt, leavesLocal, presumedUntil } = presence
  if (presumedUntil <= leavesAt) return false
  const isOnDays = filters.fromDate !== undefined && leavesLocal < filters.fromDate
  return isOnDays || (leavesAt <= now && presumedUntil > now)
}
