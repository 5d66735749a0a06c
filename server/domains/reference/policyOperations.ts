import { and, eq, inArray, or } from 'drizzle-orm'
import { travelPolicySchema } from '#contract/profile/profile.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { policyColumns, policyName } from './policyColumns.ts'
import { ownPolicy } from '#server/domains/profile/guestRight.ts'
import { companyMember } from '#server/http/access/access.ts'
import { approvedArrangerCondition } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notAllowed, notFound } from '#server/http/answers/envelope.ts'
import { operation } from '#server/http/operations/operation.ts'
import type { Services } from '#server/services/services.ts'

export const policyOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/admin/companies/:companyId/travel-policies/:id',
    summary:
      'Returns a travel policy: what its employees may book. For Admins, employees with this policy, and their arrangers.',
    cites: '§3 Travel policy, §7 Administration',
    access: companyMember,
    answer: travelPolicySchema,
    handle: async ({ caller, language, params, services }) => {
      const [policy] = await services.db
        .select(policyColumns)
        .from(travelPolicies)
        .where(and(eq(travelPolicies.id, params.id), eq(travelPolicies.companyId, params.companyId)))
      if (!policy) throw notFound()
      if (!caller.roles.includes('Admin') && !(await isTheirs(services, caller, policy.id))) throw notAllowed()
      const { names, ...shown } = await ownPolicy(services.db, caller.employeeId, policy)
      return { ...shown, name: policyName({ name: shown.name, names }, language) }
    },
  }),
]

/** Whether the caller, or a traveler they arrange for, has the policy. Group booking needs it (§5). */
async function isTheirs({ db }: Services, caller: Caller, policyId: string): Promise<boolean> {
  const arranged = db
    .select({ id: arrangerRequests.travelerProfileId })
    .from(arrangerRequests)
    .where(approvedArrangerCondition(db, caller))
  const holders = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(
      and(
        eq(profiles.companyId, caller.companyId),
        eq(employees.travelPolicyId, policyId),
        or(eq(profiles.id, caller.profileId), inArray(profiles.id, arranged)),
      ),
    )
    .limit(1)
  return holders.length > 0
}
