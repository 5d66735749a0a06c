import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { OpenApp, WaitingRequest } from '#contract/catalogs/marketplace.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import rows from '@/patterns/list/rows.module.css'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { DeclineDialog } from './DeclineDialog'
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
