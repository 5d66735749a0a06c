import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type OpenApp, type WaitingRequest, marketplaceLimits } from '#contract/catalogs/marketplace.ts'
import { textBlock } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import type { MessageId } from '@/i18n/messages'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import rows from '@/patterns/list/rows.module.css'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { FormScope } from '@/forms/section/FormScope'
import { usePutRequestAnswerMutation } from './marketplace.slice'
import { toastDecided } from './toastDecided'

/** The open requests of an app with the answers of an administrator. The request of the address gets the focus. */
export function OpenRequests({ app }: { app: OpenApp }) {
  const [query] = useSearchParams()
  const wanted = query.get('request')
  const named = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(section)
  useEffect(() => named.current?.focus(), [wanted])
  // It stays here, since the row disappears when somebody else has answered the request.
  const [declining, setDeclining] = useState<WaitingRequest>()
  const more = app.openRequests - app.requests.length
  return (
    <div ref={section} className={layout.contents}>
      {app.requests.length > 0 && (
        <Card heading={<FormattedMessage id="marketplace.requests" />}>
          <ul role="list" className={rows.list}>
            {app.requests.map((request) => (
              <Request
                key={request.id}
                app={app}
                request={request}
                headingRef={request.id === wanted ? named : undefined}
                onDecline={() => setDeclining(request)}
              />
            ))}
          </ul>
          {more > 0 && (
            <p className={textStyle.note}>
              <FormattedMessage id="marketplace.requests.more" values={{ count: more }} />
            </p>
          )}
        </Card>
      )}
      {declining && <DeclineDialog appId={app.id} request={declining} onClose={() => setDeclining(undefined)} />}
    </div>
  )
}

interface RequestProps {
  app: OpenApp
  request: WaitingRequest
  headingRef: Ref<HTMLHeadingElement> | undefined
  onDecline: () => void
}

function Request({ app, request, headingRef, onDecline }: RequestProps) {
  const { instant } = useFormats()
  const { companyId } = useSession()
  const headingId = useId()
  const { id: requestId, who, askedAt, reason } = request
  const action = useAction({
    mutation: usePutRequestAnswerMutation(),
    doneText: { id: 'marketplace.requests.approved', values: { app: app.name, who } },
    onFailed: (failure) => void toastDecided(failure, who),
  })
  return (
    <li className={cx(rows.row, layout.stack2)} aria-labelledby={headingId}>
      <h3
        id={headingId}
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className={cx(textStyle.normal, textStyle.strong)}
      >
        {who}
      </h3>
      <p className={textStyle.note}>
        <FormattedMessage id="marketplace.requests.askedAt" values={{ day: instant(askedAt) }} />
      </p>
      <p className={cx(textStyle.measure, textStyle.lines, textStyle.anywhere)}>
        {reason || <FormattedMessage id="marketplace.requests.noReason" />}
      </p>
      <div className={layout.row2}>
        {app.status !== 'notInContract' && (
          <ActionButton
            action={action}
            size="small"
            variant="secondary"
            onClick={() =>
              action.run({ companyId, appId: app.id, requestId, answer: { state: 'approved', reason: '' } })
            }
          >
            <FormattedMessage id="marketplace.requests.approve" />
          </ActionButton>
        )}
        <Button variant="quiet" size="small" onClick={onDecline}>
          <FormattedMessage id="marketplace.requests.decline" />
        </Button>
      </div>
    </li>
  )
}

const formId = 'app-decline'
const labelId = (name: string) => `marketplace.requests.decline.field.${name}` as MessageId
const reasonSchema = z.object({
  reason: textBlock(marketplaceLimits.reason).check(z.minLength(1, fieldProblem('required'))),
})

interface DeclineDialogProps {
  appId: string
  request: WaitingRequest
  onClose: () => void
}

/** Declines a request with a reason, which the person reads. */
function DeclineDialog({ appId, request: { id: requestId, who }, onClose }: DeclineDialogProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const form = useForm({ resolver: zodResolver(reasonSchema), defaultValues: { reason: '' } })
  const action = useAction({
    mutation: usePutRequestAnswerMutation(),
    doneText: { id: 'marketplace.requests.declined' },
    onDone: onClose,
    onFailed: (failure) => toastDecided(failure, who) && onClose(),
  })
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'marketplace.requests.decline.title' }, { who })}
      submitLabel={<FormattedMessage id="marketplace.requests.decline" />}
      isDirty={form.formState.isDirty}
      isPending={action.isPending}
      failure={action.failure && <FailureNotice failure={action.failure} />}
      onSubmit={form.handleSubmit(({ reason }) =>
        action.run({ companyId, appId, requestId, answer: { state: 'declined', reason } }),
      )}
      onClose={onClose}
    >
      <FormScope form={form} id={formId} labelId={labelId}>
        <TextAreaInput
          name="reason"
          rows={4}
          isRequired
          description={<FormattedMessage id="marketplace.requests.decline.text" values={{ who }} />}
        />
      </FormScope>
    </FormDialog>
  )
}
