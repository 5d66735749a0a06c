import * as z from 'zod/mini'
import { type CreditCard, newCreditCardSchema, type PaymentUse, paymentUses } from '#contract/cards.ts'
import { cardNumberProblem } from '#contract/cardNumbers.ts'
import type { FieldProblemCode } from '#contract/fieldProblems.ts'
import { localDay } from '@/lib/localDay'

/** What the form of a card holds; the number only while it is typed. */
export interface CardValues {
  number: string
  name: string
  expiryDate: string
  uses: PaymentUse[]
}

/** Where the reader is: a card is good through the last evening of its month there. */
const thisMonth = () => localDay(new Date()).slice(0, 7)

type Judged = { value: CardValues; issues: unknown[] }
function refuse({ value, issues }: Judged, field: keyof CardValues, message: FieldProblemCode | undefined) {
  if (message) issues.push({ code: 'custom', input: value, message, path: [field] })
}

/** A new card: a number of a known brand with the right check digit, and a month that is not over. §3 Credit card */
export const newCardSchema = newCreditCardSchema.check((payload) => {
  const { number, expiryDate } = payload.value
  if (number) refuse(payload, 'number', cardNumberProblem(number))
  if (expiryDate && expiryDate < thisMonth()) refuse(payload, 'expiryDate', 'monthPast')
})

/** A card that is there: without a number its own stays, and so may the month it had, though it is over. */
export const changedCardSchema = ({ expiryDate: had }: Pick<CreditCard, 'expiryDate'>) =>
  z.extend(newCreditCardSchema, { number: z.string().check(z.trim()) }).check((payload) => {
    const { number, expiryDate } = payload.value
    if (number) refuse(payload, 'number', cardNumberProblem(number))
    if (expiryDate && expiryDate < thisMonth() && (number || expiryDate !== had))
      refuse(payload, 'expiryDate', 'monthPast')
  })

/** Nothing filled in; a new card pays for everything unless somebody says otherwise. */
export const newCardValues = (): CardValues => ({ number: '', name: '', expiryDate: '', uses: [...paymentUses] })

export const cardValues = ({ name, expiryDate, uses }: CreditCard): CardValues => ({
  number: '',
  name,
  expiryDate,
  uses,
})

/** Which of the things that bookings carry were changed. */
export function changedFields(before: CreditCard, after: CreditCard): string[] {
  const fields = ['number', 'name', 'expiryDate'] as const
  return fields.some((field) => before[field] !== after[field]) ? ['creditCard'] : []
}
