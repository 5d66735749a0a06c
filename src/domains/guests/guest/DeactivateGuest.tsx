import { UserX } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { GuestDetail } from '#contract/guests.ts'
import { guestName } from '@/domains/guests/guests.rules'
import { useDeactivateGuestMutation } from '@/domains/guests/guests.slice'
import type { EmployeeRef } from '@/http/paths'
import { RemoveQuestion } from '@/patterns/RemoveQuestion'
import { showToast } from '@/patterns/toasts'
import { useAskInPlace } from '@/patterns/useAskInPlace'
import styles from '@/patterns/section.module.css'
import { Button } from '@/ui/Button'

const consequences = ['signIn', 'booking', 'trips', 'back'] as const

/** Ends the time of a guest at once, once its consequences were read. */
export function DeactivateGuest({ guest, guestRef }: { guest: GuestDetail; guestRef: EmployeeRef }) {
  const { isAsking, setAsking, button } = useAskInPlace()
  const [deactivate, { error, isLoading }] = useDeactivateGuestMutation()
  const confirm = async () => {
    const answer = await deactivate(guestRef)
    if (!answer.error)
      void showToast({ text: <FormattedMessage id="guests.deactivated" values={{ name: guestName(guest) }} /> })
  }
  if (!isAsking)
    return (
      <Button
        ref={button}
        variant="quietDanger"
        size="small"
        icon={<UserX aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id="guests.deactivate" />
      </Button>
    )
  return (
    <div className={styles.question}>
      <ul className={styles.points}>
        {consequences.map((each) => (
          <li key={each}>
            <FormattedMessage id={`guests.deactivate.${each}`} />
          </li>
        ))}
      </ul>
      <RemoveQuestion
        question={<FormattedMessage id="guests.deactivate.question" values={{ name: guestName(guest) }} />}
        yes={<FormattedMessage id="guests.deactivate.yes" />}
        no={<FormattedMessage id="guests.keep" />}
        error={error}
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onKeep={() => setAsking(false)}
      />
    </div>
  )
}
