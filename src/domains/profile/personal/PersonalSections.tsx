import { FormattedMessage } from 'react-intl'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/SectionCard'
import { ContactSection } from './ContactSection'
import { IdentitySection } from './IdentitySection'
import { KnownTravellerSection } from './KnownTravellerSection'
import type { PersonalSectionProps } from './personalSection'

/** Who somebody is, how they are reached, and what authorities know them by; each saved alone. */
export function PersonalSections(props: PersonalSectionProps) {
  const answer = useProfileQuery(props.profileRef)
  // All three show the same profile: that it did not come is said once.
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
