import type { Profile } from '#contract/profile.ts'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/SectionForm'
import { useSectionForm } from '@/forms/useSectionForm'
import {
  travellerNumberEdits,
  travellerNumbers,
  travellerNumbersSchema,
  travellerNumberValues,
} from './travellerNumbers.rules'
import { TravellerNumberInput } from './TravellerNumberInput'
import type { PersonalSectionProps } from './personalSection'

const sealed = Object.fromEntries(travellerNumbers.map((name) => [name, (profile: Profile) => profile[name]]))

export function KnownTravellerForm({ profileRef, profile, onSaved }: PersonalSectionProps & { profile: Profile }) {
  const save = useSaveProfile(profileRef, onSaved)
  const section = useSectionForm({
    id: `known-${profileRef.profileId}`,
    schema: travellerNumbersSchema,
    entity: profile,
    valuesOf: travellerNumberValues,
    save: (typed, opened) => save(travellerNumberEdits(typed), opened),
    draftOwner: useOwnProfile(),
    sealed,
  })
  return (
    <SectionForm section={section} labels="profile.personal.field">
      {travellerNumbers.map((name) => (
        <TravellerNumberInput key={name} name={name} />
      ))}
    </SectionForm>
  )
}
