import type { Profile } from '#contract/profile/profile.ts'
import type { RouteName } from '@/routes/table'
import { type Issue, issuesOf, obstacleRow } from './profile.rules'
import type { ProfilePageName } from './profilePages'

const afterBasics: readonly RouteName[] = ['travelDocuments', 'emergencyContact']

/**
 * §2: documents and emergency contact are locked until the basic information is complete, while the reader can complete
 * it. Details of the administrator lock nothing, as the reader would find no empty field.
 * @param isOwn whether the profile is the reader's own
 */
export function isLocked(name: ProfilePageName, profile: Profile | undefined, { isOwn }: { isOwn: boolean }): boolean {
  if (!profile || profile.isBasicInfoComplete || !afterBasics.includes(name)) return false
  const named = issuesOf(profile).filter((issue) => obstacleRow(issue).page === 'personal')
  // A backend may answer that details are missing without an issue for them.
  return named.length === 0 || named.some((issue) => canComplete(issue, profile, isOwn))
}

/** Whether the reader can settle an issue; the phone that sign-in codes go to is changed by its owner only (§6). */
const canComplete = (issue: Issue, { setupForOtp }: Profile, isOwn: boolean): boolean =>
  obstacleRow(issue).owner === 'user' && (isOwn || !setupForOtp || !issue.startsWith('phone'))
