import { useParams } from 'react-router-dom'
import { FormattedMessage } from 'react-intl'
import { useRef } from 'react'
import type { QueueThread } from '#contract/support/helpDesk.ts'
import { Composer } from '@/domains/helpDesk/Composer'
import { ConnectionState } from '@/domains/helpDesk/live/ConnectionState'
import { Conversation } from '@/domains/helpDesk/Conversation'
import { useDesk } from '@/domains/helpDesk/useDesk'
import { useLive } from '@/domains/helpDesk/live/useLive'
import { isUnanswered } from '@/domains/helpDesk/helpDesk.rules'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { pathTo } from '@/routes/pathTo'
import { failureOf } from '@/http/failure'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { QueueHead } from './QueueHead'
import { listenToQueue, type QueueRef } from './queue.api'
import { useQueueThreadQuery, usePostQueueMessageMutation } from './queue.slice'

/** A request as its agent reads and answers it. */
export default function HelpDeskAgentRequestPage() {
  return (
    <UnsavedWork>
      <OneRequest />
    </UnsavedWork>
  )
}

function OneRequest() {
  const { requestId = '' } = useParams()
  const locale = useLocale()
  const { companyId, employeeId } = useDesk()
  const ref = { companyId, employeeId, requestId }
  const answer = useQueueThreadQuery(ref)
  return (
    <RecordAnswer
      answer={answer}
      title="routes.helpDeskAgentRequest"
      failed="helpDesk.failed"
      unknown={{ about: 'helpDesk', back: pathTo(locale, 'helpDeskAgent') }}
    >
      {(thread) => <Shown key={thread.id} thread={thread} queueRef={ref} />}
    </RecordAnswer>
  )
}

function Shown({ thread, queueRef }: { thread: QueueThread; queueRef: QueueRef }) {
  useNameInTrail('helpDeskAgentRequest', thread.person || undefined)
  const { requestId, ...agent } = queueRef
  const live = useLive(
    agent.employeeId,
    (seen, listener) => listenToQueue({ ...agent, seen }, listener),
    'HelpDeskQueue',
  )
  const send = useAnswer(thread, queueRef)
  return (
    <div className={layout.stack5}>
      <QueueHead thread={thread} queueRef={queueRef} />
      <Conversation messages={thread.messages} reader="agent" />
      <ConnectionState state={live} />
      {thread.status === 'solved' && (
        <p className={textStyle.soft}>
          <FormattedMessage id="helpDesk.agent.reopens" />
        </p>
      )}
      <Composer id={`helpDesk.answer.${requestId}`} owner={useDesk()} live={live} send={send} />
    </div>
  )
}

/**
 * A function to answer a request in the version that the page shows. An answer that waits for the connection keeps its
 * version: it is sent again as it was, with the same idempotency key.
 */
function useAnswer({ version }: Pick<QueueThread, 'version'>, queueRef: QueueRef) {
  const [post] = usePostQueueMessageMutation()
  const waiting = useRef<{ text: string; version: number }>(undefined)
  return async (text: string): Promise<SaveResult<null>> => {
    const sent = waiting.current?.text === text ? waiting.current : { text, version }
    const { error } = await post({ ...queueRef, ...sent })
    const failure = failureOf(error)
    waiting.current = failure && isUnanswered(failure) ? sent : undefined
    return failure ? { error: failure } : { data: null }
  }
}
