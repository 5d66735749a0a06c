import { FormattedMessage } from 'react-intl'
import type { EmergencyContact } from '#contract/profile/emergencyContact.ts'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import type { ProfileRef } from '@/http/paths'
import { ContactList } from './ContactList'
import { useEmergencyContactQuery } from './emergency.slice'

/** The emergency contacts of the traveler, in the order of calls. */
export function EmergencySection({ profileRef }: { profileRef: ProfileRef }) {
  const answer = useEmergencyContactQuery(profileRef)
  const { data: profile } = useProfileQuery(profileRef)
  return (
    <SectionCard<EmergencyContact | null>
      heading={<FormattedMessage id="profile.emergency.title" />}
      description={<FormattedMessage id="profile.emergency.text" />}
      answer={answer}
    >
      {(contact) => <ContactList profileRef={profileRef} contact={contact} preferredCountry={profile?.countryCode} />}
    </SectionCard>
  )
}
