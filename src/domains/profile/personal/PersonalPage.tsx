import { FormattedMessage } from 'react-intl'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { PersonalSections } from './PersonalSections'

/** §2 profile/personal. */
export default function PersonalPage() {
  const profileRef = useSubjectProfile()
  return (
    <ProfileFrame name="personal" lead={<FormattedMessage id="profile.personal.lead" />}>
      <PersonalSections profileRef={profileRef} />
    </ProfileFrame>
  )
}
