import { Send, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OpenApp, OwnAppRequest } from '#contract/catalogs/marketplace.ts'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Banner } from '@/ui/notice/Banner'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { AskDialog } from './AskDialog'
import { useDeleteAppRequestMutation } from './marketplace.slice'

interface AppStandingProps {
  app: OpenApp
  isAdmin: boolean
}

/** The decision of the company and the reader's own request, with the next step. Keeps the focus when that changes. */
export function AppStanding(props: AppStandingProps) {
  const section = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(section)
  return (
    <div ref={section} className={layout.contents}>
      <Standing {...props} />
    </div>
  )
}

function Standing({ app, isAdmin }: AppStandingProps) {
  const { status, vendor, signInUrl, request } = app
  if (status === 'connected')
    return (
      <Banner
        tone="success"
        title={<FormattedMessage id="marketplace.connected.title" />}
        actions={
          signInUrl && (
            <OutLink url={signInUrl}>
              <FormattedMessage id="marketplace.signIn" values={{ vendor }} />
            </OutLink>
          )
        }
      >
        <FormattedMessage id="marketplace.connected.text" />
      </Banner>
    )
  if (status === 'notInContract')
    return (
      <Banner>
        <FormattedMessage id="marketplace.notInContract.text" />
      </Banner>
    )
  if (status === 'requested' && request) return <Requested app={app} request={request} />
  return isAdmin ? (
    <p className={textStyle.soft}>
      <FormattedMessage id="marketplace.available.text" />
    </p>
  ) : (
    <Ask app={app} />
  )
}

/** The own open request, which can be withdrawn. */
function Requested({ app: { id }, request }: { app: OpenApp; request: OwnAppRequest }) {
  const { instant } = useFormats()
  const { companyId } = useSession()
  const action = useAction({
    mutation: useDeleteAppRequestMutation(),
    doneText: { id: 'marketplace.withdraw.done' },
  })
  return (
    <Banner
      title={<FormattedMessage id="marketplace.requested.title" values={{ day: instant(request.askedAt) }} />}
      actions={
        <ActionButton
          action={action}
          variant="quiet"
          size="small"
          icon={<Undo2 />}
          onClick={() => action.run({ companyId, appId: id, requestId: request.id })}
        >
          <FormattedMessage id="marketplace.withdraw" />
        </ActionButton>
      }
    >
      <p>
        <FormattedMessage id="marketplace.requested.text" />
      </p>
      {request.reason && (
        <p className={textStyle.lines}>
          <FormattedMessage id="marketplace.requested.reason" values={{ reason: request.reason }} />
        </p>
      )}
    </Banner>
  )
}

/** An app that the reader can ask for, and why a former request was declined. */
function Ask({ app }: { app: OpenApp }) {
  const { instant } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const { request } = app
  const declined = request?.state === 'declined' ? request : undefined
  return (
    <div className={layout.stack3}>
      {declined ? (
        <Banner
          tone="warning"
          title={
            <FormattedMessage
              id="marketplace.declined.title"
              values={{ day: instant(declined.decidedAt ?? declined.askedAt) }}
            />
          }
        >
          <span className={textStyle.lines}>{declined.answer}</span>
        </Banner>
      ) : (
        <p className={textStyle.soft}>
          <FormattedMessage id="marketplace.available.text" />
        </p>
      )}
      <div>
        <Button icon={<Send />} onClick={() => setAsking(true)}>
          <FormattedMessage id={declined ? 'marketplace.ask.again' : 'marketplace.ask'} />
        </Button>
      </div>
      {isAsking && <AskDialog app={app} onClose={() => setAsking(false)} />}
    </div>
  )
}
