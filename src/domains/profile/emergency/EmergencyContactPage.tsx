import { FormattedMessage } from 'react-intl'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { EmergencySection } from './EmergencySection'

/** §2 profile/emergency-contact. */
export default function EmergencyContactPage() {
  const at = useOwnProfile()
  return (
    <ProfileFrame name="emergencyContact" lead={<FormattedMessage id="profile.emergency.lead" />}>
      <EmergencySection at={at} />
    </ProfileFrame>
  )
}
