import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { lazyPart } from '@/patterns/page/lazyPart'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Skeleton } from '@/ui/progress/Skeleton'
import type { ContactSectionProps } from './ContactSection'
import { KnownTravelerSection } from './KnownTravelerSection'
import type { Profile } from '#contract/profile/profile.ts'
import { IdentityForm } from './IdentityForm'
import { type IdentityFields, showsNeeded } from './identity.rules'
import type { ProfileRef } from '@/http/paths'

/** A lazy file, because telephone numbers need tables as large as the rest of the page. */
const LazyContact = lazyPart<ContactSectionProps>([], () =>
  import('./ContactSection').then((code) => ({ default: code.ContactSection })),
)
const ContactSection = (props: ContactSectionProps) => (
  <Suspense fallback={<Skeleton shape="box" />}>
    <LazyContact {...props} />
  </Suspense>
)

/** Identity, contact details and known-traveler numbers; each is saved separately. */
export function PersonalSections(props: { profileRef: ProfileRef }) {
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
      <KnownTravelerSection {...props} />
    </>
  )
}

interface WizardSectionProps {
  profileRef: ProfileRef
  /** Whether they are about to book for an event, which needs their home airport too. */
  isForEvent: boolean
}

/** The personal details that booking needs: identity and contact. */
export const NeededSections = ({ isForEvent, ...props }: WizardSectionProps) => (
  <>
    <IdentitySection {...props} fields={isForEvent ? 'neededForEvent' : 'needed'} />
    <ContactSection {...props} isShort />
  </>
)

/** The optional details: the rest of the identity, and known-traveler numbers. */
export const OptionalSections = ({ isForEvent, ...props }: WizardSectionProps) => (
  <>
    <IdentitySection {...props} fields={isForEvent ? 'moreForEvent' : 'more'} />
    <KnownTravelerSection {...props} />
  </>
)

interface IdentitySectionProps {
  profileRef: ProfileRef
  fields?: IdentityFields
}

/** Name, gender and date of birth as on the travel document, and home country and airport. */
function IdentitySection({ profileRef, fields }: IdentitySectionProps) {
  const isMore = !showsNeeded(fields)
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id={isMore ? 'profile.personal.more.title' : 'profile.personal.identity.title'} />}
      description={!isMore && <FormattedMessage id="profile.personal.identity.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => <IdentityForm {...{ profileRef, profile, fields }} />}
    </SectionCard>
  )
}
