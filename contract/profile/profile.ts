import * as z from 'zod/mini'
import { instant, localDate } from '#contract/wire/envelope.ts'
import { addition, answeredText, optionalAddition, withFallback } from '#contract/wire/lenient.ts'
import { profileIssuesSchema, withCompleteness } from './profileIssues.ts'
import { chosenThemes } from './theme.ts'

/** Known-traveler and redress numbers: sealed where they are stored, masked in answers (§3). */
export const travelerNumbers = ['tsa', 'nexus', 'globalEntry', 'sentri', 'redressNumber'] as const
export type TravelerNumber = (typeof travelerNumbers)[number]

export const genderSchema = z.enum(['M', 'F', 'X', 'U'])

/** §3: the day of a date or an ISO 8601 time, as it is written there, `yyyy-MM-dd`; null for anything else. */
const birthDay = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? given.replace(/(?<=^.{10})T.*$/, '') : given)),
  withFallback(z.nullable(localDate), null),
)

const profileShape = z.object({
  id: z.string(),
  companyId: z.string(),
  /** Addition: null for a profile without employee, or where unknown. */
  employeeId: addition(z.nullable(z.string()), null),
  firstName: answeredText,
  middleName: answeredText,
  lastName: answeredText,
  gender: withFallback(z.nullable(genderSchema), null),
  email: answeredText,
  airportCode: z.nullable(z.string()),
  dateOfBirth: birthDay,
  dateOfBirthMask: z.nullable(z.string()),
  phoneNumber: answeredText,
  phoneCountryCode: answeredText,
  phoneType: answeredText,
  phoneExtension: answeredText,
  tsa: answeredText,
  nexus: answeredText,
  globalEntry: answeredText,
  sentri: answeredText,
  redressNumber: answeredText,
  /**
   * Addition: by traveler number, a tag that changes with the number, as two numbers can have the same mask. It
   * reveals nothing else; a missing number has no tag.
   */
  travellerNumberTags: addition(z.record(z.string(), z.string()), {}),
  isAllowedToBook: z.boolean(),
  /**
   * Additions: whether their travel policy allows trips of their own, and trips of events. Without either, nobody can
   * book for them (§5).
   */
  isAllowedTransient: optionalAddition(z.boolean()),
  isAllowedEvent: optionalAddition(z.boolean()),
  /**
   * Addition: the e-mail address of another administrator of the company. Null where no issue needs an administrator,
   * and where there is no other administrator.
   */
  administratorEmail: optionalAddition(z.nullable(z.string())),
  isBasicInfoComplete: z.boolean(),
  isPaymentMethodsComplete: z.boolean(),
  isMandatoryFieldsComplete: z.boolean(),
  isProfileBasicInformationComplete: z.boolean(),
  isPaymentMethodsInformationComplete: z.boolean(),
  isMandatoryFieldsInformationComplete: z.boolean(),
  profileIssues: profileIssuesSchema,
  costCenter: answeredText,
  cultureCode: answeredText,
  obt: z.nullable(z.object({ name: z.string(), url: z.string() })),
  countryCode: answeredText,
  walkMeAgeGroupID: z.nullable(z.int()),
  internalEmployeeId: answeredText,
  setupForOtp: z.boolean(),
  phoneNumberIsConfirmed: z.boolean(),
  active: z.boolean(),
  preferredLocation: z.nullable(z.string()),
  /** Addition: how times and distances are shown to this person; null follows the region (§9). */
  timeFormat: addition(z.nullable(z.enum(['h12', 'h23'])), null),
  distanceUnit: addition(z.nullable(z.enum(['km', 'mi'])), null),
  /** Addition: the look that the person has chosen; null follows the device. */
  theme: addition(z.nullable(z.enum(chosenThemes)), null),
  /** Addition: whether the person gets mails about their own trips, and notifications where somebody else changes one. */
  tripMails: addition(z.boolean(), true),
  tripNotifications: addition(z.boolean(), true),
  /** Addition: whether the person gets mails about approvals that wait for nothing: told, approved and declined trips. */
  approvalMails: addition(z.boolean(), true),
  /** Addition: the time of the request to the administrators to reactivate the profile; null without one. */
  reactivationAskedAt: addition(z.nullable(instant), null),
  /** Addition: the time of the request for the details only administrators can provide; null without one. */
  detailsAskedAt: addition(z.nullable(instant), null),
  /** Addition: the time of the latest reminder since the request; null without one. */
  detailsRemindedAt: addition(z.nullable(instant), null),
})
/** GET companies/{companyId}/profiles/{profileId} (§3). Traveler numbers are masked. */
export const profileSchema = z.pipe(z.transform(withCompleteness), profileShape)
export type Profile = z.infer<typeof profileSchema>

/** Row of GET companies/{companyId}/profiles. */
export const profileSummarySchema = z.pick(profileShape, {
  id: true,
  companyId: true,
  employeeId: true,
  firstName: true,
  lastName: true,
  email: true,
  active: true,
})
export type ProfileSummary = z.infer<typeof profileSummarySchema>

/** Travel policy (§3): the bookings it allows its holders. */
export const travelPolicySchema = z.object({
  id: z.string(),
  /** Addition: in the reader's language. */
  name: addition(z.string(), ''),
  isAllowedSelf: z.boolean(),
  isAllowedTransient: z.boolean(),
  isAllowedEvent: z.boolean(),
  ziiObtTemplateId: z.nullable(z.string()),
  obtPolicyModificationRequestId: z.nullable(z.string()),
})
export type TravelPolicy = z.infer<typeof travelPolicySchema>
