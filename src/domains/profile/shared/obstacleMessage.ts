import { isOtherIssue, type Obstacle } from '@/domains/profile/profile.rules'

/** What an obstacle is, as a message; one that nobody here knows is called by its code. */
export function obstacleMessage(obstacle: Obstacle) {
  if (isOtherIssue(obstacle))
    return { id: 'profile.missing.other', values: { code: obstacle.slice('other:'.length) } } as const
  return { id: `profile.missing.${obstacle}`, values: {} } as const
}
