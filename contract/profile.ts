import * as z from 'zod/mini'
import { instant, localDate } from './envelope.ts'

/** Every obstacle a profile can have (§4). Who can remove it stands in profile.rules. */
export const profileIssueNames = [
  'phoneCountryCodeMissing',
  'phoneTypeMissing',
  'phoneNumberMissing',
  'dateOfBirthMissing',
  'genderMissing',
  'notActive',
  'employeeIdMissing',
  'groupIdMissing',
  'internalEmployeeIdMissing',
  'approverPerTravelPolicyMissing',
  'costCenterMissing',
  'hotelFopMissing',
  'hotelFopExpired',
  'carFopMissing',
  'carFopExpired',
  'railFopMissing',
  'railFopExpired',
  'airFopMissing',
  'airFopExpired',
  'centralizedCardMissing',
  'centralizedCardExpired',
] as const
export const profileIssueSchema = z.enum(profileIssueNames)
export type ProfileIssue = z.infer<typeof profileIssueSchema>

export const genderSchema = z.enum(['M', 'F', 'X', 'U'])

/** GET companies/{companyId}/profiles/{profileId} (§3). Traveller numbers are masked. */
export const profileSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  employeeId: z.nullable(z.string()),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  gender: z.nullable(genderSchema),
  email: z.string(),
  airportCode: z.nullable(z.string()),
  dateOfBirth: z.nullable(localDate),
  dateOfBirthMask: z.nullable(z.string()),
  phoneNumber: z.string(),
  phoneCountryCode: z.string(),
  phoneType: z.string(),
  phoneExtension: z.string(),
  tsa: z.string(),
  nexus: z.string(),
  globalEntry: z.string(),
  sentri: z.string(),
  redressNumber: z.string(),
  isAllowedToBook: z.boolean(),
  isBasicInfoComplete: z.boolean(),
  isPaymentMethodsComplete: z.boolean(),
  isMandatoryFieldsComplete: z.boolean(),
  profileIssues: z.array(z.object({ issue: profileIssueSchema })),
  costCenter: z.string(),
  cultureCode: z.string(),
  obt: z.nullable(z.object({ name: z.string(), url: z.string() })),
  countryCode: z.string(),
  walkMeAgeGroupID: z.nullable(z.int()),
  internalEmployeeId: z.string(),
  setupForOtp: z.boolean(),
  phoneNumberIsConfirmed: z.boolean(),
  active: z.boolean(),
  preferredLocation: z.nullable(z.string()),
  /** How times and distances are shown to this person; null follows the region (§9). */
  timeFormat: z.nullable(z.enum(['h12', 'h23'])),
  distanceUnit: z.nullable(z.enum(['km', 'mi'])),
  /** When the administrators were asked to make the profile active again; null while they were not. */
  reactivationAskedAt: z.nullable(instant),
  /** When the administrators were asked for what only they can provide; null while they were not. */
  detailsAskedAt: z.nullable(instant),
})
export type Profile = z.infer<typeof profileSchema>

/** One row of GET companies/{companyId}/profiles. */
export const profileSummarySchema = z.pick(profileSchema, {
  id: true,
  companyId: true,
  employeeId: true,
  firstName: true,
  lastName: true,
  email: true,
  active: true,
})
export type ProfileSummary = z.infer<typeof profileSummarySchema>

/** Travel policy (§3): what its holders may book. */
export const travelPolicySchema = z.object({
  id: z.string(),
  name: z.string(),
  isAllowedSelf: z.boolean(),
  isAllowedTransient: z.boolean(),
  isAllowedEvent: z.boolean(),
  ziiObtTemplateId: z.nullable(z.string()),
  obtPolicyModificationRequestId: z.nullable(z.string()),
})
export type TravelPolicy = z.infer<typeof travelPolicySchema>
