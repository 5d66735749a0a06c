import { basicIssueNames, type ProfileIssue } from '#contract/profile/profileIssues.ts'
import type { Card, Payment } from '#server/domains/profile/paymentFor.ts'
import type { Person } from '#server/domains/profile/person.ts'

/** The data that profile issues are computed from. */
export interface IssueFacts extends Payment {
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
  policy: Pick<NonNullable<Person['policy']>, 'needsApproval'> | null
}

type Use = Card['uses'][number]

/**
 * All issues of a profile, in the order of §4.
 * @param month the current month, `yyyy-MM`; a card is valid through the last day of its month
 */
export function profileIssues(facts: IssueFacts, month: string): ProfileIssue[] {
  const { profile, employee, policy, cards } = facts
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
    approverPerTravelPolicyMissing: policy?.needsApproval === true && !employee?.approverId,
    costCenterMissing: !employee?.costCenterId,
  }
  const basic = basicIssueNames.filter((issue) => found[issue])
  const uses: Use[] = ['hotel', 'car', 'rail', 'air']
  return [...basic, ...uses.flatMap((use) => cardIssue(use, cards, month)), ...centralIssue(facts, month)]
}

function cardIssue(use: Use, cards: Card[], month: string): ProfileIssue[] {
  const usable = cards.filter((card) => card.uses.includes(use))
  if (usable.length === 0) return [`${use}FopMissing`]
  return usable.some(({ expiryMonth }) => expiryMonth >= month) ? [] : [`${use}FopExpired`]
}

/** §4: trips must be paid with a company card, and none is assigned or valid. */
function centralIssue({ cards, needsCompanyCard }: Payment, month: string): ProfileIssue[] {
  const assigned = cards.filter(({ isCompany }) => isCompany)
  if (!needsCompanyCard || assigned.some(({ expiryMonth }) => expiryMonth >= month)) return []
  return [assigned.length === 0 ? 'centralizedCardMissing' : 'centralizedCardExpired']
}

const isActive = ({ profile, employee }: Pick<IssueFacts, 'profile' | 'employee'>) =>
  profile.active && (employee === null || employee.status === 'active')

/**
 * Whether the travel policy of a person allows any trip, transient or for events. Otherwise the person cannot book
 * (§5).
 */
export const allowsSomeTrip = ({ policy }: Pick<Person, 'policy'>): boolean =>
  policy !== null && (policy.isAllowedTransient || policy.isAllowedEvent)

/**
 * Whether a person may book (§5): employed, under a travel policy, and with all details that a booking needs.
 * @param month the current month, `yyyy-MM`
 */
export const isAllowedToBook = (facts: IssueFacts, month: string): boolean =>
  facts.employee !== null && facts.policy !== null && profileIssues(facts, month).length === 0
