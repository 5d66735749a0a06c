import * as z from 'zod/mini'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { type Profile, genderSchema } from '#contract/profile/profile.ts'
import { editableProfileSchema } from '#contract/profile/profileChanges.ts'
import type { ProfileEdits } from '@/domains/profile/profilePatch'

const { firstName, middleName, lastName, dateOfBirth, countryCode, airportCode } = editableProfileSchema.shape

const required: FieldProblemCode = 'required'

/** Checks text with the contract's schema, and empty text with `mayBeEmpty`. */
const checkedBy = (schema: z.ZodMiniType, mayBeEmpty: boolean) =>
  z.string().check(({ value, issues }) => {
    if (value === '' && mayBeEmpty) return
    const { error } = schema.safeParse(value)
    const message = value === '' ? required : (error?.issues[0]?.message ?? required)
    if (error || value === '') issues.push({ code: 'custom', input: value, message })
  })

/**
 * The identity fields of a form: the needed ones or the others, or all where undefined. An event needs the home airport
 * too (§5), so for an event it is among the needed ones.
 */
export type IdentityFields = 'needed' | 'more' | 'neededForEvent' | 'moreForEvent' | undefined

export const showsNeeded = (fields: IdentityFields) => fields !== 'more' && fields !== 'moreForEvent'
export const showsMore = (fields: IdentityFields) => fields !== 'needed' && fields !== 'neededForEvent'
/** Whether the fields include the home airport, and as what. */
export const airportIn = (fields: IdentityFields): 'needed' | 'optional' | undefined =>
  fields === 'neededForEvent' ? 'needed' : fields === undefined || fields === 'more' ? 'optional' : undefined

/**
 * Schema of the identity form for a profile. A missing field may stay empty, so that another person can correct a name
 * without the birthday. A filled field cannot be emptied. Hidden fields are never refused.
 */
export const identitySchema = (
  profile: Pick<Profile, 'gender' | 'dateOfBirth' | 'countryCode'>,
  fields?: IdentityFields,
) => {
  const needed = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
    showsNeeded(fields) ? schema : z.string()
  const more = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
    showsMore(fields) ? schema : z.string()
  return z.object({
    firstName: needed(firstName),
    middleName: more(middleName),
    lastName: needed(lastName),
    gender: needed(checkedBy(genderSchema, profile.gender === null)),
    dateOfBirth: needed(checkedBy(dateOfBirth, profile.dateOfBirth === null)),
    airportCode: airportIn(fields) ? checkedBy(airportCode, airportIn(fields) === 'optional') : z.string(),
    countryCode: more(checkedBy(countryCode, profile.countryCode === '')),
  })
}
export type IdentityValues = z.infer<ReturnType<typeof identitySchema>>

/** Form values of a profile; missing fields are empty. */
export const identityValues = (profile: Profile): IdentityValues => ({
  firstName: profile.firstName,
  middleName: profile.middleName,
  lastName: profile.lastName,
  gender: profile.gender ?? '',
  dateOfBirth: profile.dateOfBirth ?? '',
  airportCode: profile.airportCode ?? '',
  countryCode: profile.countryCode,
})

/** The values to save; a date of birth is `yyyy-MM-dd` or null (§3). */
export const identityEdits = (values: IdentityValues): ProfileEdits => ({
  ...values,
  gender: genderSchema.safeParse(values.gender).data ?? null,
  dateOfBirth: values.dateOfBirth || null,
  airportCode: values.airportCode || null,
})
