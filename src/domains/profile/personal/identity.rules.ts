import * as z from 'zod/mini'
import type { FieldProblemCode } from '#contract/fieldProblems.ts'
import { type Profile, genderSchema } from '#contract/profile.ts'
import { editableProfileSchema } from '#contract/profileChanges.ts'
import type { ProfileEdits } from '@/domains/profile/profilePatch'

const { firstName, middleName, lastName, dateOfBirth, countryCode, airportCode } = editableProfileSchema.shape

const required: FieldProblemCode = 'required'

/** Text judged by the contract's schema; empty text is judged here. */
const checkedBy = (schema: z.ZodMiniType, mayBeEmpty: boolean) =>
  z.string().check(({ value, issues }) => {
    if (value === '' && mayBeEmpty) return
    const { error } = schema.safeParse(value)
    const message = value === '' ? required : (error?.issues[0]?.message ?? required)
    if (error || value === '') issues.push({ code: 'custom', input: value, message })
  })

/**
 * What the identity form takes for a profile as it is. What is missing may stay missing, so that a name can be mended
 * by somebody who does not know the birthday; what is there cannot be emptied.
 */
export const identitySchema = (profile: Pick<Profile, 'gender' | 'dateOfBirth' | 'countryCode'>) =>
  z.object({
    firstName,
    middleName,
    lastName,
    gender: checkedBy(genderSchema, profile.gender === null),
    dateOfBirth: checkedBy(dateOfBirth, profile.dateOfBirth === null),
    airportCode: checkedBy(airportCode, true),
    countryCode: checkedBy(countryCode, profile.countryCode === ''),
  })
export type IdentityValues = z.infer<ReturnType<typeof identitySchema>>

/** What the form shows of a profile; nothing where it has nothing. */
export const identityValues = (profile: Profile): IdentityValues => ({
  firstName: profile.firstName,
  middleName: profile.middleName,
  lastName: profile.lastName,
  gender: profile.gender ?? '',
  dateOfBirth: profile.dateOfBirth ?? '',
  airportCode: profile.airportCode ?? '',
  countryCode: profile.countryCode,
})

/** What the profile is to hold; a date of birth is `yyyy-MM-dd` or null (§3). */
export const identityEdits = (values: IdentityValues): ProfileEdits => ({
  ...values,
  gender: genderSchema.safeParse(values.gender).data ?? null,
  dateOfBirth: values.dateOfBirth || null,
  airportCode: values.airportCode || null,
})
