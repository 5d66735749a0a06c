import { useParams } from 'react-router-dom'
import type { RollCall } from '#contract/risk/rollCalls.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { pathTo } from '@/routes/pathTo'
import layout from '@/ui/layout/layout.module.css'
import type { RollCallRef } from '../rollCall.api'
import { useRollCallQuery } from '../rollCall.slice'
import { LiveCounts } from './LiveCounts'
import { RollCallHead } from './RollCallHead'
import { RollCallHistory } from './RollCallHistory'
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
