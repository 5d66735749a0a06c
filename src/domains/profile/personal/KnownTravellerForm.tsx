import type { Profile } from '#contract/profile.ts'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/SectionForm'
import { useSectionForm } from '@/forms/useSectionForm'
import { knownEdits, travellerNumbers, knownSchema, knownValues } from './travellerNumbers.rules'
import { KnownNumberInput } from './KnownNumberInput'
import type { PersonalSectionProps } from './personalSection'

const sealed = Object.fromEntries(travellerNumbers.map((name) => [name, (profile: Profile) => profile[name]]))

export function KnownTravellerForm({ profileRef, profile, onSaved }: PersonalSectionProps & { profile: Profile }) {
  const save = useSaveProfile(profileRef, onSaved)
  const section = useSectionForm({
    id: `known-${profileRef.profileId}`,
    schema: knownSchema,
    entity: profile,
    valuesOf: knownValues,
    save: (typed, opened) => save(knownEdits(typed), opened),
    draftOwner: useOwnProfile(),
    sealed,
  })
  return (
    <SectionForm section={section} labels="profile.personal.field">
      {travellerNumbers.map((name) => (
        <KnownNumberInput key={name} name={name} />
      ))}
    </SectionForm>
  )
}
