import * as z from 'zod/mini'
import { recordId } from './envelope.ts'
import { cardMonth, fieldLimits, requiredLine } from './fields.ts'
import { fieldProblem } from './fieldProblems.ts'
import { listOf, addition, recordVersion, seenVersion } from './lenient.ts'

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
const someUses = z
  .array(z.enum(paymentUses))
  .check(z.maxLength(paymentUses.length), z.minLength(1, fieldProblem('cardUse')))

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

/** Spaces and hyphens are fine; brand, length and check digit are judged by cardNumberProblem. */
const fullNumber = z
  .string(fieldProblem('required'))
  .check(z.trim(), z.minLength(1, fieldProblem('required')), z.regex(/^[\d -]{0,30}$/, fieldProblem('cardNumber')))
const cardName = requiredLine(fieldLimits.nickname)

/**
 * Body of POST profiles/{id}/credit-cards. The number is encrypted on receipt and never sent back in full; no security
 * code is taken.
 */
export const newCreditCardSchema = z.strictObject({
  number: fullNumber,
  name: cardName,
  expiryDate: cardMonth,
  uses: someUses,
})
export type NewCreditCard = z.infer<typeof newCreditCardSchema>
/** The same as it is sent: `uses`, an addition, may be missing, and the card then pays for everything. */
export const sentCreditCardSchema = z.extend(newCreditCardSchema, {
  uses: z._default(someUses, [...paymentUses]),
})

/** Body of PUT profiles/{id}/credit-cards/{cardId}. The number is optional; the stored number stays without it. */
export const changedCreditCardSchema = z.strictObject({
  version: seenVersion,
  number: z.optional(fullNumber),
  name: cardName,
  expiryDate: cardMonth,
  /** Addition: the stored uses stay without it. */
  uses: z.optional(someUses),
})
export type ChangedCreditCard = z.infer<typeof changedCreditCardSchema>

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

/** Body of POST .../payment-methods: gives uses to a card that has none. */
export const newPaymentMethodSchema = z.strictObject({ creditCardId: recordId, uses: someUses })
/** Body of PUT .../payment-methods/{id}. */
export const changedPaymentMethodSchema = z.strictObject({ version: seenVersion, uses: someUses })
