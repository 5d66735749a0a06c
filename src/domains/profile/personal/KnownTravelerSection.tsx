import { FormattedMessage } from 'react-intl'
import { type Profile, travelerNumbers } from '#contract/profile/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { KnownTravelerNumbers } from './KnownTravelerNumbers'
import { travelerNumberEdits, travelerNumbersSchema, travelerNumberValues } from './travelerNumbers.rules'
import type { ProfileRef } from '@/http/paths'

/** Known-traveler and redress numbers; the server sends them masked. */
export function KnownTravelerSection({ profileRef }: { profileRef: ProfileRef }) {
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.personal.known.title" />}
      description={<FormattedMessage id="profile.personal.known.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => <KnownTravelerForm profileRef={profileRef} profile={profile} />}
    </SectionCard>
  )
}

const sealed = Object.fromEntries(travelerNumbers.map((name) => [name, (profile: Profile) => profile[name]]))

function KnownTravelerForm({ profileRef, profile }: { profileRef: ProfileRef; profile: Profile }) {
  const save = useSaveProfile(profileRef)
  const section = useSectionForm({
    id: `known-${profileRef.profileId}`,
    schema: travelerNumbersSchema,
    entity: profile,
    valuesOf: travelerNumberValues,
    save: (typed, opened) => save(travelerNumberEdits(typed), opened),
    draftOwner: useOwnProfile(),
    sealed,
  })
  return (
    <SectionForm section={section} part="profile.personal.known.title" labels="profile.personal.field">
      <KnownTravelerNumbers />
    </SectionForm>
  )
}
