import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { safePath } from '@/lib/safePath'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/Button'
import { CenteredPage } from '@/ui/CenteredPage'
import { SignInError } from './problems'
import { signIn } from './signIn'
import { SignInFailed } from './SignInFailed'

/** The `login` route of §2: where a session that ended on the way (§4, reporting API) is taken up again. */
export default function LoginPage() {
  const locale = useLocale()
  const [query] = useSearchParams()
  const [error, setError] = useState<SignInError>()
  const [isLeaving, setIsLeaving] = useState(false)
  const start = () => {
    setIsLeaving(true)
    signIn(safePath(query.get('redirect'), pathTo(locale, 'home'))).catch((reason: unknown) => {
      setIsLeaving(false)
      setError(reason instanceof SignInError ? reason : new SignInError('unreachable', reason))
    })
  }
  return (
    <CenteredPage route="login">
      {error ? (
        <SignInFailed error={error} />
      ) : (
        <>
          <h1>
            <FormattedMessage id="session.login.title" />
          </h1>
          <p>
            <FormattedMessage id="session.login.text" />
          </p>
          <Button size="large" isPending={isLeaving} onClick={start}>
            <FormattedMessage id="session.login.action" />
          </Button>
        </>
      )}
    </CenteredPage>
  )
}
