import * as z from 'zod/mini'
import { type CreditCard, newCreditCardSchema, type PaymentUse, paymentUses } from '#contract/cards.ts'
import { type CardFieldValues, checkChangedCard, checkNewCard } from './shared/cardForm.rules'

/** Form values of a card of one's own. */
export interface CardValues extends CardFieldValues {
  uses: PaymentUse[]
}

/** Schema of a new card. */
export const newCardSchema = newCreditCardSchema.check(checkNewCard)

/** Schema of an existing card, whose number an empty field keeps. */
export const changedCardSchema = ({ expiryDate }: Pick<CreditCard, 'expiryDate'>) =>
  z.extend(newCreditCardSchema, { number: z.string().check(z.trim()) }).check(checkChangedCard(expiryDate))

/** Form values of a new card, which by default pays for everything. */
export const newCardValues = (): CardValues => ({ number: '', name: '', expiryDate: '', uses: [...paymentUses] })

export const cardValues = ({ name, expiryDate, uses }: CreditCard): CardValues => ({
  number: '',
  name,
  expiryDate,
  uses,
})
