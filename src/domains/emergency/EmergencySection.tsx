import { FormattedMessage } from 'react-intl'
import type { EmergencyContact } from '#contract/emergencyContact.ts'
import { SectionCard } from '@/domains/profile/SectionCard'
import { useProfileQuery } from '@/domains/profile/profile.queries'
import type { ProfileAt } from '@/http/paths'
import { EmergencyForm } from './EmergencyForm'
import { useEmergencyContactQuery } from './emergency.queries'

/** Whom to call when something happens to the traveller. */
export function EmergencySection({ at, onSaved }: { at: ProfileAt; onSaved?: () => void }) {
  const answer = useEmergencyContactQuery(at)
  const { data: profile } = useProfileQuery(at)
  return (
    <SectionCard<EmergencyContact | null>
      heading={<FormattedMessage id="profile.emergency.title" />}
      description={<FormattedMessage id="profile.emergency.text" />}
      answer={answer}
    >
      {(contact) => (
        <EmergencyForm at={at} contact={contact} preferredCountry={profile?.countryCode} onSaved={onSaved} />
      )}
    </SectionCard>
  )
}
