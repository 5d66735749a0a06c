import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { TravelRequest } from '#contract/approvals/requests.ts'
import { placesText } from '@/domains/requests/requests.rules'
import {
  useDeleteTravelRequestMutation,
  usePutTravelRequestMutation,
  useTravelRequestQuery,
} from '@/domains/requests/requests.slice'
import { StartBooking } from '@/domains/requests/shared/StartBooking'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useFormats } from '@/i18n/useFormats'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { Fact, FactList } from '@/patterns/record/FactList'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import { Banner } from '@/ui/notice/Banner'
import { RequestBadge } from './RequestBadge'
import { RequestForm } from './RequestForm'
import { UsingTrips } from './UsingTrips'

/** A request to travel: how it stands and what is left of it, or the form that corrects it. */
export default function TravelRequestPage() {
  const { requestId = '' } = useParams()
  const path = useSubjectPath()
  const answer = useTravelRequestQuery({ ...useSubjectProfile(), requestId })
  return (
    <RecordAnswer
      answer={answer}
      title="routes.travelRequest"
      failed="travelRequests.failed"
      unknown={{ about: 'travelRequests', back: path('travelRequests') }}
    >
      {(request) => <Shown request={request} />}
    </RecordAnswer>
  )
}

function Shown({ request }: { request: TravelRequest }) {
  const { purpose, status, from, until, isUsable, canCorrect, canWithdraw } = request
  const { dateRange } = useFormats()
  useNameInTrail('travelRequest', purpose)
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={purpose}
        mark={<RequestBadge status={status} />}
        facts={[placesText(request), dateRange(from, until)]}
        primary={isUsable && <StartBooking />}
      />
      <Answer request={request} />
      {!canCorrect && <Use request={request} />}
      {canCorrect && <Correction request={request} />}
      {canWithdraw && <Withdrawal request={request} />}
    </div>
  )
}

/** Who decides, or has decided, with which words, and what the traveler can do now. */
function Answer({ request: { status, decider, dueAt, decision, isUsable } }: { request: TravelRequest }) {
  const { instant } = useFormats()
  const tone = { approved: 'success', pendingApproval: 'info', withdrawn: 'info' } as const
  const by = decision?.by || 'nobody'
  return (
    <Banner
      tone={status in tone ? tone[status as keyof typeof tone] : 'warning'}
      title={
        <FormattedMessage
          id={`travelRequests.answer.${status}`}
          values={{ decider, by, due: dueAt ? instant(dueAt) : '', at: decision ? instant(decision.at) : '' }}
        />
      }
    >
      {decision?.comment && <blockquote>{decision.comment}</blockquote>}
      <FormattedMessage id={`travelRequests.next.${status}`} values={{ isUsable: String(isUsable) }} />
    </Banner>
  )
}

/** The estimate, its rest, and the bookings that use it. */
function Use({ request: { estimate, left, currency, trips } }: { request: TravelRequest }) {
  const { money } = useFormats()
  return (
    <Card>
      <FactList>
        <Fact name="travelRequests.field.estimate">{money(estimate, currency)}</Fact>
        <Fact name="travelRequests.column.left">
          <strong>{money(left, currency)}</strong>
        </Fact>
        <Fact name="travelRequests.column.trips">
          <UsingTrips trips={trips} />
        </Fact>
      </FactList>
    </Card>
  )
}

function Correction({ request }: { request: TravelRequest }) {
  const profileRef = useSubjectProfile()
  const [put] = usePutTravelRequestMutation()
  return (
    <UnsavedWork>
      <Card heading={<FormattedMessage id="travelRequests.correct" />}>
        <RequestForm
          request={request}
          currency={request.currency}
          save={async (body) =>
            (await put({ ...profileRef, requestId: request.id, request: body })) as SaveResult<TravelRequest | null>
          }
          onSaved={() => undefined}
        />
      </Card>
    </UnsavedWork>
  )
}

function Withdrawal({ request: { id: requestId } }: { request: TravelRequest }) {
  const profileRef = useSubjectProfile()
  const withdraw = useAction({ mutation: useDeleteTravelRequestMutation() })
  return (
    <RemoveInPlace
      label={<FormattedMessage id="travelRequests.withdraw" />}
      question={<FormattedMessage id="travelRequests.withdraw.sure" />}
      yes={<FormattedMessage id="travelRequests.withdraw.yes" />}
      no={<FormattedMessage id="travelRequests.withdraw.no" />}
      action={withdraw}
      onConfirm={() => withdraw.run({ ...profileRef, requestId })}
    />
  )
}
