import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { StoredCard } from './card.rules'
import { CardFace } from './CardFace'
import styles from './CardItem.module.css'
import { CardName } from './CardName'

/** Cards beside each other, as `CardItem`s. */
export const CardItems = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={styles.items}>
    {children}
  </ul>
)

interface CardItemProps {
  card: Omit<StoredCard, 'version'>
  /** Just added: gets the focus. */
  isNew?: boolean
  /** Below the card: what it pays for. */
  children: ReactNode
}

/** A card in a list. */
export function CardItem({ card, isNew = false, children }: CardItemProps) {
  const nameId = useId()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => (isNew ? item.current?.focus() : undefined), [isNew])
  return (
    <li ref={item} tabIndex={-1} className={styles.item} aria-labelledby={nameId}>
      <VisuallyHidden id={nameId}>
        <CardName card={card} />
      </VisuallyHidden>
      <CardFace card={card} />
      {children}
    </li>
  )
}

interface CardUseProps {
  children: ReactNode
  /** The link or button to change the card. */
  edit?: ReactNode
}

/** The uses of a card in a list, with the way to change the card at the end of the line. */
export const CardUse = ({ children, edit }: CardUseProps) => (
  <div className={styles.use}>
    <p>{children}</p>
    {edit}
  </div>
)

/** The label of the link or button to change a card. */
export const EditCardLabel = ({ card }: { card: CardItemProps['card'] }) => (
  <>
    <Pencil aria-hidden="true" />
    <FormattedMessage id="profile.payment.edit" />{' '}
    <VisuallyHidden>
      <CardName card={card} />
    </VisuallyHidden>
  </>
)
