import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { employeeField, employeeFieldNames } from '#contract/employees/employeeFieldNames.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, travelPolicies } from '#server/db/schema/company/company.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { lacksApprover } from '#contract/admin/approver.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/records/employeeColumns.ts'
import { refusedField } from '#server/http/answers/envelope.ts'

/** Values of the admin or directory that adds an employee, used where the row leaves them out. */
export type EmployeeDefaults = Pick<EmployeeFields, 'cultureCode' | 'countryCode'>

const { roles: _, ...blankFields } = Object.fromEntries(
  employeeFieldNames.map((name) => [name, employeeField(name).blank]),
) as unknown as EmployeeFields & { roles: [] }

/** The fields of a new employee before a table or a directory fills them in. */
export const blankEmployee = (surroundings: EmployeeDefaults): EmployeeFields => ({
  ...blankFields,
  ...surroundings,
})

/** Policy and cost center of an employee for whom none are given. */
export type Defaults = Pick<EmployeeFields, 'travelPolicyId' | 'costCenterId'>

/** The company's default policy, and its cost center at the top if there is exactly one. */
export async function getCompanyDefaults(db: Database, companyId: string): Promise<Defaults> {
  const [policy] = await db
    .select({ id: travelPolicies.id })
    .from(travelPolicies)
    .where(and(eq(travelPolicies.companyId, companyId), eq(travelPolicies.isActive, true)))
    .orderBy(desc(travelPolicies.isDefault), asc(folded(travelPolicies.name)), asc(travelPolicies.id))
    .limit(1)
  const rootCenterCondition = and(isNull(costCenters.parentId), eq(costCenters.status, 'active'))
  const tops = await db
    .select({ id: costCenters.id })
    .from(costCenters)
    .where(and(eq(costCenters.companyId, companyId), rootCenterCondition))
    .limit(2)
  return { travelPolicyId: policy?.id ?? null, costCenterId: tops.length === 1 ? tops[0]!.id : null }
}

type Defaulted = Pick<EmployeeFields, 'travelPolicyId' | 'managerId' | 'approverId'>

/** Fills in the company's policy for a missing one, and the manager for a missing approver. */
export const withDefaults = <Fields extends Defaulted>(fields: Fields, { travelPolicyId }: Defaults): Fields => ({
  ...fields,
  travelPolicyId: fields.travelPolicyId ?? travelPolicyId,
  approverId: fields.approverId ?? fields.managerId,
})

/** As `withDefaults`, for a new employee: also the company's cost center for a missing one. */
export const newWithDefaults = <Fields extends Defaulted & Pick<EmployeeFields, 'costCenterId'>>(
  fields: Fields,
  defaults: Defaults,
): Fields => ({ ...withDefaults(fields, defaults), costCenterId: fields.costCenterId ?? defaults.costCenterId })

/** @throws 400 `required` at `approverId` for a policy that needs approval, without an approver (§4) */
export async function requireApprover(db: Database, fields: Defaulted): Promise<void> {
  if (!fields.travelPolicyId) return
  const [policy] = await db
    .select({ needsApproval: travelPolicies.needsApproval })
    .from(travelPolicies)
    .where(eq(travelPolicies.id, fields.travelPolicyId))
  if (lacksApprover(fields, policy)) throw refusedField('approverId', 'required')
}
