import type { ProfileIssue } from '#contract/profile.ts'

/**
 * §4: whether a list of issues means that flights and trains, or hotels and cars, can be paid for. A missing list means
 * complete; anything else that is not a list means incomplete.
 */
export const canPayFor = (means: 'airRail' | 'hotelCar', issues: unknown): boolean => {
  if (issues === undefined || issues === null) return true
  if (!Array.isArray(issues)) return false
  const missing: readonly ProfileIssue[] =
    means === 'airRail' ? ['railFopMissing', 'airFopMissing'] : ['hotelFopMissing', 'carFopMissing']
  return !issues.some((each: { issue?: ProfileIssue } | null) => each?.issue && missing.includes(each.issue))
}
