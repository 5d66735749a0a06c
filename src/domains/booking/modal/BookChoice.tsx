import { Plane, UserPlus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/store/hooks'
import type { MessageId } from '@/i18n/messages'
import { Button } from '@/ui/Button'
import styles from './BookModal.module.css'
import { booking } from '@/domains/booking/booking.slice'

interface BookChoiceProps {
  whom: 'self' | 'guest'
  text: MessageId
  isDisabled: boolean
  onChoose: () => void
}

const icons = { self: Plane, guest: UserPlus }

/** One section of the booking window: for whom, what happens, and the button (§2). */
export function BookChoice({ whom, text, isDisabled, onChoose }: BookChoiceProps) {
  const { isProcessing, processingFor } = useAppSelector(booking)
  const Icon = icons[whom]
  const cannot = isDisabled || (isProcessing && processingFor !== whom)
  return (
    <section className={styles.choice}>
      <div>
        <h3>
          <FormattedMessage id={`booking.${whom}.title`} />
        </h3>
        <p>
          <FormattedMessage id={text} />
        </p>
      </div>
      <Button
        icon={<Icon size={18} aria-hidden="true" />}
        variant={whom === 'self' ? 'primary' : 'secondary'}
        isPending={processingFor === whom}
        aria-disabled={cannot || undefined}
        onClick={() => !cannot && onChoose()}
      >
        <FormattedMessage id={`booking.${whom}.action`} />
      </Button>
    </section>
  )
}
