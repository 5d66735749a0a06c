import type { RouteName } from '@/routes/table'

/** The screens of a profile in order (§2 account panel): personal details, then preferences. */
export const profileGroups = {
  profile: ['personal', 'travelDocuments', 'payment', 'emergencyContact', 'account'],
  travel: ['flightPreferences', 'trainPreferences', 'hotelPreferences', 'carPreferences'],
} as const satisfies Record<string, readonly RouteName[]>
export type ProfilePageName = (typeof profileGroups)[keyof typeof profileGroups][number]
