import { FormattedMessage } from 'react-intl'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { DocumentsSection } from './DocumentsSection'

/** §2 profile/travel-documents. */
export default function TravelDocumentsPage() {
  const at = useOwnProfile()
  return (
    <ProfileFrame name="travelDocuments" lead={<FormattedMessage id="profile.documents.lead" />}>
      {(onSaved) => <DocumentsSection at={at} onSaved={onSaved} />}
    </ProfileFrame>
  )
}
