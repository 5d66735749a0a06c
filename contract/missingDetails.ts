import * as z from 'zod/mini'
import { instant, pageOf } from './envelope.ts'
import { listOf, optionalAddition } from './lenient.ts'
import { mandatoryIssueNames } from './profileIssues.ts'

/** Somebody who cannot book until an administrator of their company has done something. */
const waitingPersonSchema = z.object({
  profileId: z.string(),
  /** Addition: whose page an administrator settles it on; null for who is not an employee. */
  employeeId: optionalAddition(z.nullable(z.string())),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** What only administrators can resolve, in the order of §4. */
  missing: listOf(z.enum(mandatoryIssueNames)),
  /** When they asked for it last; null where they have not. */
  askedAt: z.nullable(instant),
})
export type WaitingPerson = z.infer<typeof waitingPersonSchema>

/** GET admin/companies/{companyId}/missing-details, ours: who has waited longest since asking first, then who has not asked. */
export const missingDetailsSchema = pageOf(waitingPersonSchema)
export type MissingDetails = z.infer<typeof missingDetailsSchema>
