import type { CreditCard } from '#contract/payment/cards.ts'

type Removed = Pick<CreditCard, 'brand' | 'number'>

/** Navigation state from the screen of a removed card to the list; only its brand and last digits. */
export const removedCardState = ({ brand, number }: Removed): { removedCard: Removed } => ({
  removedCard: { brand, number: number.slice(-4) },
})

/** Reads that state back; it is validated, as the history may hold anything. */
export function removedCardOf(state: unknown): Removed | undefined {
  const removed = (state as { removedCard?: Partial<Removed> } | null)?.removedCard
  return typeof removed?.brand === 'string' && typeof removed.number === 'string'
    ? { brand: removed.brand, number: removed.number }
    : undefined
}
