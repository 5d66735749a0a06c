import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { SignInError } from '@/domains/session/problems'
import { signInErrorOf } from '@/domains/session/signInErrorOf'
import { useLocale } from '@/i18n/useLocale'
import { safePath } from '@/lib/safePath'
import { useOnline } from '@/patterns/useOnline'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { ErrorState } from '@/ui/notice/ErrorState'
import { forgetAttempts } from '@/domains/session/attempts'
import { explanationOf } from './explanation'
import { signIn } from './signIn'
import styles from './SignInFailed.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** Shows which side refused the sign-in and why (§8), and offers to start again or to sign in with another account. */
export default function SignInFailed({ error }: { error: unknown }) {
  const [latest, setLatest] = useState(() => signInErrorOf(error))
  const { title, texts, values, answer, otherwise } = explanationOf(latest)
  const isOnline = useOnline()
  const locale = useLocale()
  useEffect(() => {
    // The person did not press the button, so the count of attempts stays.
    const retry = () => startOver(latest)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [latest])
  const again = () => {
    forgetAttempts()
    startOver(latest)
  }
  const asSomebodyElse = () => {
    forgetAttempts()
    signIn(returnTo(latest), { prompt: 'login' }).catch((reason: unknown) => setLatest(signInErrorOf(reason)))
  }
  return (
    <div className={styles.failed}>
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id={title} />}
        text={texts.map((id) => (
          <span key={id} className={styles.sentence}>
            <FormattedMessage id={id} values={values} />
          </span>
        ))}
        className={styles.words}
      />
      {answer && (
        <p className={styles.answer}>
          <FormattedMessage id="session.refused.answer" values={{ answer: <code>{answer}</code> }} />
        </p>
      )}
      <div className={cx(layout.row3, layout.center, layout.above2, layout.stretch)}>
        {otherwise === 'rightAddress' ? (
          <a href={values.address + returnTo(latest)} className={buttonClass('primary')}>
            <FormattedMessage id="session.failed.goToAddress" values={values} />
          </a>
        ) : (
          <Button variant="secondary" icon={<RotateCw aria-hidden="true" />} onClick={again}>
            <FormattedMessage id={answer ? 'patterns.tryAgain' : 'session.failed.again'} />
          </Button>
        )}
        {otherwise === 'providerAsks' && (
          <Button variant="quiet" onClick={asSomebodyElse}>
            <FormattedMessage id="session.refused.otherAccount" />
          </Button>
        )}
        {(otherwise === 'signOut' || otherwise === 'otherAccount') && (
          <Link to={pathTo(locale, 'logout')} className={buttonClass('quiet')}>
            <FormattedMessage id={`session.refused.${otherwise}`} />
          </Link>
        )}
      </div>
      <p role="status" className={textStyle.soft}>
        {!isOnline && <FormattedMessage id="session.refused.offline" />}
      </p>
    </div>
  )
}

const isReturn = () => location.pathname === '/oidc-login'

/** The requested page: in the state of the provider's refusal, else the present address. */
function returnTo({ cause }: SignInError): string {
  const { state } = (cause ?? {}) as { state?: { returnTo?: unknown } }
  return isReturn() ? safePath(state?.returnTo) : location.pathname + location.search
}

/** The provider's answer at the return address is spent, so the person leaves that address. */
function startOver(error: SignInError): void {
  if (isReturn()) location.assign(returnTo(error))
  else location.reload()
}
