import { RotateCw, X } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import type { SentRequest } from '#contract/arranger/arrangers.ts'
import { FailureText } from '@/forms/failure/FailureText'
import type { ApiFailure } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { useDeleteSentRequestMutation, usePostArrangerRequestMutation } from './board.slice'
import styles from './RequestActions.module.css'

type Request = Pick<SentRequest, 'key' | 'email' | 'firstName' | 'lastName' | 'status' | 'againFrom'>

/** Sends a request again, after an hour, or a day after it was declined; or withdraws an open one. */
export function RequestActions({ request }: { request: Request }) {
  const { formatMessage } = useIntl()
  const [isAsking, setAsking] = useState(false)
  const profileRef = useSubjectProfile()
  const name = nameOf(request)
  const cancel = useAction({
    mutation: useDeleteSentRequestMutation(),
    doneText: { id: 'travelers.request.cancelled', values: { name } },
  })
  if (isAsking)
    return (
      <RemoveQuestion
        question={<FormattedMessage id="travelers.request.cancel.sure" values={{ name }} />}
        yes={<FormattedMessage id="travelers.request.cancel.yes" />}
        no={<FormattedMessage id="travelers.request.cancel.no" />}
        action={cancel}
        onConfirm={() => cancel.run({ ...profileRef, key: request.key })}
        onKeep={() => setAsking(false)}
      />
    )
  return (
    <div className={styles.actions}>
      <SendAgain request={request} />
      {request.status === 'sent' && (
        <Button
          variant="quietDanger"
          size="small"
          icon={<X aria-hidden="true" />}
          aria-label={formatMessage({ id: 'travelers.request.cancel.of' }, { name })}
          onClick={() => setAsking(true)}
        >
          <FormattedMessage id="travelers.request.cancel" />
        </Button>
      )}
    </div>
  )
}

/** The button shows from when on the request may be sent again. */
function SendAgain({ request }: { request: Request }) {
  const { formatMessage } = useIntl()
  const reasonId = useId()
  const now = useNow()
  const { clock, date } = useFormats()
  const profileRef = useSubjectProfile()
  const name = nameOf(request)
  const from = request.againFrom ? new Date(request.againFrom) : now
  const isTooSoon = from > now
  const { run, isPending, failure } = useAction({
    mutation: usePostArrangerRequestMutation(),
    doneText: { id: 'travelers.request.sentAgain', values: { name } },
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<RotateCw aria-hidden="true" />}
        aria-label={formatMessage({ id: 'travelers.request.again.of' }, { name })}
        aria-disabled={isTooSoon || undefined}
        aria-describedby={isTooSoon ? reasonId : undefined}
        isPending={isPending}
        onClick={() => isTooSoon || run({ ...profileRef, email: request.email })}
      >
        <FormattedMessage id="travelers.request.again" />
      </Button>
      {isTooSoon && (
        <p id={reasonId} className={styles.reason}>
          <FormattedMessage
            id="travelers.request.again.from"
            values={{ when: localDay(from) === localDay(now) ? clock(from) : date(localDay(from)) }}
          />
        </p>
      )}
      {failure && (
        <p role="alert" className={styles.failed}>
          <Refused failure={failure} />
        </p>
      )}
    </>
  )
}

/** The reason why a request was not sent: a problem with the person asked, else the failure. */
function Refused({ failure }: { failure: ApiFailure }) {
  const [problem] = failure.problems ?? []
  return problem ? (
    <FormattedMessage id={`forms.problem.${fieldProblemCode(problem.code)}`} />
  ) : (
    <FailureText failure={failure} isTyped={false} />
  )
}
