import type { ProfileRef } from '@/http/paths'

export interface PersonalSectionProps {
  profileRef: ProfileRef
  /** Told the names of the profile's fields that a save changed. */
  onSaved?: ((changed: string[]) => void) | undefined
}
