import type { LocaleCode } from '#contract/texts/locales.ts'
import { pathTo } from '@/routes/pathTo'
import { firstRemovable, type Obstacle, obstacleRow } from '@/domains/profile/profile.rules'
import type { ProfileStep } from '@/domains/profile/steps.rules'

/** The address of a step of complete-your-profile, with its event (`g` of §2) and the field to focus. */
export function stepPath(
  locale: LocaleCode,
  step: ProfileStep,
  { field, event }: { field?: string | null; event?: string | null } = {},
) {
  const path = pathTo(locale, 'completeYourProfile', undefined, event ? { s: step, g: event } : { s: step })
  return field ? `${path}#${field}` : path
}

/** The step and field that remove an obstacle of the reader's own profile. */
export function obstaclePath(locale: LocaleCode, obstacle: Obstacle, event?: string | null): string {
  const { step, field } = obstacleRow(obstacle)
  return stepPath(locale, step, { field, ...(event && { event }) })
}

/** The page that shows the missing details: the first thing to do, or the review where only others can act. */
export function readinessPath(locale: LocaleCode, obstacles: readonly Obstacle[]): string {
  const first = firstRemovable(obstacles)
  return first ? obstaclePath(locale, first) : stepPath(locale, 'review')
}
