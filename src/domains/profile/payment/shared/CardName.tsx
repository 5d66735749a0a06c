import { FormattedMessage } from 'react-intl'
import type { CreditCard } from '#contract/cards.ts'
import { lastFourDigits } from './card.rules'

/** A card's name: "Visa ending in 1111". */
export const CardName = ({ card: { brand, number } }: { card: Pick<CreditCard, 'brand' | 'number'> }) => (
  <FormattedMessage
    id="profile.payment.card"
    values={{ brand: brand || <FormattedMessage id="profile.payment.brand.unknown" />, ending: lastFourDigits(number) }}
  />
)
