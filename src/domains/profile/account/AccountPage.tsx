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
 * @param arrangers the section of who arranges for the person, of a domain above this one
 */
export default function AccountPage({ arrangers }: { arrangers: ReactNode }) {
  const at = useSubjectProfile()
  const { roles } = useSession()
  return (
    <ProfileFrame name="account" lead={<FormattedMessage id="profile.account.lead" />}>
      <SignInSection at={at} />
      {mayRender('account.language', roles) && <LanguageSection at={at} />}
      <DisplaySection at={at} />
      {mayRender('account.arrangers', roles) && arrangers}
      {mayRender('account.permissions', roles) && <RolesSection at={at} />}
      {isOffered('profilechanges') && <ChangesSection at={at} />}
      {mayRender('account.delete', roles) && <CloseSection at={at} />}
    </ProfileFrame>
  )
}
