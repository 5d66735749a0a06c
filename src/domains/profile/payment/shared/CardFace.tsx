import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import styles from './CardFace.module.css'
import { lastFourDigits, maskedStart, type StoredCard } from './card.rules'
import { CardStatusBadge, useCardStatus } from './CardStatus'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** A card drawn like a real one: brand, masked number with its last four digits, name and month of expiry. */
export function CardFace({ card }: { card: Omit<StoredCard, 'version'> }) {
  const { month } = useFormats()
  const { status } = useCardStatus(card)
  return (
    <div className={cx(styles.face, status === 'expired' && styles.over)}>
      <div className={cx(layout.row3, layout.baseline, layout.between, layout.lines1)}>
        <span className={styles.brand}>{card.brand || <FormattedMessage id="profile.payment.brand.unknown" />}</span>
        <CardStatusBadge card={card} />
      </div>
      <Chip />
      <p className={styles.number} aria-hidden="true">
        {maskedStart(card.number)}
        <strong>{lastFourDigits(card.number)}</strong>
      </p>
      <div className={layout.stack0}>
        <span className={cx(layout.shrink, textStyle.medium, textStyle.anywhere)}>{card.name}</span>
        <span className={styles.month}>
          <FormattedMessage id="profile.payment.through" values={{ status, month: month(card.expiryDate) }} />
        </span>
      </div>
    </div>
  )
}

const Chip = () => (
  <svg className={styles.chip} viewBox="0 0 36 26" aria-hidden="true">
    <rect x="1" y="1" width="34" height="24" rx="5" />
    <path d="M1 9h11v8H1m34-8H24v8h11M12 9c0-5 3-8 6-8s6 3 6 8m-12 8c0 5 3 8 6 8s6-3 6-8" />
  </svg>
)
