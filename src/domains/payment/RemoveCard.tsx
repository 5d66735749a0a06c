import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CreditCard } from '#contract/cards.ts'
import { FailureNotice } from '@/forms/FailureNotice'
import type { ApiFailure } from '@/http/failure'
import type { ProfileAt } from '@/http/paths'
import { useNow } from '@/i18n/useNow'
import { Button } from '@/ui/Button'
import { today } from '@/domains/trips/trips.rules'
import { CardName } from './CardName'
import { Uses } from './CardValue'
import { usesLostWithout } from './payment.rules'
import { useDeletePaymentMethodMutation } from './payment.queries'
import styles from './RemoveCard.module.css'

interface RemoveCardProps {
  at: ProfileAt
  card: CreditCard
  cards: readonly CreditCard[]
  onRemoved: () => void
}

/** Removing asks once, in place, and says what could not be booked without the card. */
export function RemoveCard({ at, card, cards, onRemoved }: RemoveCardProps) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => (isAsking ? cancel.current?.focus() : undefined), [isAsking])
  const [remove, { error, isLoading }] = useDeletePaymentMethodMutation()
  const lost = usesLostWithout(card, cards, today(useNow()))
  const confirm = async () => {
    const answer = await remove({ ...at, id: card.id, version: card.version })
    if (!answer.error) onRemoved()
  }
  return (
    <div className={styles.remove}>
      {error && <FailureNotice failure={error as ApiFailure} />}
      {isAsking ? (
        <>
          <p>
            <strong>
              <FormattedMessage id="profile.payment.remove.sure" values={{ card: <CardName card={card} /> }} />
            </strong>{' '}
            {lost.length > 0 ? (
              <FormattedMessage id="profile.payment.remove.lost" values={{ uses: <Uses uses={lost} /> }} />
            ) : (
              <FormattedMessage id="profile.payment.remove.nothingLost" />
            )}
          </p>
          <div className={styles.actions}>
            <Button variant="danger" size="small" isPending={isLoading} onClick={() => void confirm()}>
              <FormattedMessage id="profile.payment.remove.yes" />
            </Button>
            <Button variant="secondary" size="small" ref={cancel} onClick={() => setAsking(false)}>
              <FormattedMessage id="profile.payment.remove.no" />
            </Button>
          </div>
        </>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          <FormattedMessage id="profile.payment.remove" />
        </Button>
      )}
    </div>
  )
}
