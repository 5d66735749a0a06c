import { FormattedMessage } from 'react-intl'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useSubjectProfile } from '@/patterns/subject'
import { PersonalSections } from './PersonalSections'

/** §2 profile/personal. */
export default function PersonalPage() {
  const at = useSubjectProfile()
  return (
    <ProfileFrame name="personal" lead={<FormattedMessage id="profile.personal.lead" />}>
      {(onSaved) => <PersonalSections at={at} onSaved={onSaved} />}
    </ProfileFrame>
  )
}
