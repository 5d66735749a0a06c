import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GroupAnswer, GroupTravel } from '#contract/groupTravels.ts'
import { usePutGroupAnswerMutation } from '@/domains/events/events.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { showToast } from '@/patterns/toasts'

/** Accepts or declines an event for the person signed in, and says what came of it; declining can be undone. */
export function useGroupAnswer({ groupTravel: { shareableId } }: GroupTravel, name: string) {
  const { companyId, employeeId } = useSession()
  const [put] = usePutGroupAnswerMutation()
  const [pending, setPending] = useState<GroupAnswer['status']>()
  const send = (status: GroupAnswer['status'], needsNoTrip: boolean) =>
    put({ companyId, employeeId: employeeId ?? '', shareableId, status, needsNoTrip })
  const answer = async (status: GroupAnswer['status'], needsNoTrip = false) => {
    if (pending) return
    setPending(status)
    const { error } = await send(status, needsNoTrip)
    setPending(undefined)
    if (error)
      return showToast({ tone: 'danger', text: <FormattedMessage id="events.my.notAnswered" values={{ name }} /> })
    return showToast({
      text: <FormattedMessage id={`events.my.done.${needsNoTrip ? 'noTrip' : status}`} values={{ name }} />,
      ...(status === 'declined' && {
        takesFocus: true,
        action: {
          label: <FormattedMessage id="events.my.undo" />,
          run: () => void send('accepted', false),
        },
      }),
    })
  }
  return { answer, pending }
}
