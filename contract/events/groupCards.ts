import * as z from 'zod/mini'
import { changedCreditCardSchema, newCreditCardSchema } from '#contract/payment/cardChanges.ts'
import { creditCardSchema } from '#contract/payment/cards.ts'
import { groupNames } from './groupTravels.ts'
import { listOf } from '#contract/wire/lenient.ts'

/** A card that pays for group events, an addition: GET companies/{companyId}/group-cards has the organiser's own. */
export const groupCardSchema = z.extend(z.omit(creditCardSchema, { uses: true }), {
  /** The events it pays for that are not over, and whether it expires before their end. */
  events: listOf(
    z.object({
      id: z.string(),
      names: groupNames,
      endDate: z.string(),
      expiresBefore: z.boolean(),
    }),
  ),
})
export type GroupCard = z.infer<typeof groupCardSchema>
export const groupCardListSchema = listOf(groupCardSchema)

/** Body of POST companies/{companyId}/group-cards: as for a personal card, but it pays for everything. */
export const newGroupCardSchema = z.omit(newCreditCardSchema, { uses: true })
export type NewGroupCard = z.infer<typeof newGroupCardSchema>
/** Body of PUT .../group-cards/{creditCardId}. The number is optional; the stored number stays without it. */
export const changedGroupCardSchema = z.omit(changedCreditCardSchema, { uses: true })
export type ChangedGroupCard = z.infer<typeof changedGroupCardSchema>
