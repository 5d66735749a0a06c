import type { Profile } from '#contract/profile.ts'
import type { RouteName } from '@/routes/table'

/** The screens of a profile in order (§2 account panel): personal details, then preferences. */
export const profileGroups = {
  profile: ['personal', 'travelDocuments', 'payment', 'emergencyContact', 'account'],
  travel: ['flightPreferences', 'trainPreferences', 'hotelPreferences', 'carPreferences'],
} as const satisfies Record<string, readonly RouteName[]>
export type ProfilePageName = (typeof profileGroups)[keyof typeof profileGroups][number]

const afterBasics: readonly RouteName[] = ['travelDocuments', 'emergencyContact']

/** §2: documents and emergency contact are locked until the basic information is complete. */
export const isLocked = (name: ProfilePageName, profile: Pick<Profile, 'isBasicInfoComplete'> | undefined): boolean =>
  afterBasics.includes(name) && profile?.isBasicInfoComplete === false
