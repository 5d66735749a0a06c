import * as z from 'zod/mini'
import { recordId } from '#contract/wire/envelope.ts'
import { emailAddress, identifier, requiredName, textLine } from '#contract/fields/fields.ts'
import { listOf } from '#contract/wire/lenient.ts'

const id = identifier(30)

/** HR profile (§7): a person's record in the company's personnel system, with or without a travel profile. */
export const hrProfileSchema = z.object({
  profileId: z.string(),
  internalEmployeeId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  costCenterId: z.nullable(z.string()),
  /** Whether a person with this e-mail has a travel profile. */
  hasTravelProfile: z.boolean(),
})
export type HrProfile = z.infer<typeof hrProfileSchema>
export const hrProfileListSchema = listOf(hrProfileSchema)

/** Body of POST companies/{companyId}/hr-profiles; 409 for an e-mail or employee number that already exists. */
export const newHrProfileSchema = z.strictObject({
  internalEmployeeId: id.check(z.minLength(1)),
  firstName: requiredName,
  lastName: requiredName,
  email: emailAddress,
  /** Additions from here on. */
  jobTitle: z._default(textLine(80), ''),
  costCenterId: z._default(z.nullable(recordId), null),
})
