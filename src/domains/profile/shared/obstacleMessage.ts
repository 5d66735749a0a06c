import { isOtherIssue, type Obstacle } from '@/domains/profile/profile.rules'

/** The message of an obstacle; an unknown one is shown by its code. */
export function obstacleMessage(obstacle: Obstacle) {
  if (isOtherIssue(obstacle))
    return { id: 'profile.missing.other', values: { code: obstacle.slice('other:'.length) } } as const
  return { id: `profile.missing.${obstacle}`, values: {} } as const
}
