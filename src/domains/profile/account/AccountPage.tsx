import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { mayRender } from '@/routes/permissions'
import { accountPageName, type AccountSection, accountSectionsFor } from '@/domains/profile/accountSections'
import { offlineFiles } from '@/lib/offlineFiles'
import { Card } from '@/ui/display/Card'
import { AbsenceSection } from './AbsenceSection'
import { ChangesSection } from './ChangesSection'
import { CloseSection } from './CloseSection'
import { DisplaySection, ThemeSection } from './DisplaySection'
import { LanguageSection } from './LanguageSection'
import { MessagesSection } from './MessagesSection'
import { RolesSection } from './RolesSection'
import { SignInSection } from './SignInSection'

/**
 * §2 profile/account, one section at a time: the one its address names (`section`).
 * @param arrangers the section of the person's arrangers; handed in, as it belongs to a higher domain
 */
export default function AccountPage({ arrangers }: { arrangers: ReactNode }) {
  const profileRef = useSubjectProfile()
  const { roles } = useSession()
  const [query] = useSearchParams()
  const current = useCurrentSection()
  const heading = useFocusOnChange(current)
  // The roles had a section of their own once; links to it are kept.
  if (query.get('section') === 'roles') return <Navigate replace to={{ search: '?section=signIn', hash: '#roles' }} />
  const sections: Record<AccountSection, ReactNode> = {
    signIn: <SignInSections profileRef={profileRef} />,
    display: <DisplaySections profileRef={profileRef} />,
    messages: <MessagesSection profileRef={profileRef} />,
    absence: <AbsenceSection profileRef={profileRef} />,
    arrangers,
    changes: <ChangesSection key={profileRef.profileId} profileRef={profileRef} />,
    close: <CloseSection profileRef={profileRef} />,
  }
  const page = accountPageName(current, roles)
  return (
    <ProfileFrame
      key={current}
      name="account"
      section={current}
      headingRef={heading}
      title={<FormattedMessage id={`profile.account.page.${page}`} />}
      lead={<FormattedMessage id={`profile.account.page.${page}.lead`} />}
    >
      {sections[current]}
    </ProfileFrame>
  )
}

function SignInSections({ profileRef }: { profileRef: ProfileRef }) {
  const { roles } = useSession()
  return (
    <>
      <SignInSection profileRef={profileRef} />
      {mayRender('account.permissions', roles) && <RolesSection profileRef={profileRef} />}
      <KeptSection />
    </>
  )
}

function DisplaySections({ profileRef }: { profileRef: ProfileRef }) {
  const { roles } = useSession()
  const [culture, setCulture] = useState<string>()
  return (
    <>
      {mayRender('account.language', roles) && <LanguageSection profileRef={profileRef} onChoice={setCulture} />}
      {isOffered('displaychoice') && <DisplaySection profileRef={profileRef} culture={culture} />}
      <ThemeSection />
    </>
  )
}

/** The section that the address names. A closed profile is reopened (#reactivation) where it is closed. */
function useCurrentSection(): AccountSection {
  const { roles } = useSession()
  const [query] = useSearchParams()
  const { hash } = useLocation()
  const asked = query.get('section') ?? (hash === '#reactivation' ? 'close' : null)
  return accountSectionsFor(roles).find((section) => section === asked) ?? 'signIn'
}

/** When another section opens, the focus goes to its heading. */
function useFocusOnChange(current: AccountSection) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus()
  }, [current])
  return heading
}

/** The data that this browser keeps of the person for use without a network, and until when. */
const KeptSection = () =>
  'serviceWorker' in navigator && offlineFiles.isPossible() ? (
    <Card
      heading={<FormattedMessage id="profile.account.kept" />}
      description={<FormattedMessage id="profile.account.kept.text" />}
    />
  ) : null
