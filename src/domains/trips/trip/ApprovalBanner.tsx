import { CircleX, Clock, Undo2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { isHeldForApproval, type TripApproval, type TripApprovalStatus } from '#contract/trips/tripApproval.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import { useRemindDeciderMutation } from '@/domains/trips/trips.slice'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { useSubject, useSubjectProfile } from '@/patterns/subject/subject'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'
import { Banner } from '@/ui/notice/Banner'
import { ChangeInTool } from './header/ChangeInTool'

interface ApprovalBannerProps {
  trip: Trip
  now: Date
  /** The trip is a saved copy, so that nothing can be done about it here. */
  isCopy: boolean
}

type OpenApproval = TripApproval & { status: Exclude<TripApprovalStatus, 'approved'> }

const looks = {
  pendingApproval: { tone: 'info', Icon: Clock },
  sentBack: { tone: 'warning', Icon: Undo2 },
  declined: { tone: 'neutral', Icon: CircleX },
} as const

/**
 * Shows the decider of a trip and the time to decide, or the decision with its comment, with the ways to remind the
 * decider and to correct the trip. An approved trip and a declined change are shown only while the trip is ahead.
 */
export function ApprovalBanner({ trip, now, isCopy }: ApprovalBannerProps) {
  const { instant } = useFormats()
  const { approval } = trip
  if (!approval) return null
  const { status, isChange } = approval
  if ((status === 'approved' || (status === 'declined' && isChange)) && !isAhead(trip)) return null
  if (status === 'approved') return <Approved approval={approval} />
  const { tone, Icon } = looks[status]
  return (
    <Banner
      tone={tone}
      icon={<Icon aria-hidden="true" />}
      title={<FormattedMessage id={`trip.approval.${status}`} values={decisionWords(approval)} />}
      actions={!isCopy && <Actions trip={trip} approval={approval} now={now} />}
    >
      <Facts approval={{ ...approval, status }} />
      {!isCopy && isOffered('approvals') && approval.remindFrom && isEarly(approval, now) && (
        <p>
          <FormattedMessage
            id="trip.approval.remindFrom"
            values={{ decider: approval.decider, from: instant(approval.remindFrom) }}
          />
        </p>
      )}
    </Banner>
  )
}

const decisionWords = ({ isChange, decision }: TripApproval) => ({
  subject: isChange ? 'change' : 'booking',
  by: decision?.by ?? '',
  hasName: String(Boolean(decision?.by)),
})

function Approved({ approval }: { approval: TripApproval }) {
  const { date } = useFormats()
  const { decision } = approval
  if (!decision) return null
  return (
    <p className={cx(textStyle.note, textStyle.measure)}>
      <FormattedMessage
        id="trip.approval.approved"
        values={{ ...decisionWords(approval), date: date(localDay(decision.at)) }}
      />
    </p>
  )
}

/** The comment of the decision, and what follows. */
function Facts({ approval }: { approval: OpenApproval }) {
  const { instant, date } = useFormats()
  const { status, isChange, decider, dueAt, heldUntil, decision } = approval
  const subject = isChange ? 'change' : 'booking'
  const until = heldUntil ? instant(heldUntil) : ''
  return (
    <div className={layout.stack1}>
      {decision?.comment && <q className={textStyle.anywhere}>{decision.comment}</q>}
      <p>
        {status === 'pendingApproval' ? (
          <FormattedMessage
            id="trip.approval.pendingApproval.text"
            values={{ subject, decider, hasName: String(decider !== ''), due: dueAt ? instant(dueAt) : '', until }}
          />
        ) : (
          <FormattedMessage
            id={`trip.approval.${status}.text`}
            values={{ ...decisionWords(approval), until, date: decision ? date(localDay(decision.at)) : '' }}
          />
        )}
      </p>
    </div>
  )
}

/** The way to remind the decider, and to correct a trip that is not booked. Administrators do not open the tool. */
function Actions({ trip, approval, now }: { trip: Trip; approval: TripApproval; now: Date }) {
  const { kind } = useSubject()
  const { status } = approval
  const isCorrectable =
    kind !== 'employee' && trip.source === 'bookingTool' && (isHeldForApproval(approval) || isDeclinedAhead(trip, now))
  const isWaiting = status === 'pendingApproval'
  return (
    <>
      {isWaiting && isOffered('approvals') && !isEarly(approval, now) && <Remind trip={trip} />}
      {isCorrectable && (
        <ChangeInTool
          trip={trip}
          label={isWaiting ? 'trip.approval.change' : 'trip.approval.correct'}
          variant={isWaiting ? 'quiet' : 'primary'}
        />
      )}
    </>
  )
}

/** A declined trip can be corrected until it would have begun. */
const isDeclinedAhead = ({ approval, segments }: Trip, now: Date) =>
  approval?.status === 'declined' &&
  !approval.isChange &&
  segments.some(({ departureInstant }) => Date.parse(departureInstant) > now.getTime())

/** The reminder is possible again an hour after the last mail. */
const isEarly = ({ remindFrom, canRemind }: TripApproval, now: Date) =>
  remindFrom ? now < new Date(remindFrom) : !canRemind

/** The button that reminds the decider. */
function Remind({ trip }: { trip: Trip }) {
  const tripRef = { ...useSubjectProfile(), bookingId: trip.bookingId }
  const remind = useAction({
    mutation: useRemindDeciderMutation(),
    doneText: ({ decider }) => ({ id: 'trip.approval.reminded', values: { decider } }),
  })
  return (
    <ActionButton variant="secondary" size="small" action={remind} onClick={() => remind.run(tripRef)}>
      <FormattedMessage id="trip.approval.remind" />
    </ActionButton>
  )
}
