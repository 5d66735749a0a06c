import { FormattedMessage } from 'react-intl'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/SectionCard'
import { ContactSection } from './ContactSection'
import { KnownTravellerSection } from './KnownTravellerSection'
import type { PersonalSectionProps } from './personalSection'
import type { Profile } from '#contract/profile.ts'
import { IdentityForm } from './IdentityForm'

/** Identity, contact details and known-traveller numbers; each is saved separately. */
export function PersonalSections(props: PersonalSectionProps) {
  const answer = useProfileQuery(props.profileRef)
  // All three show the same profile, so that a failure to load it is shown once.
  if (answer.isError && !answer.data)
    return (
      <SectionCard heading={<FormattedMessage id="profile.personal.identity.title" />} answer={answer}>
        {() => null}
      </SectionCard>
    )
  return (
    <>
      <IdentitySection {...props} />
      <ContactSection {...props} />
      <KnownTravellerSection {...props} />
    </>
  )
}

/** Name, gender and date of birth as on the travel document, and home country and airport. */
function IdentitySection({ profileRef, onSaved }: PersonalSectionProps) {
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
