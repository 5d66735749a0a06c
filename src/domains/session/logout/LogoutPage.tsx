import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { CenteredPage } from '@/ui/CenteredPage'
import { Loader } from '@/ui/Loader'
import { signOut } from './signOut'

/** §2 logout: with `ref=idp` the landing after signing out, without it the signing out itself. */
export default function LogoutPage() {
  const { formatMessage } = useIntl()
  const [query] = useSearchParams()
  const locale = useLocale()
  // The provider hands back the library's own id with what was asked to be remembered behind it.
  const remembered = query.get('reason') ?? query.get('state')?.split(';').at(-1)
  const reason = remembered === 'session-timeout' ? remembered : undefined
  const [isOver, setIsOver] = useState(query.get('ref') === 'idp')

  useEffect(() => {
    if (isOver) return
    // The provider may be out of reach; here everything is gone already, so the person is told so.
    signOut(reason)
      .catch(() => undefined)
      .finally(() => setIsOver(true))
  }, [isOver, reason])

  return (
    <CenteredPage route="logout">
      <h1>
        <FormattedMessage
          id={isOver ? (reason ? 'session.timedOut.title' : 'session.signedOut.title') : 'session.signingOut'}
        />
      </h1>
      {!isOver && <Loader size="medium" label={formatMessage({ id: 'session.signingOut' })} />}
      {isOver && (
        <>
          <p>
            <FormattedMessage id={reason ? 'session.timedOut.text' : 'session.signedOut.text'} />
          </p>
          <Link to={pathTo(locale, 'home')} className={buttonClass('primary', 'large')}>
            <FormattedMessage id="session.signInAgain" />
          </Link>
        </>
      )}
    </CenteredPage>
  )
}
