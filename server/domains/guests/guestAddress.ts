import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { hrProfiles } from '#server/db/schema/profile/profileData.ts'
import { refusedField } from '#server/http/answers/envelope.ts'

/**
 * Checks that an address can be used for a guest. An address of another company is only reported as in use.
 * @param email in lower case
 * @param own profile that may have it
 * @throws 400 `employeeEmail` for an employee's address; an arranger can book for employees; `alreadyThere` for any
 * other address in use
 */
export async function checkGuestAddress(
  tx: Database,
  { companyId, email, own = '' }: { companyId: string; email: string; own?: string },
): Promise<void> {
  const [holder] = await tx
    .select({ companyId: profiles.companyId, stayOf: guestStays.employeeId })
    .from(profiles)
    .leftJoin(accounts, eq(accounts.profileId, profiles.id))
    .leftJoin(guestStays, eq(guestStays.employeeId, profiles.employeeId))
    .where(and(or(eq(sql`lower(${profiles.email})`, email), eq(accounts.email, email)), ne(profiles.id, own)))
  if (holder) {
    const isOfEmployee = holder.companyId === companyId && holder.stayOf === null
    throw refusedField('email', isOfEmployee ? 'employeeEmail' : 'alreadyThere')
  }
  const personnelCondition = and(eq(hrProfiles.companyId, companyId), eq(sql`lower(${hrProfiles.email})`, email))
  if ((await tx.$count(hrProfiles, personnelCondition)) > 0) throw refusedField('email', 'employeeEmail')
}
