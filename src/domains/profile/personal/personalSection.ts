import type { ProfileAt } from '@/http/paths'

export interface PersonalSectionProps {
  at: ProfileAt
  /** Told the names of the profile's fields that a save changed. */
  onSaved?: ((changed: string[]) => void) | undefined
}
