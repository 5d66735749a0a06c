import { type CreditCard, type PaymentUse, paymentUses } from '#contract/payment/cards.ts'
import { canPayFor, type Means, type ProfileIssue } from '#contract/profile/profileIssues.ts'
import type { Issue } from '@/domains/profile/profile.rules'
import { cardStatus } from './shared/card.rules'

/** How one use is paid for. `central`: by the company, as the person has no card for it and yet nothing is missing. */
export interface Coverage {
  use: PaymentUse
  state: 'paid' | 'missing' | 'expired' | 'central'
  /** The cards that pay, the one valid longest first. */
  cards: CreditCard[]
}

const issueNames = {
  air: ['airFopMissing', 'airFopExpired'],
  rail: ['railFopMissing', 'railFopExpired'],
  hotel: ['hotelFopMissing', 'hotelFopExpired'],
  car: ['carFopMissing', 'carFopExpired'],
} as const satisfies Record<PaymentUse, [ProfileIssue, ProfileIssue]>

/** §4: what pays for each use; whether something is missing is decided by the server's issues. */
export const coverageOf = (cards: readonly CreditCard[], issues: readonly Issue[], today: string): Coverage[] =>
  paymentUses.map((use) => {
    const [missing, expired] = issueNames[use]
    if (issues.includes(missing)) return { use, state: 'missing', cards: [] }
    if (issues.includes(expired)) return { use, state: 'expired', cards: [] }
    const paying = payingFor(use, cards, today)
    return { use, state: paying.length > 0 ? 'paid' : 'central', cards: paying }
  })

/** All uses together where the same cards, or the company, pay for each of them; otherwise each use alone. */
export function paidAlike(coverage: readonly Coverage[]): [Coverage, ...Coverage[]][] {
  const [first, ...others] = coverage
  if (!first) return []
  const payers = ({ state, cards }: Coverage) => [state, ...cards.map(({ id }) => id)].join()
  const isPaid = first.state === 'paid' || first.state === 'central'
  return isPaid && others.every((each) => payers(each) === payers(first))
    ? [[first, ...others]]
    : coverage.map((each) => [each])
}

/**
 * §4: flights and trains, or hotels and cars, where these alone lack a card; undefined where both do, or where something
 * else stands against paying.
 */
export function onlyUnpaid(issues: readonly Issue[]): Means | undefined {
  const unpaid = (['airRail', 'hotelCar'] as const).filter((means) => !canPayFor(means, issues))
  const hasOthers = issues.some((issue) => issue.endsWith('Expired') || issue === 'centralizedCardMissing')
  return unpaid.length === 1 && !hasOthers ? unpaid[0] : undefined
}

const payingFor = (use: PaymentUse, cards: readonly CreditCard[], today: string) =>
  cards
    .filter((card) => card.uses.includes(use) && cardStatus(card, today).status !== 'expired')
    .toSorted((one, other) => other.expiryDate.localeCompare(one.expiryDate))

/** The uses that no other card pays for. */
export const usesWithoutOtherCard = (card: CreditCard, cards: readonly CreditCard[], today: string): PaymentUse[] =>
  paymentUses.filter((use) => {
    const paying = payingFor(use, cards, today)
    return paying.length === 1 && paying[0]?.id === card.id
  })
