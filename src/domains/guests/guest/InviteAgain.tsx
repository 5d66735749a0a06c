import { FormattedMessage } from 'react-intl'
import type { GuestDetail } from '#contract/guests.ts'
import { useInviteGuestMutation } from '@/domains/guests/guests.slice'
import type { EmployeeRef } from '@/http/paths'
import styles from '@/patterns/page/section.module.css'
import { SendInvitation } from '@/patterns/action/SendInvitation'
import { useAction } from '@/patterns/action/useAction'

/** When the invitation was sent, and sending it again. */
export function InviteAgain({ guest, guestRef }: { guest: GuestDetail; guestRef: EmployeeRef }) {
  const invite = useAction({
    mutation: useInviteGuestMutation(),
    doneText: { id: 'guests.invited', values: { email: guest.email } },
  })
  return (
    <div className={styles.question}>
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
