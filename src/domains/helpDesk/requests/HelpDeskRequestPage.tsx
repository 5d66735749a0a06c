import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { DeskThread } from '#contract/support/helpDesk.ts'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { useLocale } from '@/i18n/useLocale'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { pathTo } from '@/routes/pathTo'
import layout from '@/ui/layout/layout.module.css'
import { ConnectionState } from '../live/ConnectionState'
import { Conversation } from '../Conversation'
import { type DeskRequestRef, listenToDesk } from '../helpDesk.api'
import { useDeskThreadQuery, usePutDeskReadMutation } from '../helpDesk.slice'
import { RequestHead } from './RequestHead'
import { Reply } from './Reply'
import { useDesk } from '../useDesk'
import { useLive } from '../live/useLive'

/** A request of the person with its messages, which appear by themselves. */
export default function HelpDeskRequestPage() {
  return (
    <UnsavedWork>
      <OneRequest />
    </UnsavedWork>
  )
}

function OneRequest() {
  const { requestId = '' } = useParams()
  const locale = useLocale()
  const ref = { ...useDesk(), requestId }
  const answer = useDeskThreadQuery(ref)
  return (
    <RecordAnswer
      answer={answer}
      title="routes.helpDeskRequest"
      failed="helpDesk.failed"
      unknown={{ about: 'helpDesk', back: pathTo(locale, 'helpDesk') }}
    >
      {(thread) => <Shown key={thread.id} thread={thread} deskRef={ref} />}
    </RecordAnswer>
  )
}

function Shown({ thread, deskRef }: { thread: DeskThread; deskRef: DeskRequestRef }) {
  const { formatMessage } = useIntl()
  useNameInTrail('helpDeskRequest', formatMessage({ id: `helpDesk.topic.${thread.topic}` }))
  useRead(thread, deskRef)
  const { requestId: _, ...desk } = deskRef
  const live = useLive(desk.profileId, (seen, listener) => listenToDesk({ ...desk, seen }, listener), 'HelpDesk')
  return (
    <div className={layout.stack5}>
      <RequestHead thread={thread} deskRef={deskRef} />
      <Conversation messages={thread.messages} reader="person" />
      <ConnectionState state={live} />
      <Reply thread={thread} deskRef={deskRef} live={live} />
    </div>
  )
}

/** Notes an answer as read once the page shows it. */
function useRead({ isUnread, changedAt }: DeskThread, deskRef: DeskRequestRef) {
  const [putRead] = usePutDeskReadMutation()
  useEffect(() => {
    if (!isUnread) return undefined
    const read = () => void (document.visibilityState === 'visible' && putRead(deskRef))
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page is about one request
  }, [isUnread, changedAt, putRead])
}
