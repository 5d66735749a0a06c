import type { mandatoryIssueNames } from '#contract/profile/profileIssues.ts'

type AdminIssue = (typeof mandatoryIssueNames)[number]

/** The field of an employee's page where an administrator resolves an issue of §4. */
const fieldOfIssue: Partial<Record<AdminIssue, string>> = {
  internalEmployeeIdMissing: 'externalId',
  approverPerTravelPolicyMissing: 'approverId',
  costCenterMissing: 'costCenterId',
}

/**
 * The first field to fill in for the issues of an employee (§4); undefined where no single field resolves them, as for
 * a closed profile, which comes before any field.
 */
export const employeeFieldOf = (missing: readonly string[]): string | undefined =>
  missing.includes('notActive')
    ? undefined
    : missing.map((issue) => fieldOfIssue[issue as AdminIssue]).find((field) => field !== undefined)
