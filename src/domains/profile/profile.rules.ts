import type { Profile } from '#contract/profile/profile.ts'
import type { ProfileIssue } from '#contract/profile/profileIssues.ts'
import type { ProfilePageName } from './profilePages'

export interface IssueRow {
  /** The step of complete-your-profile that resolves it or shows the administrator's part. */
  step: 'personal' | 'payment'
  /** The page of the profile that resolves it. */
  page: Extract<ProfilePageName, 'personal' | 'payment'>
  /** Name of the missing field in its form, or null where it is not one field. */
  field: string | null
  /** Who can remove the obstacle. */
  owner: 'user' | 'admin'
  /** The kind of request to the administrator, or null where none exists. */
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
 * The only table of profile issues (§4): the page that resolves each, its owner, and the request to the administrator.
 * The issues of a page are in the order of its fields, so that what leads to the first leaves none above it.
 * Used by banners, dialogs, steps, the account panel, the action centre and the lists of arrangers.
 */
const issueTable: Record<ProfileIssue, IssueRow> = {
  genderMissing: personal('gender'),
  dateOfBirthMissing: personal('dateOfBirth'),
  phoneNumberMissing: personal('phoneNumber'),
  phoneCountryCodeMissing: personal('phoneCountryCode'),
  phoneTypeMissing: personal('phoneType'),
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

/** The details that each person provides before booking, besides a payment card. */
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

/** An obstacle to booking: a profile issue, a missing permission to book, or the home airport that an event needs. */
export type Obstacle = Issue | 'notAllowedToBook' | 'homeAirportMissing'

/**
 * The fields of a profile or traveler that decide about booking. `isForEvent` is set where the booking is for an
 * event, which needs the home airport too (§5).
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

/** All obstacles in one list, so that a person who cannot book always sees a reason (§4, §5). */
export function obstaclesOf(profile: Booker): Obstacle[] {
  const issues: Obstacle[] = issuesOf(profile)
  if (profile.isForEvent && !profile.airportCode) issues.push('homeAirportMissing')
  return issues.length > 0 || profile.isAllowedToBook ? issues : ['notAllowedToBook']
}

/** The first obstacle that the person can remove, or undefined. */
export const firstRemovable = (obstacles: readonly Obstacle[]): Obstacle | undefined =>
  obstacles.find((obstacle) => obstacleRow(obstacle).owner === 'user')
