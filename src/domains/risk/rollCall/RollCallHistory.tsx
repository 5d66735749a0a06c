import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type RollCallEvent, rollCallLimits } from '#contract/rollCalls.ts'
import { limits } from '#contract/limits.ts'
import { useFormats } from '@/i18n/useFormats'
import { FailedSection, WaitingRows } from '@/patterns/feedback/sectionStates'
import { ShowMore } from '@/patterns/list/ShowMore'
import { PageSection } from '@/patterns/page/PageSection'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import type { RollCallRef } from './rollCall.api'
import { useRollCallHistoryQuery } from './rollCall.slice'

/** All that happened in a roll call: who asked, reminded, answered and recorded, and when. */
export function RollCallHistory({ callRef }: { callRef: RollCallRef }) {
  const [rows, setRows] = useState<number>(rollCallLimits.page)
  const query = useRollCallHistoryQuery({ ...callRef, pageSize: rows })
  const { data, isError } = query
  const more = data ? data.totalItemCount - data.responseData.length : 0
  return (
    <PageSection heading={<FormattedMessage id="rollCall.history" />}>
      {data ? (
        <ol role="list" className={layout.stack3}>
          {data.responseData.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ol>
      ) : isError ? (
        <FailedSection title="rollCall.history.failed" query={query} />
      ) : (
        <WaitingRows text={<FormattedMessage id="rollCall.history.loading" />} />
      )}
      {more > 0 && rows < limits.largestPage && (
        <ShowMore onClick={() => setRows(limits.largestPage)}>
          <FormattedMessage id="rollCall.history.more" values={{ count: more }} />
        </ShowMore>
      )}
    </PageSection>
  )
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
