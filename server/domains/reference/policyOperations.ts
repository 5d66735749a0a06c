import { and, eq } from 'drizzle-orm'
import { travelPolicySchema } from '#contract/profile.ts'
import { employees, travelPolicies } from '#server/db/schema/company.ts'
import { policyColumns } from './policyColumns.ts'
import { companyMember } from '#server/http/access.ts'
import type { Caller } from '#server/http/caller.ts'
import { notAllowed, notFound } from '#server/http/envelope.ts'
import { operation } from '#server/http/operation.ts'
import type { Services } from '#server/services/services.ts'

export const policyOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/admin/companies/:companyId/travel-policies/:id',
    summary: 'A travel policy: what its holders may book. For Admins, and for those who hold it.',
    cites: '§3 Travel policy, §7 Administration',
    access: companyMember,
    answer: travelPolicySchema,
    handle: async ({ caller, params, services }) => {
      const [policy] = await services.db
        .select(policyColumns)
        .from(travelPolicies)
        .where(and(eq(travelPolicies.id, params.id), eq(travelPolicies.companyId, params.companyId)))
      if (!policy) throw notFound()
      if (!caller.roles.includes('Admin') && !(await holds(services, caller, policy.id))) throw notAllowed()
      return policy
    },
  }),
]

async function holds({ db }: Services, { employeeId }: Caller, policyId: string): Promise<boolean> {
  if (!employeeId) return false
  const [employee] = await db
    .select({ travelPolicyId: employees.travelPolicyId })
    .from(employees)
    .where(eq(employees.id, employeeId))
  return employee?.travelPolicyId === policyId
}
