import { useParams } from 'react-router-dom'
import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { RollCall, RollCallEvent } from '#contract/risk/rollCalls.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useFormats } from '@/i18n/useFormats'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { PageSection } from '@/patterns/page/PageSection'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { FailedSection, WaitingRows } from '@/patterns/feedback/sectionStates'
import { ShowMore } from '@/patterns/list/ShowMore'
import { pathTo } from '@/routes/pathTo'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import type { RollCallRef } from '../rollCall.api'
import { useRollCallQuery, useRollCallHistoryQuery } from '../rollCall.slice'
import { LiveCounts } from './LiveCounts'
import { RollCallHead } from './RollCallHead'
import { RollCallPeople } from './RollCallPeople'
import { useLiveRollCall } from './useLiveRollCall'

/** A roll call while it runs: counts and people change by themselves, and the advisor reminds, records and ends. */
export default function RollCallPage() {
  const { companyId } = useSession()
  const { rollCallId = '' } = useParams()
  const locale = useLocale()
  const ref = { companyId, rollCallId }
  const answer = useRollCallQuery(ref)
  return (
    <RecordAnswer
      answer={answer}
      title="routes.rollCall"
      failed="rollCall.failed"
      unknown={{ about: 'rollCall', back: pathTo(locale, 'rollCalls') }}
    >
      {(rollCall) => <Shown rollCall={rollCall} callRef={ref} readAt={answer.fulfilledTimeStamp} />}
    </RecordAnswer>
  )
}

interface ShownProps {
  rollCall: RollCall
  callRef: RollCallRef
  readAt: number | undefined
}

function Shown({ rollCall, callRef, readAt }: ShownProps) {
  useNameInTrail('rollCall', rollCall.about)
  const live = useLiveRollCall(callRef, rollCall, readAt)
  return (
    <div className={layout.stack5}>
      <RollCallHead rollCall={rollCall} callRef={callRef} live={live} />
      <LiveCounts rollCall={rollCall} />
      <RollCallPeople rollCall={rollCall} callRef={callRef} />
      <RollCallHistory callRef={callRef} />
    </div>
  )
}

/** Rows that are shown at first, and by each press for more. */
const eventsAtOnce = 50

/** All that happened in a roll call: who asked, reminded, answered and recorded, and when. */
function RollCallHistory({ callRef }: { callRef: RollCallRef }) {
  const [pages, setPages] = useState(1)
  const section = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(section)
  const { currentData: data } = useRollCallHistoryQuery({ ...callRef, pageNumber: 1, pageSize: eventsAtOnce })
  const more = (data?.totalItemCount ?? 0) - pages * eventsAtOnce
  return (
    <div ref={section}>
      <PageSection heading={<FormattedMessage id="rollCall.history" />}>
        {Array.from({ length: pages }, (_, index) => (
          <HistoryPage key={index + 1} callRef={callRef} pageNumber={index + 1} />
        ))}
        {more > 0 && (
          <ShowMore onClick={() => setPages(pages + 1)}>
            <FormattedMessage id="rollCall.history.more" values={{ count: Math.min(eventsAtOnce, more) }} />
          </ShowMore>
        )}
      </PageSection>
    </div>
  )
}

function HistoryPage({ callRef, pageNumber }: { callRef: RollCallRef; pageNumber: number }) {
  const query = useRollCallHistoryQuery({ ...callRef, pageNumber, pageSize: eventsAtOnce })
  if (query.currentData)
    return (
      <ol role="list" className={layout.stack3}>
        {query.currentData.responseData.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
    )
  if (query.isError) return <FailedSection title="rollCall.history.failed" query={query} />
  return <WaitingRows text={<FormattedMessage id="rollCall.history.loading" />} />
}

function EventRow({ event: { kind, at, person, by, answer, reason, people } }: { event: RollCallEvent }) {
  const { instant } = useFormats()
  return (
    <li className={textStyle.anywhere}>
      <FormattedMessage
        id={`rollCall.event.${kind}`}
        values={{ person, by, answer: answer ?? 'none', reason, people: people ?? 0 }}
      />
      {by === '' && reason && (
        <>
          <br />
          <q>{reason}</q>
        </>
      )}
      <br />
      <time dateTime={at} className={textStyle.note}>
        {instant(at)}
      </time>
    </li>
  )
}
