import type { GroupCard } from '#contract/events/groupCards.ts'

/** The request of a card for events, which has no choice of what it pays for. */
export function withoutUses<Card extends { uses?: unknown }>(card: Card): Omit<Card, 'uses'> {
  const { uses: _, ...request } = card
  return request
}

/** An event that a card pays for. */
export type PaidEvent = GroupCard['events'][number]

/** The card that was just added for an event, in whose form it is chosen. @param state of the form's address */
export function addedCardOf(state: unknown): string | undefined {
  const added = (state as { addedCard?: unknown } | null)?.addedCard
  return typeof added === 'string' ? added : undefined
}

/** The form that the card is added from, where it is one of an event: history may hold anything. @param state of the page's address */
export function cameFromOf(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && /^\/[\w-]+\/events\/[\w/-]+$/.test(from) ? from : undefined
}
