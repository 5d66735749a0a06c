import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/SectionCard'
import { KnownTravellerForm } from './KnownTravellerForm'
import type { PersonalSectionProps } from './personalSection'

/** Numbers of trusted-traveller programs and of redress; the server shows them masked. */
export function KnownTravellerSection({ profileRef, onSaved }: PersonalSectionProps) {
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.personal.known.title" />}
      description={<FormattedMessage id="profile.personal.known.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => <KnownTravellerForm profileRef={profileRef} profile={profile} onSaved={onSaved} />}
    </SectionCard>
  )
}
