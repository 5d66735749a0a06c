import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { RollCallEvent } from '#contract/risk/rollCalls.ts'
import { useFormats } from '@/i18n/useFormats'
import { FailedSection, WaitingRows } from '@/patterns/feedback/sectionStates'
import { ShowMore } from '@/patterns/list/ShowMore'
import { PageSection } from '@/patterns/page/PageSection'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import type { RollCallRef } from '../rollCall.api'
import { useRollCallHistoryQuery } from '../rollCall.slice'

/** Rows that are shown at first, and by each press for more. */
const eventsAtOnce = 50

/** All that happened in a roll call: who asked, reminded, answered and recorded, and when. */
export function RollCallHistory({ callRef }: { callRef: RollCallRef }) {
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
