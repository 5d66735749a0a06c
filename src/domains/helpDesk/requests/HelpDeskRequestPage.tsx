import { useEffect, useRef } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'
import { useParams, Link } from 'react-router-dom'
import { CircleCheck, Luggage } from 'lucide-react'
import type { DeskThread } from '#contract/support/helpDesk.ts'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { useFormats } from '@/i18n/useFormats'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { PageHeader } from '@/patterns/page/PageHeader'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { failureOf } from '@/http/failure'
import { buttonClass } from '@/ui/button/buttonClass'
import { Button } from '@/ui/button/Button'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { ConnectionState } from '../live/ConnectionState'
import { Conversation } from '../Conversation'
import { type DeskRequestRef, listenToDesk } from '../helpDesk.api'
import {
  useDeskThreadQuery,
  usePutDeskReadMutation,
  usePostDeskMessageMutation,
  usePutDeskSolvedMutation,
} from '../helpDesk.slice'
import { ClosedNotice } from './ClosedNotice'
import { useDesk } from '../useDesk'
import { useLive, type LiveState } from '../live/useLive'
import { Composer } from '../Composer'
import { RequestBadges } from '../RequestBadges'
import { RequestTrip } from '../RequestTrip'

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

interface ReplyProps {
  thread: DeskThread
  deskRef: DeskRequestRef
  live: LiveState
}

/** Writes to the agency. A solved request is opened by it again; one that was solved too long ago takes no message. */
function Reply({ thread, deskRef, live }: ReplyProps) {
  const [post] = usePostDeskMessageMutation()
  const now = useNow()
  const { status, reopensUntil } = thread
  if (reopensUntil !== null && new Date(reopensUntil) <= now) return <Over />
  const send = async (text: string) => {
    const { error } = await post({ ...deskRef, text })
    return error ? { error: failureOf(error) } : { data: null }
  }
  return (
    <div className={layout.stack4}>
      {status !== 'solved' && <ClosedNotice />}
      {status === 'solved' && reopensUntil !== null && <Solved until={reopensUntil} />}
      <Composer id={`helpDesk.message.${thread.id}`} owner={deskRef} live={live} send={send} />
    </div>
  )
}

function Solved({ until }: { until: string }) {
  const { formatDate } = useIntl()
  return (
    <p className={textStyle.soft}>
      <FormattedMessage id="helpDesk.reopens" values={{ day: formatDate(until, { dateStyle: 'long' }) }} />
    </p>
  )
}

function Over() {
  const locale = useLocale()
  return (
    <div className={layout.stack3}>
      <p className={textStyle.soft}>
        <FormattedMessage id="helpDesk.over" />
      </p>
      <p>
        <Link to={pathTo(locale, 'helpDesk', undefined, { ask: 'yes' })} className={buttonClass('secondary')}>
          <FormattedMessage id="agency.helpDesk.ask" />
        </Link>
      </p>
    </div>
  )
}

/** Topic, status and trip of a request, and marking it as solved. */
function RequestHead({ thread, deskRef }: { thread: DeskThread; deskRef: DeskRequestRef }) {
  const place = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(place)
  const { topic, status, trip, openedAt, agent } = thread
  const { instant } = useFormats()
  const locale = useLocale()
  const solve = useAction({ mutation: usePutDeskSolvedMutation() })
  return (
    <div ref={place} className={layout.contents}>
      <PageHeader
        title={<FormattedMessage id={`helpDesk.topic.${topic}`} />}
        mark={<RequestBadges request={thread} />}
        facts={[
          trip && <RequestTrip key="trip" trip={trip} />,
          <FormattedMessage key="opened" id="helpDesk.opened" values={{ at: instant(openedAt) }} />,
          agent && <FormattedMessage key="agent" id="helpDesk.caredFor" values={{ name: agent }} />,
        ]}
        actions={
          <>
            {status !== 'solved' && (
              <Button
                variant="quiet"
                size="small"
                icon={<CircleCheck aria-hidden="true" />}
                isPending={solve.isPending}
                onClick={() => solve.run(deskRef)}
              >
                <FormattedMessage id="helpDesk.solve" />
              </Button>
            )}
            {trip && (
              <Link
                className={buttonClass('quiet', 'small')}
                to={pathTo(locale, 'trip', { bookingId: trip.bookingId })}
              >
                <Luggage aria-hidden="true" />
                <FormattedMessage id="helpDesk.toTrip" />
              </Link>
            )}
          </>
        }
      />
      <ActionFailure failure={solve.failure} />
    </div>
  )
}
