import { useTravelDocumentsQuery } from '@/domains/profile/documents/documents.slice'
import { useEmergencyContactQuery } from '@/domains/profile/emergency/emergency.slice'
import { usePreferencesQuery } from '@/domains/profile/preferences/preferences.slice'
import type { Profile } from '#contract/profile/profile.ts'
import { localDay } from '@/lib/localDay'
import type { ProfileRef } from '@/http/paths'
import { useNow } from '@/i18n/useNow'
import type { Booker } from '@/domains/profile/profile.rules'
import { type StepStates, stepStates } from '@/domains/profile/steps.rules'

/** State of each step of a person's profile. Data that fails to load counts as missing; its step shows the failure. */
export function useStepStates(profileRef: ProfileRef, profile: (Profile & Booker) | undefined): StepStates | undefined {
  const documents = useTravelDocumentsQuery(profileRef)
  const contact = useEmergencyContactQuery(profileRef)
  const preferences = usePreferencesQuery(profileRef)
  const day = localDay(useNow())
  if (!profile || documents.isLoading || contact.isLoading || preferences.isLoading) return undefined
  return stepStates({
    profile,
    passports: (documents.data ?? []).map(({ expirationDate }) => expirationDate),
    hasPreferences: preferences.data !== null && preferences.data !== undefined,
    hasEmergencyContact: contact.data !== null && contact.data !== undefined,
    today: day,
  })
}
