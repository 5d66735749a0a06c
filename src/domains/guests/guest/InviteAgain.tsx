import { FormattedMessage } from 'react-intl'
import type { GuestDetail } from '#contract/guests.ts'
import { useInviteGuestMutation } from '@/domains/guests/guests.slice'
import type { EmployeeRef } from '@/http/paths'
import { SendInvitation } from '@/patterns/action/SendInvitation'
import { useAction } from '@/patterns/action/useAction'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** When the invitation was sent, and sending it again. */
export function InviteAgain({ guest, guestRef }: { guest: GuestDetail; guestRef: EmployeeRef }) {
  const invite = useAction({
    mutation: useInviteGuestMutation(),
    doneText: { id: 'guests.invited', values: { email: guest.email } },
  })
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      <SendInvitation
        sentAt={guest.invitedAt}
        sentId="guests.invite.sent"
        action={invite}
        onSend={() => invite.run(guestRef)}
      >
        <FormattedMessage id="guests.invite.again" />
      </SendInvitation>
    </div>
  )
}
