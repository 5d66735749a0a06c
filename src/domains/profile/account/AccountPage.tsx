import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useSubjectProfile } from '@/patterns/subject'
import { mayRender } from '@/routes/permissions'
import { ChangesSection } from './ChangesSection'
import { CloseSection } from './CloseSection'
import { DisplaySection } from './DisplaySection'
import { LanguageSection } from './LanguageSection'
import { RolesSection } from './RolesSection'
import { SignInSection } from './SignInSection'

/**
 * §2 profile/account.
 * @param arrangers the section of the person's arrangers; handed in, as it belongs to a higher domain
 */
export default function AccountPage({ arrangers }: { arrangers: ReactNode }) {
  const profileRef = useSubjectProfile()
  const { roles } = useSession()
  return (
    <ProfileFrame name="account" lead={<FormattedMessage id="profile.account.lead" />}>
      <SignInSection profileRef={profileRef} />
      {mayRender('account.language', roles) && <LanguageSection profileRef={profileRef} />}
      <DisplaySection profileRef={profileRef} />
      {mayRender('account.arrangers', roles) && arrangers}
      {mayRender('account.permissions', roles) && <RolesSection profileRef={profileRef} />}
      {isOffered('profilechanges') && <ChangesSection profileRef={profileRef} />}
      {mayRender('account.delete', roles) && <CloseSection profileRef={profileRef} />}
    </ProfileFrame>
  )
}
