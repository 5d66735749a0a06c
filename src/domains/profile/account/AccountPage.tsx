import { FormattedMessage } from 'react-intl'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { mayRender } from './account.rules'
import { ArrangersSection } from '@/domains/arranger/shared/ArrangersSection'
import { ChangesSection } from './ChangesSection'
import { CloseSection } from './CloseSection'
import { DisplaySection } from './DisplaySection'
import { LanguageSection } from './LanguageSection'
import { RolesSection } from './RolesSection'
import { SignInSection } from './SignInSection'

/** §2 profile/account. */
export default function AccountPage() {
  const at = useOwnProfile()
  const { roles } = useSession()
  return (
    <ProfileFrame name="account" lead={<FormattedMessage id="profile.account.lead" />}>
      <SignInSection at={at} />
      {mayRender('language', roles) && <LanguageSection at={at} />}
      <DisplaySection at={at} />
      {mayRender('arrangers', roles) && <ArrangersSection at={at} />}
      {mayRender('permissions', roles) && <RolesSection at={at} />}
      <ChangesSection at={at} />
      {mayRender('delete', roles) && <CloseSection at={at} />}
    </ProfileFrame>
  )
}
