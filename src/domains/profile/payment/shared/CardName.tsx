import { FormattedMessage, useIntl } from 'react-intl'
import type { CreditCard } from '#contract/payment/cards.ts'
import { lastFourDigits } from './card.rules'

/** A card's name: "Visa ending in 1111". */
export const CardName = ({ card: { brand, number } }: { card: Pick<CreditCard, 'brand' | 'number'> }) => (
  <FormattedMessage
    id="profile.payment.card"
    values={{ brand: brand || <FormattedMessage id="profile.payment.brand.unknown" />, ending: lastFourDigits(number) }}
  />
)

/** The same as plain text; undefined without a card. */
export function useCardName(card: Pick<CreditCard, 'brand' | 'number'> | undefined): string | undefined {
  const { formatMessage } = useIntl()
  if (!card) return undefined
  const brand = card.brand || formatMessage({ id: 'profile.payment.brand.unknown' })
  return formatMessage({ id: 'profile.payment.card' }, { brand, ending: lastFourDigits(card.number) })
}
