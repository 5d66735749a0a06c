import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { type CreditCard, paymentUses } from '#contract/cards.ts'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { CardFace } from './shared/CardFace'
import styles from './CardItem.module.css'
import { CardName } from './shared/CardName'
import { Uses } from './shared/CardValue'
import { cardStatus } from './shared/card.rules'

interface CardItemProps {
  card: CreditCard
  today: string
  /** Just added: gets the focus. */
  isNew: boolean
  /** Wraps the given label into the link or button for changing the card. */
  edit: (words: ReactNode) => ReactNode
}

/** One card, and below it what it pays for. */
export function CardItem({ card, today, isNew, edit }: CardItemProps) {
  const { status, days } = cardStatus(card, today)
  const nameId = useId()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => (isNew ? item.current?.focus() : undefined), [isNew])
  return (
    <li ref={item} tabIndex={-1} className={styles.item} aria-labelledby={nameId}>
      <VisuallyHidden id={nameId}>
        <CardName card={card} />
      </VisuallyHidden>
      <CardFace card={card} status={status} days={days} />
      <div className={styles.below}>
        <p className={styles.uses}>
          {card.uses.length === paymentUses.length ? (
            <FormattedMessage id="profile.payment.pays.all" />
          ) : (
            <FormattedMessage id="profile.payment.pays" values={{ uses: <Uses uses={card.uses} /> }} />
          )}
        </p>
        {edit(
          <>
            <Pencil aria-hidden="true" />
            <FormattedMessage id="profile.payment.edit" />{' '}
            <VisuallyHidden>
              <CardName card={card} />
            </VisuallyHidden>
          </>,
        )}
      </div>
    </li>
  )
}
