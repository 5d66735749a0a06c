import { FormattedMessage } from 'react-intl'
import { fullName } from '#contract/fullName.ts'
import type { GuestDetail } from '#contract/guests.ts'
import { useDeactivateGuestMutation } from '@/domains/guests/guests.slice'
import type { EmployeeRef } from '@/http/paths'
import { DeactivateInPlace } from '@/patterns/action/DeactivateInPlace'
import { useAction } from '@/patterns/action/useAction'

const consequences = [
  'guests.deactivate.signIn',
  'guests.deactivate.booking',
  'guests.deactivate.trips',
  'guests.deactivate.back',
] as const

/** Ends the time of a guest at once, once its consequences were read. */
export function DeactivateGuest({ guest, guestRef }: { guest: GuestDetail; guestRef: EmployeeRef }) {
  const name = fullName(guest)
  const deactivate = useAction({
    mutation: useDeactivateGuestMutation(),
    doneText: { id: 'guests.deactivated', values: { name } },
  })
  return (
    <DeactivateInPlace
      label={<FormattedMessage id="guests.deactivate" />}
      consequences={consequences}
      question={<FormattedMessage id="guests.deactivate.question" values={{ name }} />}
      yes={<FormattedMessage id="guests.deactivate.yes" />}
      no={<FormattedMessage id="guests.keep" />}
      action={deactivate}
      onConfirm={() => deactivate.run(guestRef)}
    />
  )
}
