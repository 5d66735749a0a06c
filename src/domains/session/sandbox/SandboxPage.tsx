import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { signedInEmail } from '@/domains/session/shared/signedInEmail'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { LostIllustration } from '@/ui/illustrations/LostIllustration'

/** §2: the page of a session without an employee id: the reason, the person to ask, and a button to sign out. */
export default function SandboxPage() {
  const locale = useLocale()
  return (
    <EmptyState
      headingLevel={1}
      illustration={<LostIllustration />}
      title={<FormattedMessage id="session.sandbox.title" />}
      text={<FormattedMessage id="session.sandbox.text" values={{ email: signedInEmail() }} />}
      action={
        <Link to={pathTo(locale, 'logout')} className={buttonClass('secondary')}>
          <FormattedMessage id="session.sandbox.signOut" />
        </Link>
      }
    />
  )
}
