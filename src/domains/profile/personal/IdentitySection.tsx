import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/SectionCard'
import { IdentityForm } from './IdentityForm'
import type { PersonalSectionProps } from './personalSection'

/** Name, gender and date of birth as on the travel document, and where home is. */
export function IdentitySection({ profileRef, onSaved }: PersonalSectionProps) {
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.personal.identity.title" />}
      description={<FormattedMessage id="profile.personal.identity.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => <IdentityForm profileRef={profileRef} profile={profile} onSaved={onSaved} />}
    </SectionCard>
  )
}
