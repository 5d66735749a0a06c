import { type CreditCard, lastDayOfCard, type PaymentUse, paymentUses } from '#contract/cards.ts'
import type { ProfileIssue } from '#contract/profile.ts'
import type { Issue } from '@/domains/profile/profile.rules'

/** §9: a card is mentioned from so many days before the last day of its month. */
const soonDays = 60
const dayMs = 86_400_000

export type CardStatus = 'good' | 'soon' | 'expired'

/** Whether a card is good, for at most 60 days more, or over; and whole days until its last, negative once over. */
export function cardStatus({ expiryDate }: Pick<CreditCard, 'expiryDate'>, today: string) {
  const days = Math.round((Date.parse(lastDayOfCard(expiryDate)) - Date.parse(today)) / dayMs)
  const status: CardStatus = days < 0 ? 'expired' : days <= soonDays ? 'soon' : 'good'
  return { status, days }
}

/** How one use is paid for. `central`: nothing is missing although no card of theirs pays, so the company does. */
export interface Coverage {
  use: PaymentUse
  state: 'paid' | 'missing' | 'expired' | 'central'
  /** The cards that pay, the one that is good longest first. */
  cards: CreditCard[]
}

const issueNames = {
  air: ['airFopMissing', 'airFopExpired'],
  rail: ['railFopMissing', 'railFopExpired'],
  hotel: ['hotelFopMissing', 'hotelFopExpired'],
  car: ['carFopMissing', 'carFopExpired'],
} as const satisfies Record<PaymentUse, [ProfileIssue, ProfileIssue]>

/** §4: for each use, what pays for it; whether something is missing is the server's to say. */
export const coverageOf = (cards: readonly CreditCard[], issues: readonly Issue[], today: string): Coverage[] =>
  paymentUses.map((use) => {
    const [missing, expired] = issueNames[use]
    if (issues.includes(missing)) return { use, state: 'missing', cards: [] }
    if (issues.includes(expired)) return { use, state: 'expired', cards: [] }
    const paying = payingFor(use, cards, today)
    return { use, state: paying.length > 0 ? 'paid' : 'central', cards: paying }
  })

const payingFor = (use: PaymentUse, cards: readonly CreditCard[], today: string) =>
  cards
    .filter((card) => card.uses.includes(use) && cardStatus(card, today).status !== 'expired')
    .toSorted((one, other) => other.expiryDate.localeCompare(one.expiryDate))

/** What nothing would pay for any more without a card. */
export const usesWithoutOtherCard = (card: CreditCard, cards: readonly CreditCard[], today: string): PaymentUse[] =>
  paymentUses.filter((use) => {
    const paying = payingFor(use, cards, today)
    return paying.length === 1 && paying[0]?.id === card.id
  })

/** The last four digits of a masked number. */
export const lastFourDigits = (masked: string): string => masked.slice(-4)

/** §9: a masked number in the groups of its card, up to the last four: `4111 1••• •••• `, `3782 8••••• •`. */
export function maskedStart(masked: string): string {
  const gaps = masked.length === 15 ? [4, 10] : [4, 8, 12]
  const start = Array.from(masked.slice(0, -4), (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
  return `${start}${gaps.includes(masked.length - 4) ? ' ' : ''}`.replaceAll('*', '•')
}
