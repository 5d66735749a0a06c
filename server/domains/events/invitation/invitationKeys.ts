import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { addDays, instantOf } from '#server/time/zonedTime.ts'

/**
 * The last day of a key, local to the event, `yyyy-MM-dd`: the last day for bookings; after it, the first day of the
 * event, when people still look up the place.
 */
export function lastKeyDay(read: Group, now: Date): string {
  const { bookBy, startDate } = read.group
  return bookBy && endOf(bookBy, read) > now ? bookBy : startDate
}

/** The end of a key: the end of its last day, local to the event. */
export const keyEnd = (read: Group, now: Date): Date => endOf(lastKeyDay(read, now), read)

const endOf = (day: string, { timeZone }: Group) => new Date(instantOf(`${addDays(day, 1)}T00:00`, timeZone))

/** Stores the hashes of new keys in one statement. They replace the earlier keys. */
export async function storeKeys(
  tx: Database,
  invited: { row: { id: string }; key: string }[],
  { until, noted }: { until: Date; noted: SQL },
): Promise<void> {
  const rows = invited.map(({ row, key }) => sql`(${row.id}, ${sha256(key)})`)
  await tx.execute(sql`update group_travelers set key_hash = given.hash,
    key_expires_at = ${until.toISOString()}::timestamptz, ${noted}
    from (values ${sql.join(rows, sql`, `)}) as given (id, hash) where group_travelers.id = given.id`)
}

/** Updates the end of an event's keys after a change of its dates or place. */
export async function moveKeyEnds(tx: Database, before: Group, after: Group, now: Date): Promise<void> {
  const settles = ['startDate', 'bookBy', 'actualLocation'] as const
  if (settles.every((field) => before.group[field] === after.group[field])) return
  await tx
    .update(groupTravelers)
    .set({ keyExpiresAt: keyEnd(after, now) })
    .where(and(eq(groupTravelers.groupTravelId, after.group.id), isNotNull(groupTravelers.keyHash)))
}
