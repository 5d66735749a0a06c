import * as z from 'zod/mini'
import { type CreditCard, newCreditCardSchema, type PaymentUse, paymentUses } from '#contract/cards.ts'
import { cardNumberProblem } from '#contract/cardNumbers.ts'
import type { FieldProblemCode } from '#contract/fieldProblems.ts'
import { localDay } from '@/lib/localDay'

/** Form values of a card; the number only while it is being typed. */
export interface CardValues {
  number: string
  name: string
  expiryDate: string
  uses: PaymentUse[]
}

/** The current month in the reader's time zone; a card is valid until the end of its month. */
const thisMonth = () => localDay(new Date()).slice(0, 7)

type Judged = { value: CardValues; issues: unknown[] }
function refuse({ value, issues }: Judged, field: keyof CardValues, message: FieldProblemCode | undefined) {
  if (message) issues.push({ code: 'custom', input: value, message, path: [field] })
}

/** Schema of a new card: a known brand, a valid check digit, and a month not in the past. §3 Credit card */
export const newCardSchema = newCreditCardSchema.check((payload) => {
  const { number, expiryDate } = payload.value
  if (number) refuse(payload, 'number', cardNumberProblem(number))
  if (expiryDate && expiryDate < thisMonth()) refuse(payload, 'expiryDate', 'monthPast')
})

/** Schema of an existing card: an empty number keeps the stored one; the stored month is valid even if past. */
export const changedCardSchema = ({ expiryDate: had }: Pick<CreditCard, 'expiryDate'>) =>
  z.extend(newCreditCardSchema, { number: z.string().check(z.trim()) }).check((payload) => {
    const { number, expiryDate } = payload.value
    if (number) refuse(payload, 'number', cardNumberProblem(number))
    if (expiryDate && expiryDate < thisMonth() && (number || expiryDate !== had))
      refuse(payload, 'expiryDate', 'monthPast')
  })

/** Form values of a new card, which by default pays for everything. */
export const newCardValues = (): CardValues => ({ number: '', name: '', expiryDate: '', uses: [...paymentUses] })

export const cardValues = ({ name, expiryDate, uses }: CreditCard): CardValues => ({
  number: '',
  name,
  expiryDate,
  uses,
})
