import { FormattedMessage } from 'react-intl'
import type { GroupAnswer, GroupTravel } from '#contract/events/groupTravels.ts'
import { usePutGroupAnswerMutation } from '@/domains/events/events.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { FailureText } from '@/forms/failure/FailureText'
import type { ApiFailure } from '@/http/failure'
import { useAction } from '@/patterns/action/useAction'
import { showToast } from '@/patterns/feedback/toasts'

/** Accepts or declines an event for the reader and shows a toast. Declining after accepting can be undone. */
export function useGroupAnswer({ groupTravel: { shareableId }, traveler }: GroupTravel, name: string) {
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
