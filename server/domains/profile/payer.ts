import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'

/**
 * The id of the profile whose cards pay for a row of `profiles`: its own, or that of the host who pays for the guest.
 * Columns are written with their table, which Drizzle omits in a query of one table.
 */
export const payerId = sql<string>`coalesce((select payer.id from ${guestStays} stay
  join ${profiles} payer on payer.employee_id = stay.host_employee_id
  where stay.employee_id = ${profiles}.employee_id and stay.payment = 'host'), ${profiles}.id)`

/** Condition: the host pays for the guest. */
export const isPaidByHost = sql`${profiles}.employee_id in
  (select stay.employee_id from ${guestStays} stay where stay.payment = 'host')`

/** Ids of the profiles that pay for their guests. */
export const payingHosts = sql`select payer.id from ${guestStays} stay
  join ${profiles} payer on payer.employee_id = stay.host_employee_id where stay.payment = 'host'`

const payers = alias(profiles, 'payers')

/** The profile whose cards pay for a person. */
export async function payerOf(db: Database, profileId: string) {
  const [found] = await db
    .select({ payer: payers })
    .from(profiles)
    .innerJoin(payers, eq(payers.id, payerId))
    .where(eq(profiles.id, profileId))
  return found?.payer
}
