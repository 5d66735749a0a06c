import { type FormEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { safePath } from '@/lib/safePath'
import { QuietLocalePicker } from '@/patterns/locale/QuietLocalePicker'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { NoTripsIllustration } from '@/ui/illustrations/NoTripsIllustration'
import { TextField } from '@/ui/field/text/TextField'
import { isSsoEnabled } from '@/domains/session/session.api'
import { loginShown } from './loginAsked'
import { signIn } from './signIn'
import SignInFailed from './SignInFailed'
import styles from './LoginPage.module.css'
import layout from '@/ui/layout/layout.module.css'

type Problem = 'empty' | 'malformed' | 'notEnabled' | 'unanswered'
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The `login` route of §2. Asks for the e-mail address first, because some companies sign in elsewhere. */
export default function LoginPage() {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const [query] = useSearchParams()
  const { state } = useLocation() as { state: { email?: string } | null }
  const [email, setEmail] = useState(state?.email ?? '')
  const [problem, setProblem] = useState<Problem>()
  const [error, setError] = useState<unknown>()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(loginShown, [])

  async function start(address: string) {
    setIsLeaving(true)
    try {
      const { isSSOEnabled } = await isSsoEnabled(address)
      if (!isSSOEnabled) return setProblem('notEnabled')
    } catch {
      return setProblem('unanswered')
    } finally {
      setIsLeaving(false)
    }
    setIsLeaving(true)
    await signIn(safePath(query.get('redirect'), pathTo(locale, 'home')), { login_hint: address })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (!looksLikeEmail.test(address)) return setProblem(address ? 'malformed' : 'empty')
    setProblem(undefined)
    start(address).catch((reason: unknown) => {
      setIsLeaving(false)
      setError(reason)
    })
  }

  return (
    <CenteredPage route="login">
      {error ? (
        <SignInFailed error={error} />
      ) : (
        <form noValidate onSubmit={submit} className={styles.form}>
          <div className={styles.drawing}>
            <NoTripsIllustration />
          </div>
          <h1>
            <FormattedMessage id="session.login.title" />
          </h1>
          <p>
            <FormattedMessage id="session.login.text" />
          </p>
          <TextField
            label={formatMessage({ id: 'session.login.email' })}
            type="email"
            autoComplete="username"
            aria-required
            value={email}
            error={
              problem && (
                <FormattedMessage id={`session.login.${problem}`} values={{ domain: email.split('@')[1] ?? '' }} />
              )
            }
            onChange={(event) => setEmail(event.target.value)}
            className={styles.field}
          />
          <Button type="submit" size="large" isFullWidth isPending={isLeaving}>
            <FormattedMessage id="session.login.action" />
          </Button>
          <p className={styles.help}>
            <FormattedMessage id="session.login.help" />
          </p>
          <div className={layout.selfCenter}>
            <QuietLocalePicker state={{ email }} />
          </div>
        </form>
      )}
    </CenteredPage>
  )
}
