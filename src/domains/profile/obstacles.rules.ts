import type { Profile } from '#contract/profile/profile.ts'
import { type AdminRequest, isOtherIssue, type Obstacle, obstacleRow } from './profile.rules'

/** The obstacles that only the administrator can remove (§2: "details are missing"). */
export const adminObstacles = (obstacles: readonly Obstacle[]): Obstacle[] =>
  obstacles.filter((obstacle) => obstacleRow(obstacle).owner === 'admin')

/** The requests to the administrator that obstacles allow, each once. */
export const adminRequestsOf = (obstacles: readonly Obstacle[]): AdminRequest[] => [
  ...new Set(obstacles.flatMap((obstacle) => obstacleRow(obstacle).adminRequest ?? [])),
]

/** The time of the last request to the administrator, or null. */
export const askedAt = (profile: Profile, adminRequest: AdminRequest): string | null =>
  adminRequest === 'details' ? profile.detailsAskedAt : profile.reactivationAskedAt

/** The time of the last reminder of a request to the administrator, or null; only requests for details have them. */
export const remindedAt = (profile: Profile, adminRequest: AdminRequest): string | null =>
  adminRequest === 'details' ? profile.detailsRemindedAt : null

/** The time of the last request or reminder to the administrator, or null. */
export const lastAskedAt = (profile: Profile, adminRequest: AdminRequest): string | null =>
  remindedAt(profile, adminRequest) ?? askedAt(profile, adminRequest)

/** Why an obstacle matters. Each has a message `completion.why.<reason>`. */
export type ObstacleReason =
  'reach' | 'security' | 'event' | 'guarantee' | 'expired' | 'central' | 'account' | 'policy' | 'switch' | 'other'

export function reasonOf(obstacle: Obstacle): ObstacleReason {
  if (isOtherIssue(obstacle)) return 'other'
  if (obstacle === 'homeAirportMissing') return 'event'
  if (obstacle.startsWith('phone')) return 'reach'
  if (obstacle === 'dateOfBirthMissing' || obstacle === 'genderMissing') return 'security'
  if (obstacle.startsWith('centralizedCard')) return 'central'
  if (obstacle.endsWith('FopMissing')) return 'guarantee'
  if (obstacle.endsWith('FopExpired')) return 'expired'
  if (obstacle === 'approverPerTravelPolicyMissing' || obstacle === 'costCenterMissing') return 'policy'
  return obstacle === 'notAllowedToBook' ? 'switch' : 'account'
}
