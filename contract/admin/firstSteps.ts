import * as z from 'zod/mini'
import { listOf, optionalAddition } from '#contract/wire/lenient.ts'

/** The steps that a new company takes before its people book, in the order of docs/deployment/first-company.md. */
export const firstStepNames = [
  'agency',
  'bookingTool',
  'costCenters',
  'travelPolicies',
  'companyCards',
  'people',
  'invitations',
  'secondAdministrator',
] as const
export type FirstStepName = (typeof firstStepNames)[number]

/** Steps whose first state can be right: an administrator can confirm that it stays, and invitations can come later. */
export const settledStepNames = ['bookingTool', 'costCenters', 'travelPolicies', 'companyCards', 'invitations'] as const

/** GET admin/companies/{companyId}/first-steps, an addition. Steps with an unknown name are dropped. */
export const firstStepsSchema = z.object({
  steps: listOf(
    z.object({
      name: z.enum(firstStepNames),
      /** The data of the company shows it, or an administrator has confirmed that the first state stays. */
      isDone: z.boolean(),
    }),
  ),
  /** Which of them an administrator has left as they are. */
  settled: listOf(z.enum(settledStepNames)),
  /** Active employees, guests aside, who have neither been invited nor signed in. */
  notInvited: optionalAddition(z.int()),
  /** An administrator of the company has hidden the steps for all of them. */
  isPutAway: z.boolean(),
})
export type FirstSteps = z.infer<typeof firstStepsSchema>

/** Body of PUT admin/companies/{companyId}/first-steps, an addition: replaces both values. */
export const changedFirstStepsSchema = z.strictObject({
  settled: z.array(z.enum(settledStepNames)).check(z.maxLength(settledStepNames.length)),
  isPutAway: z.boolean(),
})
export type ChangedFirstSteps = z.infer<typeof changedFirstStepsSchema>

/**
 * Answer of POST admin/companies/{companyId}/first-steps/invitations, an addition: how many employees this call has
 * invited, and how many are left for the next one.
 */
export const invitedAllSchema = z.object({ invited: z.int(), left: z.int() })
export type InvitedAll = z.infer<typeof invitedAllSchema>
