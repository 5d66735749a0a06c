import * as z from 'zod/mini'
import { instant, pageOf, recordId } from '#contract/wire/envelope.ts'
import { birthDay, countryCode, fieldLimits, identifier, personName, requiredName } from '#contract/fields/fields.ts'
import { mayBeEmpty, addition } from '#contract/wire/lenient.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { cultureOf, localeCodes } from '#contract/texts/locales.ts'
import { callingCode, nationalNumber, phoneExtension, phoneTypeSchema } from '#contract/fields/phoneFields.ts'
import { genderSchema, travelerNumbers } from './profile.ts'
import { chosenThemes } from './theme.ts'

/** Letters and digits of a known-traveler or redress number; readers drop spaces and hyphens. */
const travelerNumber = identifier(fieldLimits.travelerNumber).check(
  z.regex(/^[A-Za-z0-9 *-]*$/, fieldProblem('travellerNumber')),
)

/** `h12` shows 1:30 p.m., `h23` shows 13:30; null follows the region (§9). */
export const timeFormats = ['h12', 'h23'] as const
/** Null follows the region. */
export const distanceUnits = ['km', 'mi'] as const

/** Every field of a profile that PATCH may change, each with its check. Anything else is refused with 400. */
export const editableProfileSchema = z.strictObject({
  firstName: requiredName,
  middleName: personName,
  lastName: requiredName,
  gender: genderSchema,
  dateOfBirth: birthDay,
  countryCode,
  airportCode: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, fieldProblem('airport')))),
  phoneCountryCode: callingCode,
  phoneNumber: nationalNumber,
  phoneType: phoneTypeSchema,
  phoneExtension,
  tsa: travelerNumber,
  nexus: travelerNumber,
  globalEntry: travelerNumber,
  sentri: travelerNumber,
  redressNumber: travelerNumber,
  cultureCode: z.enum(localeCodes.map(cultureOf), fieldProblem('invalid')),
  setupForOtp: z.boolean(),
  timeFormat: z.nullable(z.enum(timeFormats)),
  distanceUnit: z.nullable(z.enum(distanceUnits)),
  theme: z.nullable(z.enum(chosenThemes)),
  tripMails: z.boolean(),
  tripNotifications: z.boolean(),
  approvalMails: z.boolean(),
})
export type EditableProfile = z.infer<typeof editableProfileSchema>
export const editableProfileFields = Object.keys(editableProfileSchema.shape) as (keyof EditableProfile)[]

const pointers = editableProfileFields.map((field) => `/${field}` as const)
const tagPointers = travelerNumbers.map((name) => `/travellerNumberTags/${name}` as const)

/**
 * Body of PATCH companies/{companyId}/profiles/{profileId} (§7): JSON Patch (RFC 6902), `test` and `replace` only. A
 * `test` has the value the form was opened with, as in the answer of GET (masked numbers masked, and their tags where
 * GET has tags). A failing `test` is 412 with the current profile.
 */
export const profilePatchSchema = z
  .array(
    z.discriminatedUnion('op', [
      z.strictObject({ op: z.literal('test'), path: z.enum([...pointers, ...tagPointers]), value: z.unknown() }),
      z.strictObject({ op: z.literal('replace'), path: z.enum(pointers), value: z.unknown() }),
    ]),
  )
  .check(z.minLength(1), z.maxLength(100))
export type ProfilePatch = z.infer<typeof profilePatchSchema>

/** Sections of a profile: changes are recorded and drafts are stored by section. */
export const profileSections = [
  'personal',
  'payment',
  'travelDocuments',
  'emergencyContact',
  'preferences',
  'memberships',
  'account',
  'arrangers',
  'roles',
  'stays',
] as const
export type ProfileSection = (typeof profileSections)[number]

/** Row of GET .../changes: the author, time and fields of a change, without values. */
export const profileChangeSchema = z.object({
  id: z.string(),
  at: instant,
  actorName: z.string(),
  /** Whether the person changed it themself. */
  isOwn: z.boolean(),
  section: z.enum(profileSections),
  action: z.enum(['added', 'changed', 'removed']),
  fields: z.array(z.string()),
})
export type ProfileChange = z.infer<typeof profileChangeSchema>
export const profileChangePageSchema = pageOf(profileChangeSchema)

/** Body of POST .../phone-activation/{phoneNumber}: the code that was sent. */
export const activationCodeLength = 6
export const activationSchema = z.strictObject({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, fieldProblem('code'))),
})
/** Answer of GET .../phone-activation/{phoneNumber}: a code has been sent; when it expires, where known. */
export const activationSentSchema = mayBeEmpty({ expiresAt: addition(z.nullable(instant), null) })
/** The answer to the right code. */
export const activatedSchema = mayBeEmpty({ phoneNumberIsConfirmed: addition(z.boolean(), true) })

/** Body of POST companies/profiles/request-reactivate; the answer has the time of the request to the administrators. */
export const reactivationSchema = z.strictObject({ profileId: recordId })
export const reactivationAskedSchema = mayBeEmpty({ askedAt: addition(z.nullable(instant), null) })

/** Answer of GET .../draft-key: the key that encrypts drafts of unsaved forms in the browser; 32 bytes in base64. */
export const draftKeySchema = z.object({ key: z.string() })
