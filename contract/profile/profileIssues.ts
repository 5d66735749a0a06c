import * as z from 'zod/mini'
import { withFallback } from '#contract/wire/lenient.ts'

const fieldIssues = [
  'phoneCountryCodeMissing',
  'phoneTypeMissing',
  'phoneNumberMissing',
  'dateOfBirthMissing',
  'genderMissing',
] as const

/** The issues of §4 that only administrators can resolve: the mandatory fields of §2. */
export const mandatoryIssueNames = [
  'notActive',
  'employeeIdMissing',
  'groupIdMissing',
  'internalEmployeeIdMissing',
  'approverPerTravelPolicyMissing',
  'costCenterMissing',
] as const

/** The issues of §4 that make the basic information incomplete. */
export const basicIssueNames = [...fieldIssues, ...mandatoryIssueNames] as const

const paymentIssues = [
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

/** Every profile issue of §4. `profile.rules` knows the person or administrator who can resolve each. */
export const profileIssueNames = [...basicIssueNames, ...paymentIssues] as const
export type ProfileIssue = (typeof profileIssueNames)[number]

/** The issue of a profile whose list of issues cannot be parsed: §4 treats it as incomplete. */
export const unreadableIssue = 'profileIssuesUnreadable'
const asUnreadable = { issue: unreadableIssue }
/**
 * The issues that keep a profile from booking. §4: a missing list means complete, any other value than a list means
 * incomplete. Unknown codes stay: they block like the others and are shown by their code.
 */
export const profileIssuesSchema = withFallback(
  z.pipe(
    z.nullish(z.array(withFallback(z.object({ issue: z.string() }), asUnreadable))),
    z.transform((issues: { issue: string }[] | null | undefined) => issues ?? []),
  ),
  [asUnreadable],
)

const missingFor = {
  airRail: ['railFopMissing', 'airFopMissing'],
  hotelCar: ['hotelFopMissing', 'carFopMissing'],
} as const satisfies Record<string, readonly ProfileIssue[]>
/** The means of travel that §4 judges together: flights and trains, hotels and cars. */
export type Means = keyof typeof missingFor

const has = (issues: readonly string[], names: readonly string[]) =>
  issues.some((issue) => issue === unreadableIssue || names.includes(issue))

/** §4: whether flights and trains, or hotels and cars, can be paid for, by the codes of the issues. */
export const canPayFor = (means: Means, issues: readonly string[]): boolean => !has(issues, missingFor[means])

/** The three completeness flags of §4, by the codes of the issues and whether the person is allowed to book. */
export const completenessOf = (issues: readonly string[], isAllowedToBook: boolean) => ({
  isBasicInfoComplete: !has(issues, basicIssueNames),
  isPaymentMethodsComplete:
    isAllowedToBook && canPayFor('airRail', issues) && canPayFor('hotelCar', issues) && !has(issues, paymentIssues),
  isMandatoryFieldsComplete: !has(issues, mandatoryIssueNames),
})
export type Completeness = ReturnType<typeof completenessOf>

/** The names of the flags in the logged profile (§3). */
const loggedNames = {
  isBasicInfoComplete: 'isProfileBasicInformationComplete',
  isPaymentMethodsComplete: 'isPaymentMethodsInformationComplete',
  isMandatoryFieldsComplete: 'isMandatoryFieldsInformationComplete',
} as const satisfies Record<keyof Completeness, string>

/** The flags under both names that §3 has for them. */
export const withLoggedNames = (flags: Completeness) => ({
  ...flags,
  [loggedNames.isBasicInfoComplete]: flags.isBasicInfoComplete,
  [loggedNames.isPaymentMethodsComplete]: flags.isPaymentMethodsComplete,
  [loggedNames.isMandatoryFieldsComplete]: flags.isMandatoryFieldsComplete,
})

/**
 * Adds the six flags to an answered profile: each is false where the answer has it so under either name, or where an
 * issue contradicts it (§4).
 */
export function withCompleteness(profile: unknown): unknown {
  if (typeof profile !== 'object' || profile === null) return profile
  const given = profile as Record<string, unknown>
  const issues = z.parse(profileIssuesSchema, given.profileIssues).map(({ issue }) => issue)
  const flags = completenessOf(issues, given.isAllowedToBook === true)
  const isSaid = (flag: keyof Completeness) => given[flag] !== false && given[loggedNames[flag]] !== false
  return {
    ...given,
    ...withLoggedNames({
      isBasicInfoComplete: flags.isBasicInfoComplete && isSaid('isBasicInfoComplete'),
      isPaymentMethodsComplete: flags.isPaymentMethodsComplete && isSaid('isPaymentMethodsComplete'),
      isMandatoryFieldsComplete: flags.isMandatoryFieldsComplete && isSaid('isMandatoryFieldsComplete'),
    }),
  }
}
