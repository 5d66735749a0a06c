import { Send } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { GuestDetail } from '#contract/guests.ts'
import { useInviteGuestMutation } from '@/domains/guests/guests.slice'
import { ActionFailure } from '@/forms/ActionFailure'
import { failureOf } from '@/http/failure'
import type { EmployeeRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { showToast } from '@/patterns/toasts'
import styles from '@/patterns/section.module.css'
import { Button } from '@/ui/Button'

/** When the invitation was sent, and sending it again. */
export function InviteAgain({ guest, guestRef }: { guest: GuestDetail; guestRef: EmployeeRef }) {
  const { instant } = useFormats()
  const [invite, { error, isLoading }] = useInviteGuestMutation()
  const send = async () => {
    const answer = await invite(guestRef)
    if (!answer.error)
      void showToast({ text: <FormattedMessage id="guests.invited" values={{ email: guest.email }} /> })
  }
  return (
    <div className={styles.question}>
      {error && <ActionFailure failure={failureOf(error)} />}
      {guest.invitedAt && (
        <p className={styles.soft}>
          <FormattedMessage id="guests.invite.sent" values={{ at: instant(guest.invitedAt) }} />
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={<Send aria-hidden="true" />}
        isPending={isLoading}
        onClick={() => void send()}
      >
        <FormattedMessage id="guests.invite.again" />
      </Button>
    </div>
  )
}
