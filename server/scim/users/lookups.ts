import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { pick, type EmployeeFields } from '#server/domains/admin/employees/records/employeeColumns.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { invalidValue, takenFailure, quoted } from '#server/scim/protocol/failure.ts'
import { visibleCondition } from '#server/scim/users/people.ts'
import { directoryFields, type UserChanges } from '#server/scim/users/userChanges.ts'

/** The profile with an address, in any company. */
export async function holderOf(tx: Database, email: string) {
  const [holder] = await tx
    .select({ companyId: profiles.companyId, employee: employees })
    .from(profiles)
    .leftJoin(accounts, eq(accounts.profileId, profiles.id))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(or(eq(sql`lower(${profiles.email})`, email), eq(accounts.email, email)))
  return holder
}

/** 409 for an address in use. The answer does not reveal other companies. */
export const addressIsTaken = () =>
  takenFailure('Somebody has this userName already. Each address signs in one person.')

/** The changed fields, with the id of a cost center in place of its number. @throws 400 for an unknown number */
export async function getFields(
  changes: UserChanges,
  { companyId, services: { db } }: ScimClient,
): Promise<Partial<EmployeeFields>> {
  const { costCenterNumber } = changes
  const fields = pick(changes, directoryFields)
  if (costCenterNumber === undefined) return fields
  const center = costCenterNumber === null ? null : await costCenterOf(db, companyId, costCenterNumber)
  return { ...fields, costCenterId: center?.id ?? null }
}

/** The active cost center with a number. @throws 400 for an unknown number */
async function costCenterOf(tx: Database, companyId: string, number: string) {
  const numberCondition = and(eq(costCenters.companyId, companyId), eq(costCenters.externalId, number))
  const [found] = await tx.select().from(costCenters).where(numberCondition)
  if (found?.status !== 'active')
    throw invalidValue(`There is no active cost centre ${quoted(number)}. Add it, as a group or in the application.`)
  return found
}

/**
 * Checks a manager. Unlike forms, directories may name managers who cannot sign in.
 * @throws 400 for an id unknown in the company, or the employee's own id
 */
export async function checkManager(tx: Database, companyId: string, managerId: string, own?: string): Promise<void> {
  if (managerId === own) throw invalidValue('Nobody is their own manager.')
  if ((await tx.$count(employees, and(visibleCondition(companyId), eq(employees.id, managerId)))) === 0)
    throw invalidValue(`No person of the company has the id ${quoted(managerId)}, which is to be the manager.`)
}
