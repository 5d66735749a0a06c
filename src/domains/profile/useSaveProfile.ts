import { QueryStatus } from '@reduxjs/toolkit/query/react'
import type { Profile } from '#contract/profile/profile.ts'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useAppSelector } from '@/store/hooks'
import type { ProfileRef } from '@/http/paths'
import { profilePatch, type ProfileEdits } from './profilePatch'
import { usePatchProfileMutation } from './profile.slice'

/** Saves fields of a profile, as `save` of a section. Without differences it sends no request and succeeds. */
export function useSaveProfile(profileRef: ProfileRef) {
  const [patchProfile] = usePatchProfileMutation()
  return async (changed: ProfileEdits, opened: Profile): Promise<SaveResult<Profile>> => {
    const patch = profilePatch(opened, changed)
    if (patch.length === 0) return { data: opened }
    return (await patchProfile({ ...profileRef, patch })) as SaveResult<Profile>
  }
}

/** Whether fields of a profile, of any section, are being saved. */
export const useIsSavingProfile = (): boolean =>
  useAppSelector(({ api }) =>
    Object.values(api.mutations).some(
      (mutation) => mutation?.endpointName === 'patchProfile' && mutation.status === QueryStatus.pending,
    ),
  )
