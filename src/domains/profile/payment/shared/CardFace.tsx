import { FormattedMessage } from 'react-intl'
import type { CreditCard } from '#contract/cards.ts'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/display/Badge'
import { cx } from '@/ui/cx'
import styles from './CardFace.module.css'
import { type CardStatus, lastFourDigits, maskedStart } from './card.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface CardFaceProps {
  card: Pick<CreditCard, 'brand' | 'number' | 'name' | 'expiryDate'>
  status: CardStatus
  days: number
}

const tones = { good: 'success', soon: 'warning', expired: 'danger' } as const

/** A card drawn like a real one: brand, masked number with its last four digits, name and month of expiry. */
export function CardFace({ card, status, days }: CardFaceProps) {
  const { month } = useFormats()
  return (
    <div className={cx(styles.face, status === 'expired' && styles.over)}>
      <div className={cx(layout.row3, layout.baseline, layout.between, layout.lines1)}>
        <span className={styles.brand}>{card.brand || <FormattedMessage id="profile.payment.brand.unknown" />}</span>
        <Badge tone={tones[status]}>
          <FormattedMessage id={`profile.payment.status.${status}`} values={{ days }} />
        </Badge>
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
