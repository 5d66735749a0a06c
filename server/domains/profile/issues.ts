import { basicIssueNames } from '#contract/profileIssues.ts'
import type { ProfileIssue } from '#contract/profileIssues.ts'
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

/**
 * All issues of a profile, in the order of §4. The two about a centralized card cannot occur: companies have no such
 * card here.
 * @param month the current month, `yyyy-MM`; a card is valid through the last day of its month
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
  const basic = basicIssueNames.filter((issue) => found[issue])
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

/** Whether the travel policy of a person allows any trip, their own or an event's; otherwise nobody books for them (§5). */
export const allowsSomeTrip = ({ policy }: Pick<Person, 'policy'>): boolean =>
  policy !== null && (policy.isAllowedTransient || policy.isAllowedEvent)

/**
 * Whether a person may book at all (§5): employed, under a travel policy, and with nothing missing that a booking needs.
 * @param month the current month, `yyyy-MM`
 */
export const isAllowedToBook = (facts: IssueFacts, month: string): boolean =>
  facts.employee !== null && facts.policy !== null && profileIssues(facts, month).length === 0
