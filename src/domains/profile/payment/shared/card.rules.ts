import { type CreditCard, lastDayOfCard } from '#contract/payment/cards.ts'
import { dayMs } from '#contract/time/durations.ts'
import { expiryReminders } from '#contract/fields/limits.ts'

/** A card of a person, for events, or of the company; cards for events have no choice of what they pay for. */
export type StoredCard = Omit<CreditCard, 'uses'> & Partial<Pick<CreditCard, 'uses'>>

export type CardStatus = 'good' | 'soon' | 'expired'

/** §9: whether a card is valid, expires soon, or has expired; and whole days until its last, then negative. */
export function cardStatus({ expiryDate }: Pick<CreditCard, 'expiryDate'>, today: string) {
  const days = Math.round((Date.parse(lastDayOfCard(expiryDate)) - Date.parse(today)) / dayMs)
  const status: CardStatus = days < 0 ? 'expired' : days <= expiryReminders.card.calm ? 'soon' : 'good'
  return { status, days }
}

/** The last four digits of a masked number. */
export const lastFourDigits = (masked: string): string => masked.slice(-4)

/** §9: a masked number, grouped as on its brand's cards, up to the last four: `4111 1••• •••• `, `3782 8••••• •`. */
export function maskedStart(masked: string): string {
  const gaps = masked.length === 15 ? [4, 10] : [4, 8, 12]
  const start = Array.from(masked.slice(0, -4), (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
  return `${start}${gaps.includes(masked.length - 4) ? ' ' : ''}`.replaceAll('*', '•')
}

/** A masked number as people read it, from its first digits to its last four. */
export const shownNumber = (masked: string): string => `${maskedStart(masked)}${lastFourDigits(masked)}`
