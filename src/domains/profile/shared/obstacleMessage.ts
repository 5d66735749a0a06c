import { unreadableIssue } from '#contract/profile/profileIssues.ts'
import { isOtherIssue, type Obstacle } from '@/domains/profile/profile.rules'

/** The message of an obstacle. An obstacle unknown to §4 is shown by its code. */
export function obstacleMessage(obstacle: Obstacle) {
  if (obstacle === `other:${unreadableIssue}`) return { id: 'profile.missing.unreadable', values: {} } as const
  if (isOtherIssue(obstacle))
    return { id: 'profile.missing.other', values: { code: obstacle.slice('other:'.length) } } as const
  return { id: `profile.missing.${obstacle}`, values: {} } as const
}
