import { Send, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type OpenApp, type OwnAppRequest, newAppRequestSchema } from '#contract/catalogs/marketplace.ts'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import type { MessageId } from '@/i18n/messages'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Banner } from '@/ui/notice/Banner'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { FormScope } from '@/forms/section/FormScope'
import { useDeleteAppRequestMutation, usePostAppRequestMutation } from './marketplace.slice'

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

const formId = 'app-request'
const labelId = (name: string) => `marketplace.ask.field.${name}` as MessageId

interface AskDialogProps {
  app: OpenApp
  onClose: () => void
}

/** Asks the administrators for an app; the reason is optional. */
function AskDialog({ app: { id: appId, name }, onClose }: AskDialogProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const form = useForm({ resolver: zodResolver(newAppRequestSchema), defaultValues: { reason: '' } })
  const action = useAction({
    mutation: usePostAppRequestMutation(),
    doneText: { id: 'marketplace.ask.done' },
    onDone: onClose,
  })
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'marketplace.ask.title' }, { app: name })}
      submitLabel={<FormattedMessage id="marketplace.ask.send" />}
      isDirty={form.formState.isDirty}
      isPending={action.isPending}
      failure={action.failure && <FailureNotice failure={action.failure} />}
      onSubmit={form.handleSubmit((request) => action.run({ companyId, appId, request }))}
      onClose={onClose}
    >
      <FormScope form={form} id={formId} labelId={labelId}>
        <TextAreaInput name="reason" rows={4} description={<FormattedMessage id="marketplace.ask.lead" />} />
      </FormScope>
    </FormDialog>
  )
}
