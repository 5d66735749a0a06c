import * as z from 'zod/mini'
import { type GroupCard, newGroupCardSchema } from '#contract/groupCards.ts'
import { type CardFieldValues, checkChangedCard, checkNewCard } from '@/domains/profile/payment/shared/cardForm.rules'

/** Schema of a new card for events. */
export const newGroupCardForm = newGroupCardSchema.check(checkNewCard)

/** Schema of an existing one, whose number an empty field keeps. */
export const changedGroupCardForm = ({ expiryDate }: Pick<GroupCard, 'expiryDate'>) =>
  z.extend(newGroupCardSchema, { number: z.string().check(z.trim()) }).check(checkChangedCard(expiryDate))

/** Form values of a card for events; empty for a new one. */
export const groupCardValues = (card: GroupCard | null): CardFieldValues => ({
  number: '',
  name: card?.name ?? '',
  expiryDate: card?.expiryDate ?? '',
})

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
