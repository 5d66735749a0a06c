import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupAnswer, GroupTravel } from '#contract/events/groupTravels.ts'
import { type GroupStanding, mayAnswer } from '@/domains/events/events.rules'
import { usePutGroupAnswerMutation } from '@/domains/events/events.slice'
import { isOffered } from '@/http/additions'
import type { ApiFailure } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { WaitingBadge } from '@/domains/itinerary/shared/trips/ApprovalBadge'
import { useSession } from '@/domains/session/shared/useSession'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { pathTo } from '@/routes/pathTo'
import { Badge } from '@/ui/display/Badge'
import { Button } from '@/ui/button/Button'
import { buttonClass, type ButtonVariant } from '@/ui/button/buttonClass'
import type { Tone } from '@/ui/tone'
import { FailureText } from '@/forms/failure/FailureText'
import { useAction } from '@/patterns/action/useAction'
import { showToast } from '@/patterns/feedback/toasts'
import styles from './MyEventRow.module.css'
import type { EventBooking } from './useEventBooking'

interface MyEventActionsProps {
  group: GroupTravel
  standing: GroupStanding
  name: string
  /** Id of the text that explains why the event cannot be booked. */
  whyId: string
  booking: EventBooking
}

const tones: Partial<Record<GroupStanding, Tone>> = { booked: 'success', coming: 'success' }

/** The request of each button. Its texts are `events.my.<answer>`. */
const answers = {
  accept: { status: 'accepted', needsNoTrip: false },
  decline: { status: 'declined', needsNoTrip: false },
  needTrip: { status: 'accepted', needsNoTrip: false },
  noTrip: { status: 'accepted', needsNoTrip: true },
  cannotCome: { status: 'declined', needsNoTrip: false },
} as const satisfies Record<string, GroupAnswer>

/** The look of the two answers to the question. Buttons that change an answer are quiet. */
const variants: Partial<Record<keyof typeof answers, ButtonVariant>> = { accept: 'primary', decline: 'secondary' }

/** The answers that each state of an event allows. */
const offered: Partial<Record<GroupStanding, readonly (keyof typeof answers)[]>> = {
  toAnswer: ['accept', 'decline'],
  toBook: ['noTrip', 'cannotCome'],
  coming: ['needTrip', 'cannotCome'],
  booked: ['cannotCome'],
  declined: ['accept'],
}

/** The state of an event for its traveler, and the next actions. */
export function MyEventActions({ group, standing, name, whyId, booking }: MyEventActionsProps) {
  const isAsked = standing === 'toAnswer' || standing === 'toBook'
  const isWaiting = standing === 'booked' && group.traveler.trips[0]?.isWaiting
  return (
    <>
      {isWaiting && <WaitingBadge />}
      {!isAsked && !isWaiting && (
        <Badge tone={tones[standing] ?? 'neutral'}>
          <FormattedMessage id={`events.my.${standing}`} />
        </Badge>
      )}
      <span className={styles.actions}>
        {standing === 'toBook' && <BookEvent {...{ name, whyId, booking }} />}
        {(standing === 'booked' || standing === 'declined') && <TripLink group={group} />}
        <Answers group={group} standing={standing} name={name} />
      </span>
    </>
  )
}

/** The buttons to answer or to change the answer, while that is possible. */
function Answers({ group, standing, name }: Pick<MyEventActionsProps, 'group' | 'standing' | 'name'>) {
  const { formatMessage } = useIntl()
  const { answer, pending } = useGroupAnswer(group, name)
  const today = localDay(useNow())
  if (!isOffered('groupanswer') || !mayAnswer(group, today)) return null
  return offered[standing]?.map((each) => (
    <Button
      key={each}
      variant={standing === 'toAnswer' ? variants[each] : 'quiet'}
      size="small"
      aria-label={formatMessage({ id: `events.my.${each}.of` }, { name })}
      isPending={pending === answers[each].status}
      onClick={() => answer(answers[each])}
    >
      <FormattedMessage id={`events.my.${each}`} />
    </Button>
  ))
}

function BookEvent({ name, whyId, booking }: Pick<MyEventActionsProps, 'name' | 'whyId' | 'booking'>) {
  const { formatMessage } = useIntl()
  const { why, isOpening, isDisabled, book } = booking
  return (
    <Button
      // The missing precondition comes first, and has its own link beside it.
      variant={why ? 'secondary' : 'primary'}
      size="small"
      aria-label={formatMessage({ id: 'events.my.book.of' }, { name })}
      isPending={isOpening}
      aria-disabled={isDisabled || undefined}
      aria-describedby={why && whyId}
      onClick={book}
    >
      <FormattedMessage id="events.my.book" />
    </Button>
  )
}

function TripLink({ group }: Pick<MyEventActionsProps, 'group'>) {
  const locale = useLocale()
  const bookingId = group.traveler.trips.find((trip) => trip.bookingId)?.bookingId
  if (!bookingId) return null
  return (
    <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'trip', { bookingId })}>
      <FormattedMessage id="events.my.seeTrip" />
    </Link>
  )
}

/** Accepts or declines an event for the reader and shows a toast. Declining after accepting can be undone. */
function useGroupAnswer({ groupTravel: { shareableId }, traveler }: GroupTravel, name: string) {
  const { companyId, employeeId } = useSession()
  const done = (given: GroupAnswer) =>
    void showToast({
      text: <FormattedMessage id={`events.my.done.${outcomeOf(given, traveler)}`} values={{ name }} />,
      // An answered invitation cannot be reopened, so a first answer has no undo.
      ...(given.status === 'declined' &&
        traveler.status === 'accepted' && {
          takesFocus: true,
          action: {
            label: <FormattedMessage id="events.my.undo" />,
            run: () => answer({ status: 'accepted', needsNoTrip: traveler.needsNoTrip }),
          },
        }),
    })
  const { run, pending } = useAction({
    mutation: usePutGroupAnswerMutation(),
    onDone: (_, given) => done(given),
    onFailed: (failure) => void showToast({ tone: 'danger', text: <NotAnswered name={name} failure={failure} /> }),
  })
  const answer = (given: GroupAnswer) => run({ companyId, employeeId: employeeId ?? '', shareableId, ...given })
  return { answer, pending: pending?.status }
}

const NotAnswered = ({ name, failure }: { name: string; failure: ApiFailure }) => (
  <>
    <FormattedMessage id="events.my.notAnswered" values={{ name }} /> <FailureText failure={failure} isTyped={false} />
  </>
)

function outcomeOf({ status, needsNoTrip }: GroupAnswer, { trips }: GroupTravel['traveler']) {
  const [trip] = trips
  if (status === 'declined' && trip) return trip.bookingId ? 'declinedBooked' : 'declinedBookedByOther'
  return needsNoTrip ? 'noTrip' : status
}
