import type { ProfileRef } from '@/http/paths'

export interface PersonalSectionProps {
  profileRef: ProfileRef
  /** Called with the names of the profile fields that a save changed. */
  onSaved?: ((changed: string[]) => void) | undefined
}
