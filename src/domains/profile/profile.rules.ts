import type { Profile, ProfileIssue } from '#contract/profile.ts'
import type { ProfilePageName } from './profilePages'

export interface IssueRow {
  /** The step of complete-your-profile where it is mended; what the administrator provides shows in the same step. */
  step: 'personal' | 'payment'
  /** The page of the profile where it is mended. */
  page: Extract<ProfilePageName, 'personal' | 'payment'>
  /** The field that is missing, by its name in its form; null where no single field mends it. */
  field: string | null
  /** Who can remove the obstacle. */
  owner: 'user' | 'admin'
  /** How the administrator is asked; null where asking changes nothing. */
  adminRequest: AdminRequest | null
}

/** Asking for a detail, or to open the profile again. */
export type AdminRequest = 'details' | 'reactivation'

const personal = (field: string): IssueRow => ({
  step: 'personal',
  page: 'personal',
  field,
  owner: 'user',
  adminRequest: null,
})
// A card that is good mends whatever is missing or over: its number begins it.
const payment: IssueRow = { step: 'payment', page: 'payment', field: 'number', owner: 'user', adminRequest: null }
const admin: IssueRow = { step: 'personal', page: 'personal', field: null, owner: 'admin', adminRequest: 'details' }
// The company's own card is nothing that an administrator of travel can set here; nor is the switch for booking.
const centralCard: IssueRow = { ...admin, step: 'payment', page: 'payment', adminRequest: null }
const bookingSwitch: IssueRow = { ...admin, adminRequest: null }

/**
 * The one table of profile issues (§4): where each is mended, by whom, and how the administrator is asked. Banners,
 * dialogs, steps, the account panel, the action centre and the lists of arrangers all read it.
 */
const issueTable: Record<ProfileIssue, IssueRow> = {
  phoneCountryCodeMissing: personal('phoneCountryCode'),
  phoneTypeMissing: personal('phoneType'),
  phoneNumberMissing: personal('phoneNumber'),
  dateOfBirthMissing: personal('dateOfBirth'),
  genderMissing: personal('gender'),
  notActive: { ...admin, adminRequest: 'reactivation' },
  employeeIdMissing: admin,
  groupIdMissing: admin,
  internalEmployeeIdMissing: admin,
  approverPerTravelPolicyMissing: admin,
  costCenterMissing: admin,
  hotelFopMissing: payment,
  hotelFopExpired: payment,
  carFopMissing: payment,
  carFopExpired: payment,
  railFopMissing: payment,
  railFopExpired: payment,
  airFopMissing: payment,
  airFopExpired: payment,
  centralizedCardMissing: centralCard,
  centralizedCardExpired: centralCard,
}

/** An issue by a code that §4 does not name: it blocks like any other, and only the administrator knows what it is. */
export type OtherIssue = `other:${string}`
export type Issue = ProfileIssue | OtherIssue
export const isOtherIssue = (obstacle: Obstacle): obstacle is OtherIssue => obstacle.startsWith('other:')
const otherIssue: IssueRow = { ...admin, adminRequest: null }

/** The issues of a profile in the order of the table, each once, and after them those that §4 does not name. */
export function issuesOf(profile: Pick<Profile, 'profileIssues'>): Issue[] {
  const codes = new Set(profile.profileIssues.map(({ issue }) => issue))
  const named = (Object.keys(issueTable) as ProfileIssue[]).filter((name) => codes.delete(name))
  return [...named, ...[...codes].map((code): OtherIssue => `other:${code}`)]
}

/** §2: the banner "You're not finished yet!" shows while basic or payment information is incomplete. */
export const isUnfinished = (profile: Profile): boolean =>
  !profile.isBasicInfoComplete || !profile.isPaymentMethodsComplete

/** What stands between a person and booking: a profile issue, or that booking is not switched on for them. */
export type Obstacle = Issue | 'notAllowedToBook'

export function obstacleRow(obstacle: Obstacle): IssueRow {
  if (isOtherIssue(obstacle)) return otherIssue
  return obstacle === 'notAllowedToBook' ? bookingSwitch : issueTable[obstacle]
}

/** Every obstacle in one list, so that "why can't I book?" always has an answer (§4, §5). */
export function obstaclesOf(profile: Pick<Profile, 'profileIssues' | 'isAllowedToBook'>): Obstacle[] {
  const issues = issuesOf(profile)
  return issues.length > 0 || profile.isAllowedToBook ? issues : ['notAllowedToBook']
}

/** The first obstacle the person can remove, for the way straight to it; none where all wait for others. */
export const firstRemovable = (obstacles: readonly Obstacle[]): Obstacle | undefined =>
  obstacles.find((obstacle) => obstacleRow(obstacle).owner === 'user')
