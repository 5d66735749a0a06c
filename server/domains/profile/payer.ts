import { sql } from 'drizzle-orm'
import { guestStays } from '#server/db/schema/guests.ts'
import { profiles } from '#server/db/schema/people.ts'

/**
 * Id of the profile whose cards pay for the trips of a row of `profiles`: their own, or that of the host who pays for
 * their guest.
 */
export const payerId = sql<string>`coalesce((select payer.id from ${guestStays} stay
  join ${profiles} payer on payer.employee_id = stay.host_employee_id
  where stay.employee_id = ${profiles.employeeId} and stay.payment = 'host'), ${profiles.id})`
