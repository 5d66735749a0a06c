import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies, costCenters, employees, travelPolicies } from '#server/db/schema/company.ts'
import { accounts, profiles } from '#server/db/schema/people.ts'
import { adminsOf } from '#server/domains/profile/account/roles.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { invalidValue, isTaken, quoted, ScimFailure } from '#server/scim/protocol/failure.ts'
import { isSeen } from '#server/scim/users/people.ts'

/** Runs `work` in a transaction in which nobody else changes the people, roles or groups of the company. */
export const changing = <Result>(client: ScimClient, work: (within: ScimClient) => Promise<Result>): Promise<Result> =>
  client.services.db.transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, client.companyId)).for('no key update')
    return work({ ...client, services: { ...client.services, db: tx } })
  })

/** Who has an address, in whichever company. @param own a profile that may have it */
export async function holderOf(tx: Database, email: string, own = '') {
  const [holder] = await tx
    .select({ companyId: profiles.companyId, employee: employees })
    .from(profiles)
    .leftJoin(accounts, eq(accounts.profileId, profiles.id))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(or(eq(sql`lower(${profiles.email})`, email), eq(accounts.email, email)), ne(profiles.id, own)))
  return holder
}

/** 409: of other companies nothing is told but that the address is taken. */
export const addressIsTaken = () => isTaken('Somebody has this userName already. Each address signs in one person.')

/** @throws 409 where another employee of the company has the number */
export async function checkNumber(tx: Database, companyId: string, number: string): Promise<void> {
  const isIts = and(eq(employees.companyId, companyId), eq(employees.externalId, number))
  if ((await tx.$count(employees, isIts)) > 0) throw isTaken('Another employee has this employeeNumber already.')
}

/** The active cost centre of a number. @throws 400 where there is none */
export async function costCenterOf(tx: Database, companyId: string, number: string) {
  const isIts = and(eq(costCenters.companyId, companyId), eq(costCenters.externalId, number))
  const [found] = await tx.select().from(costCenters).where(isIts)
  if (found?.status !== 'active')
    throw invalidValue(`There is no active cost centre ${quoted(number)}. Add it, as a group or in the application.`)
  return found
}

/** @throws 400 where nobody of the company has the id, or it is the person's own */
export async function checkManager(tx: Database, companyId: string, managerId: string, own?: string): Promise<void> {
  if (managerId === own) throw invalidValue('Nobody is their own manager.')
  if ((await tx.$count(employees, and(isSeen(companyId), eq(employees.id, managerId)))) === 0)
    throw invalidValue(`No person of the company has the id ${quoted(managerId)}, which is to be the manager.`)
}

/** The policy of people who are new: the one called Standard, otherwise the first by name. */
export async function policyOfNew(tx: Database, companyId: string): Promise<string | null> {
  const [policy] = await tx
    .select({ id: travelPolicies.id })
    .from(travelPolicies)
    .where(eq(travelPolicies.companyId, companyId))
    .orderBy(sql`lower(${travelPolicies.name}) <> 'standard'`, asc(travelPolicies.name), asc(travelPolicies.id))
    .limit(1)
  return policy?.id ?? null
}

/** @throws 409 where nobody could administer the company any more */
export async function checkAdminsLeft(tx: Database, companyId: string): Promise<void> {
  if ((await adminsOf(tx, companyId)).length > 0) return
  throw new ScimFailure(
    409,
    'The company would have no administrator left who can sign in. Make somebody else an administrator first.',
  )
}
