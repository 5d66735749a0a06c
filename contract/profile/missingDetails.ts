import * as z from 'zod/mini'
import { instant, pageOf } from '#contract/wire/envelope.ts'
import { listOf, optionalAddition } from '#contract/wire/lenient.ts'
import { mandatoryIssueNames } from './profileIssues.ts'

/** A person who cannot book until an administrator of their company fills in missing details. */
const waitingPersonSchema = z.object({
  profileId: z.string(),
  /** Addition: the employee on whose page an administrator resolves it; null for a person who is not an employee. */
  employeeId: optionalAddition(z.nullable(z.string())),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The issues that only administrators can resolve, in the order of §4. */
  missing: listOf(z.enum(mandatoryIssueNames)),
  /** The time of their latest request; null before the first. */
  askedAt: z.nullable(instant),
})
export type WaitingPerson = z.infer<typeof waitingPersonSchema>

/**
 * GET admin/companies/{companyId}/missing-details, an addition: people with a request first, the oldest request at the
 * head, then people without.
 */
export const missingDetailsSchema = pageOf(waitingPersonSchema)
export type MissingDetails = z.infer<typeof missingDetailsSchema>
