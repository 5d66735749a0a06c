import { useMemo } from 'react'
import * as z from 'zod/mini'
import { type ApprovalFields, lacksApprover, policyFor } from '#contract/admin/approver.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import type { ManagedPolicy } from '#contract/admin/travelPolicies.ts'
import { useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { useSession } from '@/domains/session/shared/useSession'

const none: ManagedPolicy[] = []
const fields = ['travelPolicyId', 'managerId', 'approverId'] as const

/**
 * The schema of an employee's form with the server's rule about the approver (§4). As there, a missing approver is
 * refused only where one of the fields that decide it has changed.
 * @param opened these fields as the form was opened; undefined for a new employee
 */
export function useApproverCheck<Output extends ApprovalFields, Values>(
  schema: z.ZodMiniType<Output, Values>,
  opened?: ApprovalFields,
): z.ZodMiniType<Output, Values> {
  const { companyId } = useSession()
  const { data: policies = none } = useTravelPoliciesQuery({ companyId })
  const { travelPolicyId, managerId, approverId } = opened ?? {}
  return useMemo(() => {
    const before = { travelPolicyId, managerId, approverId }
    return schema.check(
      z.refine(
        (edited) =>
          fields.every((name) => edited[name] === before[name]) || !lacksApprover(edited, policyFor(edited, policies)),
        { path: ['approverId'], error: fieldProblem('required') },
      ),
    )
  }, [schema, policies, travelPolicyId, managerId, approverId])
}
