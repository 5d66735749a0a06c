import * as z from 'zod/mini'
import { paymentUses } from './cards.ts'
import { recordId } from '#contract/wire/envelope.ts'
import { cardMonth, fieldLimits, requiredLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { seenVersion } from '#contract/wire/lenient.ts'
import { plainIdentifier } from '#contract/texts/plainIdentifier.ts'

// Apart from what is read of cards, which every first load needs: the checks here bring the rules of all card brands.

const someUses = z
  .array(z.enum(paymentUses))
  .check(z.maxLength(paymentUses.length), z.minLength(1, fieldProblem('cardUse')))

/** Spaces and hyphens are fine; brand, length and check digit are judged by cardNumberProblem. */
const fullNumber = z
  .string(fieldProblem('required'))
  .check(
    z.overwrite(plainIdentifier),
    z.minLength(1, fieldProblem('required')),
    z.regex(/^[\d -]{0,30}$/, fieldProblem('cardNumber')),
  )
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

/** Body of POST .../payment-methods: gives uses to a card that has none. */
export const newPaymentMethodSchema = z.strictObject({ creditCardId: recordId, uses: someUses })
/** Body of PUT .../payment-methods/{id}. */
export const changedPaymentMethodSchema = z.strictObject({ version: seenVersion, uses: someUses })
