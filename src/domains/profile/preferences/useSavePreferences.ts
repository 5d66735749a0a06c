import type { NewTravelPreference, TravelPreference } from '#contract/profile/preferences.ts'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import { useLazyPreferencesQuery, usePostPreferencesMutation, usePutPreferencesMutation } from './preferences.slice'
import { type PreferencePage, mergePage } from './preferences.rules'

/** Saves the values of one page: creates the record where there is none, else changes the version that was opened. */
export function useSavePreferences(profileRef: ProfileRef, page: PreferencePage) {
  const [post] = usePostPreferencesMutation()
  const [put] = usePutPreferencesMutation()
  const [ask] = useLazyPreferencesQuery()
  return async (
    typed: NewTravelPreference,
    opened: TravelPreference | null,
  ): Promise<SaveResult<TravelPreference | null>> => {
    const preferences = mergePage(page, opened, typed)
    if (opened) {
      const { tpId, version } = opened
      return (await put({
        ...profileRef,
        tpId,
        preferences: { ...preferences, version },
      })) as SaveResult<TravelPreference>
    }
    const made = (await post({ ...profileRef, preferences })) as SaveResult<TravelPreference>
    if (made.error?.status !== 409) return made
    // Another page, tab or person has created the record first, so that one is changed.
    const { data } = await ask(profileRef)
    return data ? { error: { ...made.error, status: 412, current: data } } : made
  }
}
