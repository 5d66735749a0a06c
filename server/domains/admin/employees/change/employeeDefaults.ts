import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { employeeField, employeeFieldNames } from '#contract/employeeFieldNames.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, travelPolicies } from '#server/db/schema/company.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/records/employeeColumns.ts'
import { refusedField } from '#server/http/envelope.ts'

/** What is known of whoever brings a person where the person says nothing. */
export type EmployeeDefaults = Pick<EmployeeFields, 'cultureCode' | 'countryCode'>

const { roles: _, ...blankFields } = Object.fromEntries(
  employeeFieldNames.map((name) => [name, employeeField(name).blank]),
) as unknown as EmployeeFields & { roles: [] }

/** Somebody of whom a table or a directory says nothing yet. */
export const blankEmployee = (surroundings: EmployeeDefaults): EmployeeFields => ({
  ...blankFields,
  ...surroundings,
})

/** The policy and the cost centre that people get where nobody names others. */
export type Defaults = Pick<EmployeeFields, 'travelPolicyId' | 'costCenterId'>

/**
 * The defaults that people get where nobody names others: the company's default policy, and the cost centre at its top,
 * where there is one alone; of several nobody can guess it.
 */
export async function getCompanyDefaults(db: Database, companyId: string): Promise<Defaults> {
  const [policy] = await db
    .select({ id: travelPolicies.id })
    .from(travelPolicies)
    .where(and(eq(travelPolicies.companyId, companyId), eq(travelPolicies.isActive, true)))
    .orderBy(desc(travelPolicies.isDefault), asc(travelPolicies.name), asc(travelPolicies.id))
    .limit(1)
  const isAtTop = and(isNull(costCenters.parentId), eq(costCenters.status, 'active'))
  const tops = await db
    .select({ id: costCenters.id })
    .from(costCenters)
    .where(and(eq(costCenters.companyId, companyId), isAtTop))
    .limit(2)
  return { travelPolicyId: policy?.id ?? null, costCenterId: tops.length === 1 ? tops[0]!.id : null }
}

type Defaulted = Pick<EmployeeFields, 'travelPolicyId' | 'managerId' | 'approverId'>

/** Fields as they hold: without a policy the company's, without an approver the manager. */
export const withDefaults = <Fields extends Defaulted>(fields: Fields, { travelPolicyId }: Defaults): Fields => ({
  ...fields,
  travelPolicyId: fields.travelPolicyId ?? travelPolicyId,
  approverId: fields.approverId ?? fields.managerId,
})

/** The same of somebody new, who is in the company's cost centre where nobody says another. */
export const newWithDefaults = <Fields extends Defaulted & Pick<EmployeeFields, 'costCenterId'>>(
  fields: Fields,
  defaults: Defaults,
): Fields => ({ ...withDefaults(fields, defaults), costCenterId: fields.costCenterId ?? defaults.costCenterId })

/** @throws 400 `required` at `approverId` for somebody without one whose policy asks for approval (§4) */
export async function requireApprover(db: Database, { travelPolicyId, approverId }: Defaulted): Promise<void> {
  if (approverId || !travelPolicyId) return
  const asks = and(eq(travelPolicies.id, travelPolicyId), eq(travelPolicies.needsApproval, true))
  if ((await db.$count(travelPolicies, asks)) > 0) throw refusedField('approverId', 'required')
}
