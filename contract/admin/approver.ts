/** The fields of an employee that decide who approves their trips; missing ones are null or empty. */
export interface ApprovalFields {
  travelPolicyId: string | null
  managerId: string | null
  approverId: string | null
}

/** The policy of an employee: the chosen one, else the company's. */
export const policyFor = <Policy extends { id: string; isDefault: boolean }>(
  { travelPolicyId }: Pick<ApprovalFields, 'travelPolicyId'>,
  policies: readonly Policy[],
): Policy | undefined => policies.find(({ id, isDefault }) => (travelPolicyId ? id === travelPolicyId : isDefault))

/** §4: a policy that needs approval needs an approver; the manager takes the place of a missing one. */
export const lacksApprover = (
  { managerId, approverId }: Pick<ApprovalFields, 'managerId' | 'approverId'>,
  policy: { needsApproval: boolean } | undefined,
): boolean => policy?.needsApproval === true && !approverId && !managerId
