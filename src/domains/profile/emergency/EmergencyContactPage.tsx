import { FormattedMessage } from 'react-intl'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { EmergencySection } from './EmergencySection'

/** §2 profile/emergency-contact. */
export default function EmergencyContactPage() {
  const profileRef = useSubjectProfile()
  return (
    <ProfileFrame name="emergencyContact" lead={<FormattedMessage id="profile.emergency.lead" />}>
      <EmergencySection profileRef={profileRef} />
    </ProfileFrame>
  )
}
