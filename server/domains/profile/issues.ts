import type { ProfileIssue } from '#contract/profile.ts'
import type { Card, Person } from '#server/domains/profile/person.ts'

/** The data that profile issues are computed from. */
export interface IssueFacts {
  profile: Pick<
    Person['profile'],
    | 'phoneCountryCode'
    | 'phoneType'
    | 'phoneNumber'
    | 'dateOfBirth'
    | 'gender'
    | 'active'
    | 'employeeId'
    | 'groupId'
    | 'internalEmployeeId'
  >
  employee: Pick<NonNullable<Person['employee']>, 'status' | 'approverId' | 'costCenterId'> | null
  policy: object | null
  cards: Card[]
}

type Use = Card['uses'][number]

const userIssues: readonly ProfileIssue[] = [
  'phoneCountryCodeMissing',
  'phoneTypeMissing',
  'phoneNumberMissing',
  'dateOfBirthMissing',
  'genderMissing',
]
const adminIssues: readonly ProfileIssue[] = [
  'notActive',
  'employeeIdMissing',
  'groupIdMissing',
  'internalEmployeeIdMissing',
  'approverPerTravelPolicyMissing',
  'costCenterMissing',
]
const basicIssues = [...userIssues, ...adminIssues]

/**
 * All issues of a profile, in the order of §4. The two about a centralized card cannot occur: companies have no such
 * card here.
 * @param month the current month, `yyyy-MM`; a card is valid through the last day of its month /
 */
export function profileIssues({ profile, employee, policy, cards }: IssueFacts, month: string): ProfileIssue[] {
  const found: Partial<Record<ProfileIssue, boolean>> = {
    phoneCountryCodeMissing: !profile.phoneCountryCode,
    phoneTypeMissing: !profile.phoneType,
    phoneNumberMissing: !profile.phoneNumber,
    dateOfBirthMissing: !profile.dateOfBirth,
    genderMissing: !profile.gender,
    notActive: !isActive({ profile, employee }),
    employeeIdMissing: !profile.employeeId,
    groupIdMissing: !profile.groupId,
    internalEmployeeIdMissing: !profile.internalEmployeeId,
    approverPerTravelPolicyMissing: policy !== null && !employee?.approverId,
    costCenterMissing: !employee?.costCenterId,
  }
  const basic = basicIssues.filter((issue) => found[issue])
  const uses: Use[] = ['hotel', 'car', 'rail', 'air']
  return [...basic, ...uses.flatMap((use) => cardIssue(use, cards, month))]
}

function cardIssue(use: Use, cards: Card[], month: string): ProfileIssue[] {
  const usable = cards.filter((card) => card.uses.includes(use))
  if (usable.length === 0) return [`${use}FopMissing`]
  return usable.some(({ expiryMonth }) => expiryMonth >= month) ? [] : [`${use}FopExpired`]
}

const isActive = ({ profile, employee }: Pick<IssueFacts, 'profile' | 'employee'>) =>
  profile.active && (employee === null || employee.status === 'active')

/**
 * Whether a person may book at all (§5): employed, under a travel policy, and with nothing missing that a booking needs.
 * @param month the current month, `yyyy-MM`
 */
export const isAllowedToBook = (facts: IssueFacts, month: string): boolean =>
  facts.employee !== null && facts.policy !== null && profileIssues(facts, month).length === 0

/** The three completeness flags of §4. Mandatory fields are those only administrators can provide (§2). */
export function completeness(issues: readonly ProfileIssue[], mayBook: boolean) {
  const has = (names: readonly ProfileIssue[]) => issues.some((issue) => names.includes(issue))
  return {
    isBasicInfoComplete: !has(basicIssues),
    isPaymentMethodsComplete: mayBook && !issues.some((issue) => !basicIssues.includes(issue)),
    isMandatoryFieldsComplete: !has(adminIssues),
  }
}
