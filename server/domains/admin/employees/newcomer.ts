import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { travelPolicies } from '#server/db/schema/company.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/employeeColumns.ts'

/** What is known of whoever brings a person where the person says nothing. */
export type Surroundings = Pick<EmployeeFields, 'cultureCode' | 'countryCode' | 'travelPolicyId'>

/** Somebody of whom a table or a directory says nothing yet. */
export const newcomer = (surroundings: Surroundings): EmployeeFields => ({
  externalId: '',
  firstName: '',
  middleName: '',
  lastName: '',
  jobTitle: '',
  email: '',
  costCenterId: null,
  managerId: null,
  approverId: null,
  agencyService: 'default',
  mobilePhone: '',
  type: 'employee',
  homeAirport: null,
  ...surroundings,
})

/** The policy of people who are new: the one called Standard, otherwise the first by name. */
export async function policyOfNew(db: Database, companyId: string): Promise<string | null> {
  const [policy] = await db
    .select({ id: travelPolicies.id })
    .from(travelPolicies)
    .where(eq(travelPolicies.companyId, companyId))
    .orderBy(sql`lower(${travelPolicies.name}) <> 'standard'`, asc(travelPolicies.name), asc(travelPolicies.id))
    .limit(1)
  return policy?.id ?? null
}
