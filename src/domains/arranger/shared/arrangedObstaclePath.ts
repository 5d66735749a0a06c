import type { LocaleCode } from '#contract/texts/locales.ts'
import { type Obstacle, obstacleRow } from '@/domains/profile/profile.rules'
import type { ProfileRef } from '@/http/paths'
import { arrangedPages } from '@/routes/arrangedPages'
import { pathTo } from '@/routes/pathTo'

/** The page and field of a traveler's profile that remove an obstacle. */
export function arrangedObstaclePath(
  locale: LocaleCode,
  { companyId, profileId }: ProfileRef,
  obstacle: Obstacle,
): string {
  const { page, field } = obstacleRow(obstacle)
  const path = pathTo(locale, arrangedPages[page], { companyId, profileId })
  return field ? `${path}#${field}` : path
}
