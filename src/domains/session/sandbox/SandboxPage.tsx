import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { decodePayload } from '@/http/tokenPayload'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { storage } from '@/lib/storage'

/** A session without an employee has no profile to ask: the identity token says who signed in (§3). */
function signedInEmail(): string {
  const { email } = (decodePayload(storage.read('identityToken') ?? '') ?? {}) as { email?: string }
  return email ?? ''
}

/** §2: where a session without an employee id arrives: why nothing opens, whom to ask, and the way out. */
export default function SandboxPage() {
  const locale = useLocale()
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Illustration of="lost" />}
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
