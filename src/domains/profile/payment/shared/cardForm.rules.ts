import * as z from 'zod/mini'
import { type CreditCard, newCreditCardSchema, type PaymentUse, paymentUses } from '#contract/cards.ts'
import { cardNumberProblem } from '#contract/cardNumbers.ts'
import type { FieldProblemCode } from '#contract/fieldProblemCodes.ts'
import { localDay } from '@/lib/localDay'

/** What the form of any card holds; the number only while it is being typed. */
export interface CardFieldValues {
  number: string
  name: string
  expiryDate: string
}

/** The current month in the reader's time zone; a card is valid until the end of its month. */
const thisMonth = () => localDay(new Date()).slice(0, 7)

interface Judged {
  value: Pick<CardFieldValues, 'number' | 'expiryDate'>
  issues: unknown[]
}
function refuse({ value, issues }: Judged, field: keyof Judged['value'], message: FieldProblemCode | undefined) {
  if (message) issues.push({ code: 'custom', input: value, message, path: [field] })
}

/** Checks a new card: a known brand, a valid check digit, and a month not in the past. §3 Credit card */
export function checkNewCard(payload: Judged) {
  const { number, expiryDate } = payload.value
  if (number) refuse(payload, 'number', cardNumberProblem(number))
  if (expiryDate && expiryDate < thisMonth()) refuse(payload, 'expiryDate', 'monthPast')
}

/** Checks a card that is there: an empty number keeps the stored one; the stored month is valid even if past. */
export const checkChangedCard =
  (had: string) =>
  (payload: Judged): void => {
    const { number, expiryDate } = payload.value
    if (number !== '' || expiryDate !== had) checkNewCard(payload)
  }

/** Form values of a card that says what it pays for. */
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
