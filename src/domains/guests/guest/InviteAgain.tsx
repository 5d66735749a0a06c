import { FormattedMessage } from 'react-intl'
import type { GuestDetail } from '#contract/guests.ts'
import { useInviteGuestMutation } from '@/domains/guests/guests.slice'
import { ActionFailure } from '@/forms/ActionFailure'
import { failureOf } from '@/http/failure'
import type { EmployeeRef } from '@/http/paths'
import { showToast } from '@/patterns/toasts'
import styles from '@/patterns/section.module.css'
import { SendInvitation } from '@/patterns/SendInvitation'

/** When the invitation was sent, and sending it again. */
export function InviteAgain({ guest, guestRef }: { guest: GuestDetail; guestRef: EmployeeRef }) {
  const [invite, { error, isLoading }] = useInviteGuestMutation()
  const send = async () => {
    const answer = await invite(guestRef)
    if (!answer.error)
      void showToast({ text: <FormattedMessage id="guests.invited" values={{ email: guest.email }} /> })
  }
  return (
    <div className={styles.question}>
      {error && <ActionFailure failure={failureOf(error)} />}
      <SendInvitation
        sentAt={guest.invitedAt}
        sentId="guests.invite.sent"
        isPending={isLoading}
        onSend={() => void send()}
      >
        <FormattedMessage id="guests.invite.again" />
      </SendInvitation>
    </div>
  )
}
