import { FormattedMessage } from 'react-intl'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { mayRender } from '@/domains/profile/account/account.rules'
import { ArrangersSection } from '@/domains/arranger/ArrangersSection'
import { ChangesSection } from '@/domains/profile/account/ChangesSection'
import { CloseSection } from '@/domains/profile/account/CloseSection'
import { DisplaySection } from '@/domains/profile/account/DisplaySection'
import { LanguageSection } from '@/domains/profile/account/LanguageSection'
import { RolesSection } from '@/domains/profile/account/RolesSection'
import { SignInSection } from '@/domains/profile/account/SignInSection'

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
