import * as z from 'zod/mini'
import { addition, listOf, recordVersion } from '#contract/wire/lenient.ts'

/** The uses of a card; each is a form of payment of §4. */
export const paymentUses = ['air', 'rail', 'hotel', 'car'] as const
export type PaymentUse = (typeof paymentUses)[number]

/** Each use once, in this order. */
export const orderedUses = (uses: readonly PaymentUse[]): PaymentUse[] =>
  paymentUses.filter((use) => uses.includes(use))

/** The last day, `yyyy-MM-dd`, on which a card is valid. @param month `yyyy-MM` */
export function lastDayOfCard(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** Whether a card has expired on a day, `yyyy-MM-dd`. @param month `yyyy-MM` */
export const expiresBefore = (month: string, day: string): boolean => lastDayOfCard(month) < day

const usesAnswer = listOf(z.enum(paymentUses))

/** Credit card (§3) as the server answers it: first five and last four digits, the rest masked (§9). */
export const creditCardSchema = z.object({
  id: z.string(),
  /** The cardholder, or the owner's own name for the card. */
  name: z.string(),
  number: z.string(),
  /** Addition: empty where unknown. */
  brand: addition(z.string(), ''),
  /** `yyyy-MM`; the card is valid through the last day of that month. */
  expiryDate: z.string(),
  /** Addition: without it a card pays for everything. */
  uses: addition(usesAnswer, [...paymentUses]),
  version: recordVersion,
})
export type CreditCard = z.infer<typeof creditCardSchema>
export const creditCardListSchema = listOf(creditCardSchema)

/** Payment method (§7): the uses of a card. It has the card's id; removing it removes the card. */
export const paymentMethodSchema = z.object({
  id: z.string(),
  type: z.literal('creditCard'),
  creditCardId: z.string(),
  name: z.string(),
  maskedNumber: z.string(),
  expiryDate: z.string(),
  uses: usesAnswer,
  version: recordVersion,
})
export type PaymentMethod = z.infer<typeof paymentMethodSchema>
export const paymentMethodListSchema = listOf(paymentMethodSchema)
