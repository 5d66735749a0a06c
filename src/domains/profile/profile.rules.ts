import type { Profile, ProfileIssue } from '#contract/profile.ts'

/** The steps of complete-your-profile (`s` of §2). */
export const profileSteps = ['personal', 'payment', 'travelDocuments', 'company'] as const
export type ProfileStep = (typeof profileSteps)[number]

export interface IssueRow {
  step: ProfileStep
  /** Who can remove the obstacle. */
  owner: 'user' | 'admin'
}

const user = (step: ProfileStep): IssueRow => ({ step, owner: 'user' })
const admin: IssueRow = { step: 'company', owner: 'admin' }

/** The one table of profile issues (§4): where each is mended and by whom. Banners, dialogs and steps all read it. */
export const issueTable: Record<ProfileIssue, IssueRow> = {
  phoneCountryCodeMissing: user('personal'),
  phoneTypeMissing: user('personal'),
  phoneNumberMissing: user('personal'),
  dateOfBirthMissing: user('personal'),
  genderMissing: user('personal'),
  notActive: admin,
  employeeIdMissing: admin,
  groupIdMissing: admin,
  internalEmployeeIdMissing: admin,
  approverPerTravelPolicyMissing: admin,
  costCenterMissing: admin,
  hotelFopMissing: user('payment'),
  hotelFopExpired: user('payment'),
  carFopMissing: user('payment'),
  carFopExpired: user('payment'),
  railFopMissing: user('payment'),
  railFopExpired: user('payment'),
  airFopMissing: user('payment'),
  airFopExpired: user('payment'),
  centralizedCardMissing: admin,
  centralizedCardExpired: admin,
}

/** The issues of a profile in the order of the table, each once. */
export const issuesOf = (profile: Pick<Profile, 'profileIssues'>): ProfileIssue[] =>
  (Object.keys(issueTable) as ProfileIssue[]).filter((name) =>
    profile.profileIssues.some(({ issue }) => issue === name),
  )

/** §2: the banner "You're not finished yet!" shows while basic or payment information is incomplete. */
export const isUnfinished = (profile: Profile): boolean =>
  !profile.isBasicInfoComplete || !profile.isPaymentMethodsComplete

/** What stands between a person and booking: a profile issue, or that booking is not switched on for them. */
export type Obstacle = ProfileIssue | 'notAllowedToBook'

export const obstacleRow = (obstacle: Obstacle): IssueRow =>
  obstacle === 'notAllowedToBook' ? admin : issueTable[obstacle]

/** Every obstacle in one list, so that "why can't I book?" always has an answer (§4, §5). */
export function obstaclesOf(profile: Profile): Obstacle[] {
  const issues = issuesOf(profile)
  return issues.length > 0 || profile.isAllowedToBook ? issues : ['notAllowedToBook']
}

/** The step an address asks for; an unknown one is the first. */
export const stepOf = (asked: string | null): ProfileStep => profileSteps.find((step) => step === asked) ?? 'personal'

/** Why an obstacle matters, each a message `profile.why.<reason>`. */
export type ObstacleReason =
  'reach' | 'security' | 'guarantee' | 'expired' | 'central' | 'account' | 'policy' | 'switch'

export function reasonOf(obstacle: Obstacle): ObstacleReason {
  if (obstacle.startsWith('phone')) return 'reach'
  if (obstacle === 'dateOfBirthMissing' || obstacle === 'genderMissing') return 'security'
  if (obstacle.startsWith('centralizedCard')) return 'central'
  if (obstacle.endsWith('FopMissing')) return 'guarantee'
  if (obstacle.endsWith('FopExpired')) return 'expired'
  if (obstacle === 'approverPerTravelPolicyMissing' || obstacle === 'costCenterMissing') return 'policy'
  return obstacle === 'notAllowedToBook' ? 'switch' : 'account'
}
