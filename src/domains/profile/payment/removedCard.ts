import type { CreditCard } from '#contract/cards.ts'

type Removed = Pick<CreditCard, 'brand' | 'number'>

/** What a navigation carries from the screen of a card that was removed to the list without it: its last digits only. */
export const removedCardState = ({ brand, number }: Removed): { removedCard: Removed } => ({
  removedCard: { brand, number: number.slice(-4) },
})

/** The same, read back; a state is whatever the history holds. */
export function removedCardOf(state: unknown): Removed | undefined {
  const removed = (state as { removedCard?: Partial<Removed> } | null)?.removedCard
  return typeof removed?.brand === 'string' && typeof removed.number === 'string'
    ? { brand: removed.brand, number: removed.number }
    : undefined
}
