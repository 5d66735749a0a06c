import { eq } from 'drizzle-orm'
import { travelPolicies } from '#server/db/schema/company/company.ts'
import type { Change, BulkAction } from '#server/domains/admin/employees/bulk/bulkAction.ts'
import { checkEmployee } from '#server/domains/admin/employees/change/checkEmployee.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { saveEmployees } from '#server/domains/admin/employees/change/saveEmployees.ts'
import { refusedField } from '#server/http/answers/envelope.ts'

/**
 * Gives employees a travel policy. If the policy needs approval, the manager approves for an employee without an
 * approver; employees with neither are skipped.
 * @throws 400 at `change.travelPolicyId` for an unknown or inactive policy
 */
export async function policyAction({ travelPolicyId }: Change<'policy'>, request: AdminRequest): Promise<BulkAction> {
  const {
    companyId,
    services: { db },
  } = request
  await checkEmployee(db, { companyId, employeeId: '' }, { travelPolicyId }).catch(() => {
    throw refusedField('change.travelPolicyId', 'policy')
  })
  const [policy] = await db.select().from(travelPolicies).where(eq(travelPolicies.id, travelPolicyId))
  return {
    skips: ({ employee }) => {
      if (employee.travelPolicyId === travelPolicyId) return 'asItIs'
      return policy!.needsApproval && !employee.approverId && !employee.managerId ? 'noApprover' : undefined
    },
    work: (records) =>
      saveEmployees(
        records.map((record) => ({ record, changed: { travelPolicyId } })),
        request,
      ),
  }
}

/**
 * Gives employees an approver, who is skipped.
 * @throws 400 at `change.approverId` for anyone but an active employee of the company
 */
export async function approverAction({ approverId }: Change<'approver'>, request: AdminRequest): Promise<BulkAction> {
  await checkEmployee(request.services.db, { companyId: request.companyId, employeeId: '' }, { approverId }).catch(
    () => {
      throw refusedField('change.approverId', 'unknownPerson')
    },
  )
  return {
    skips: ({ employee }) => {
      if (employee.id === approverId) return 'ownApprover'
      return employee.approverId === approverId ? 'asItIs' : undefined
    },
    work: (records) =>
      saveEmployees(
        records.map((record) => ({ record, changed: { approverId } })),
        request,
      ),
  }
}
