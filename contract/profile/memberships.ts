import * as z from 'zod/mini'
import { fieldLimits, requiredIdentifier } from '#contract/fields/fields.ts'
import { listOf, recordVersion, seenVersion } from '#contract/wire/lenient.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'

export const membershipCategories = ['air', 'hotel', 'car', 'rail'] as const
export type MembershipCategory = (typeof membershipCategories)[number]
export const membershipCategorySchema = z.enum(membershipCategories)

/** A loyalty programme, as GET .../membership/search?Category&SearchText finds it. */
export const loyaltyProgramSchema = z.object({
  code: z.string(),
  category: membershipCategorySchema,
  name: z.string(),
  /** The company behind it: `Air Canada`. */
  provider: z.string(),
  /** The usual form of its numbers, as a pattern; never a reason to refuse a number. */
  usualNumber: z.nullable(z.string()),
})
export type LoyaltyProgram = z.infer<typeof loyaltyProgramSchema>
export const loyaltyProgramListSchema = listOf(loyaltyProgramSchema)

/** A membership of a person, with the names of its programme and provider. */
export const membershipSchema = z.object({
  id: z.string(),
  category: membershipCategorySchema,
  programCode: z.string(),
  programName: z.string(),
  provider: z.string(),
  number: z.string(),
  version: recordVersion,
})
export type Membership = z.infer<typeof membershipSchema>
export const membershipListSchema = listOf(membershipSchema)

/** Reservation systems take up to 27 letters and digits; spaces and hyphens are dropped. */
const membershipNumber = requiredIdentifier(fieldLimits.membershipNumber).check(
  z.regex(/^$|^[A-Za-z0-9][A-Za-z0-9 -]{2,}$/, fieldProblem('membershipNumber')),
)

/** Body of POST .../membership; 409 with the problem `alreadyThere` for a programme the person already has. */
export const newMembershipSchema = z.strictObject({
  category: membershipCategorySchema,
  programCode: z.string(fieldProblem('program')).check(z.regex(/^(?=.*[A-Za-z])[\w-]{1,20}$/, fieldProblem('program'))),
  number: membershipNumber,
})
export type NewMembership = z.infer<typeof newMembershipSchema>
/** Body of PATCH .../membership/{id}. */
export const changedMembershipSchema = z.strictObject({
  version: seenVersion,
  number: membershipNumber,
})
export type ChangedMembership = z.infer<typeof changedMembershipSchema>
