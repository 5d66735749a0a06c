import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { drillOf, scopeOf, type BookingScope, type Drill, type ScoreQuery } from './bookingScope.ts'
import { checkNamed } from './checkIds.ts'

type Reader = Pick<Caller, 'companyId' | 'profileId' | 'roles'>

/** Whether the caller reads every booking of the company (§6), and not only their own. */
export const readsCompany = ({ roles }: Reader): boolean => roles.includes('FinancialOfficer')

/** Condition: the bookings that the caller may read (§6). */
export const readableCondition = (caller: Reader): SQL | undefined =>
  and(
    eq(bookingRecords.companyId, caller.companyId),
    readsCompany(caller) ? undefined : eq(bookingRecords.profileId, caller.profileId),
  )

/**
 * The profile of a traveler of the caller's company, by e-mail address.
 * @throws 404 for an unknown address, and for another person's where the caller reads only their own
 */
export async function readableTraveler(email: string, caller: Reader, db: Database): Promise<string> {
  const [traveler] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.companyId, caller.companyId), eq(sql`lower(${profiles.email})`, email.toLowerCase())))
  if (!traveler || !(readsCompany(caller) || traveler.id === caller.profileId)) throw notFound()
  return traveler.id
}

interface Narrowed {
  groupId?: string | undefined
  costCenter?: string | undefined
  travellerEmail?: string | undefined
}

/** The scope of a list by its query. @throws as `scopeOf` and `readableNarrowing` */
export async function readableScope(
  query: ScoreQuery & Narrowed & Drill,
  caller: Reader,
  { db, now }: Services,
): Promise<BookingScope> {
  return scopeOf(caller.companyId, query, await readableNarrowing(query, caller, db), now())
}

/**
 * The narrowing of a list by its query. A traveler's list is narrowed to their own bookings.
 * @throws 404 as `readableTraveler`, and for a group or cost center that the company does not have
 */
export async function readableNarrowing(query: Narrowed & Drill, caller: Reader, db: Database) {
  const { travellerEmail, groupId, costCenter } = query
  await checkNamed(query, caller.companyId, db)
  const narrowed = { groupId, costCenter, drill: drillOf(query) }
  if (travellerEmail !== undefined)
    return { ...narrowed, profileId: await readableTraveler(travellerEmail, caller, db) }
  return readsCompany(caller) ? narrowed : { ...narrowed, profileId: caller.profileId }
}
