import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { DocumentsSection } from './DocumentsSection'

/**
 * §2 profile/travel-documents.
 * @param below passport requirements of coming trips; handed in, as they belong to a higher domain
 */
export default function TravelDocumentsPage({ below }: { below?: ReactNode }) {
  const profileRef = useSubjectProfile()
  return (
    <ProfileFrame name="travelDocuments" lead={<FormattedMessage id="profile.documents.lead" />}>
      <DocumentsSection profileRef={profileRef} />
      {below}
    </ProfileFrame>
  )
}
