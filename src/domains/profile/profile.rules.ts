import type { Profile } from '#contract/profile.ts'
import type { ProfileIssue } from '#contract/profileIssues.ts'
import type { ProfilePageName } from './profilePages'

export interface IssueRow {
  /** The step of complete-your-profile where it is resolved, or where the administrator's part is shown. */
  step: 'personal' | 'payment'
  /** The page of the profile where it is resolved. */
  page: Extract<ProfilePageName, 'personal' | 'payment'>
  /** Name of the missing field in its form; null where it is not one field. */
  field: string | null
  /** Who can remove the obstacle. */
  owner: 'user' | 'admin'
  /** How to ask the administrator; null where they cannot be asked. */
  adminRequest: AdminRequest | null
}

/** Requests to the administrator: to provide a detail, or to reopen the profile. */
export type AdminRequest = 'details' | 'reactivation'

const personal = (field: string): IssueRow => ({
  step: 'personal',
  page: 'personal',
  field,
  owner: 'user',
  adminRequest: null,
})
// A valid card resolves these issues; its form begins with the number.
const payment: IssueRow = { step: 'payment', page: 'payment', field: 'number', owner: 'user', adminRequest: null }
const admin: IssueRow = { step: 'personal', page: 'personal', field: null, owner: 'admin', adminRequest: 'details' }
// An administrator of travel cannot set the company's own card here, nor the permission to book.
const centralCard: IssueRow = { ...admin, step: 'payment', page: 'payment', adminRequest: null }
const bookingSwitch: IssueRow = { ...admin, adminRequest: null }

/**
 * The only table of profile issues (§4): where each is resolved, by whom, and how the administrator is asked. Used by
 * banners, dialogs, steps, the account panel, the action centre and the lists of arrangers.
 */
const issueTable: Record<ProfileIssue, IssueRow> = {
  phoneNumberMissing: personal('phoneNumber'),
  phoneCountryCodeMissing: personal('phoneCountryCode'),
  phoneTypeMissing: personal('phoneType'),
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

/** The details that everybody gives themselves before they can book; a payment card comes to them. */
export const ownDetails = (Object.keys(issueTable) as ProfileIssue[]).filter(
  (issue) => issueTable[issue].owner === 'user' && issueTable[issue].step === 'personal',
)

/** An issue with a code unknown to §4: it blocks booking like any other, and is left to the administrator. */
export type OtherIssue = `other:${string}`
export type Issue = ProfileIssue | OtherIssue
export const isOtherIssue = (obstacle: Obstacle): obstacle is OtherIssue => obstacle.startsWith('other:')
const otherIssue: IssueRow = { ...admin, adminRequest: null }

/** The issues of a profile in the order of the table, each once; those unknown to §4 follow. */
export function issuesOf(profile: Pick<Profile, 'profileIssues'>): Issue[] {
  const codes = new Set(profile.profileIssues.map(({ issue }) => issue))
  const named = (Object.keys(issueTable) as ProfileIssue[]).filter((name) => codes.delete(name))
  return [...named, ...[...codes].map((code): OtherIssue => `other:${code}`)]
}

/** §2: the banner "You're not finished yet!" shows while basic or payment information is incomplete. */
export const isUnfinished = (profile: Profile): boolean =>
  !profile.isProfileBasicInformationComplete || !profile.isPaymentMethodsInformationComplete

/** An obstacle to booking: a profile issue, a missing permission to book, or what an event needs besides. */
export type Obstacle = Issue | 'notAllowedToBook' | 'homeAirportMissing'

/**
 * The part of a profile, or of somebody's traveller, that says whether they can book; `isForEvent` where they are about
 * to book for an event, which needs the airport they leave from too (§5).
 */
export type Booker = Pick<Profile, 'profileIssues' | 'isAllowedToBook'> & {
  airportCode?: string | null
  isForEvent?: boolean
}

export function obstacleRow(obstacle: Obstacle): IssueRow {
  if (isOtherIssue(obstacle)) return otherIssue
  if (obstacle === 'homeAirportMissing') return personal('airportCode')
  return obstacle === 'notAllowedToBook' ? bookingSwitch : issueTable[obstacle]
}

/** All obstacles in one list, so that there is always a reason why somebody cannot book (§4, §5). */
export function obstaclesOf(profile: Booker): Obstacle[] {
  const issues: Obstacle[] = issuesOf(profile)
  if (profile.isForEvent && !profile.airportCode) issues.push('homeAirportMissing')
  return issues.length > 0 || profile.isAllowedToBook ? issues : ['notAllowedToBook']
}

/** The first obstacle that the person can remove; undefined where only others can. */
export const firstRemovable = (obstacles: readonly Obstacle[]): Obstacle | undefined =>
  obstacles.find((obstacle) => obstacleRow(obstacle).owner === 'user')
