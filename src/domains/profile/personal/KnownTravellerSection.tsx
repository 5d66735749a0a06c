import { FormattedMessage } from 'react-intl'
import { type Profile, travellerNumbers } from '#contract/profile/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { KnownTravellerNumbers } from './KnownTravellerNumbers'
import { travellerNumberEdits, travellerNumbersSchema, travellerNumberValues } from './travellerNumbers.rules'
import type { ProfileRef } from '@/http/paths'

/** Known-traveller and redress numbers; the server sends them masked. */
export function KnownTravellerSection({ profileRef }: { profileRef: ProfileRef }) {
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.personal.known.title" />}
      description={<FormattedMessage id="profile.personal.known.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => <KnownTravellerForm profileRef={profileRef} profile={profile} />}
    </SectionCard>
  )
}

const sealed = Object.fromEntries(travellerNumbers.map((name) => [name, (profile: Profile) => profile[name]]))

function KnownTravellerForm({ profileRef, profile }: { profileRef: ProfileRef; profile: Profile }) {
  const save = useSaveProfile(profileRef)
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
    <SectionForm section={section} part="profile.personal.known.title" labels="profile.personal.field">
      <KnownTravellerNumbers />
    </SectionForm>
  )
}
