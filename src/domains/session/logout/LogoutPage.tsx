import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { env } from '@/lib/env'
import { offlineFiles } from '@/lib/offlineFiles'
import { storage } from '@/lib/storage'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { EmptyState } from '@/ui/notice/EmptyState'
import { SignedOutIllustration } from '@/ui/illustrations/SignedOutIllustration'
import { Loader } from '@/ui/progress/Loader'
import { type Remains, signOut } from './signOut'

/** §2 logout: signs out; with `ref=idp` it is the page shown after signing out. */
export default function LogoutPage() {
  const { formatMessage } = useIntl()
  const [query] = useSearchParams()
  const locale = useLocale()
  // The provider returns the library's id followed by the state passed to it.
  const remembered = query.get('reason') ?? query.get('state')?.split(';').at(-1)
  const reason = remembered === 'session-timeout' ? remembered : undefined
  const [isOver, setIsOver] = useState(query.get('ref') === 'idp')
  const [remains, setRemains] = useState<Remains>('nothing')

  useEffect(() => {
    if (isOver) return
    // The provider may be unreachable; the session is already removed here, so the person is shown that they are signed
    // out.
    signOut(reason)
      .then(setRemains, () => undefined)
      .finally(() => setIsOver(true))
  }, [isOver, reason])

  // After a sign-out at the provider or in another tab, too: this tab may have saved a file since.
  useEffect(() => {
    if (isOver && !storage.read('accessToken')) void offlineFiles.clear()
  }, [isOver])

  if (!isOver)
    return (
      <CenteredPage route="logout">
        <h1>
          <FormattedMessage id="session.signingOut" />
        </h1>
        <Loader size="medium" label={formatMessage({ id: 'session.signingOut' })} />
      </CenteredPage>
    )
  return (
    <CenteredPage route="logout">
      <EmptyState
        headingLevel={1}
        title={<FormattedMessage id={reason ? 'session.timedOut.title' : 'session.signedOut.title'} />}
        text={<Ending isTimeout={reason !== undefined} remains={remains} />}
        illustration={<SignedOutIllustration />}
        action={
          <Link to={pathTo(locale, 'home')} className={buttonClass('primary', 'large')}>
            <FormattedMessage id="session.signInAgain" />
          </Link>
        }
      />
    </CenteredPage>
  )
}

/** The end of the session, and the session that remains at the provider. */
const Ending = ({ isTimeout, remains }: { isTimeout: boolean; remains: Remains }) => (
  <>
    {(isTimeout || remains === 'nothing') && (
      <FormattedMessage id={isTimeout ? 'session.timedOut.text' : 'session.signedOut.text'} />
    )}{' '}
    {remains === 'providerSession' && (
      <FormattedMessage
        id="session.signedOut.atProvider"
        values={{ provider: new URL(env.identityAuthority, location.origin).host }}
      />
    )}
  </>
)
