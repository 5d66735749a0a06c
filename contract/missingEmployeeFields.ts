import type { mandatoryIssueNames } from './profileIssues.ts'

type AdminIssue = (typeof mandatoryIssueNames)[number]

/** The field of an employee's page where an administrator settles what §4 finds missing. */
const fieldOfIssue: Partial<Record<AdminIssue, string>> = {
  internalEmployeeIdMissing: 'externalId',
  approverPerTravelPolicyMissing: 'approverId',
  costCenterMissing: 'costCenterId',
}

/**
 * The first field to settle of what somebody lacks (§4); undefined where the page as a whole is the place, as for a
 * closed profile, which comes before any field.
 */
export const employeeFieldOf = (missing: readonly string[]): string | undefined =>
  missing.includes('notActive')
    ? undefined
    : missing.map((issue) => fieldOfIssue[issue as AdminIssue]).find((field) => field !== undefined)
