import { QueryStatus } from '@reduxjs/toolkit/query/react'
import type { Profile } from '#contract/profile.ts'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useAppSelector } from '@/store/hooks'
import type { ProfileRef } from '@/http/paths'
import { patchedFields, profilePatch, type ProfileEdits } from './profilePatch'
import { usePatchProfileMutation } from './profile.slice'

/**
 * Saves fields of a profile, as `save` of a section. Without differences it sends no request and succeeds.
 * @param onSaved called with the changed fields after saving
 */
export function useSaveProfile(profileRef: ProfileRef, onSaved?: (changed: string[]) => void) {
  const [patchProfile] = usePatchProfileMutation()
  return async (changed: ProfileEdits, opened: Profile): Promise<SaveResult<Profile>> => {
    const patch = profilePatch(opened, changed)
    if (patch.length === 0) return { data: opened }
    const answer = (await patchProfile({ ...profileRef, patch })) as SaveResult<Profile>
    if (!answer.error) onSaved?.(patchedFields(patch))
    return answer
  }
}

/** Whether fields of a profile, of any section, are being saved. */
export const useIsSavingProfile = (): boolean =>
  useAppSelector(({ api }) =>
    Object.values(api.mutations).some(
      (mutation) => mutation?.endpointName === 'patchProfile' && mutation.status === QueryStatus.pending,
    ),
  )
