import * as z from 'zod/mini'
import { type ChangedCreditCard, type NewCreditCard, newCreditCardSchema } from '#contract/payment/cardChanges.ts'
import { paymentUses } from '#contract/payment/cards.ts'
import { cardNumberProblem } from '#contract/fields/cardNumbers.ts'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { localDay } from '@/lib/localDay'
import type { StoredCard } from './card.rules'

/** Form values of a card: its number only while it is typed, and every use where the card has no choice of them. */
export type CardValues = NewCreditCard

/** The current month in the reader's time zone; a card is valid until the end of its month. */
const thisMonth = () => localDay(new Date()).slice(0, 7)

interface Judged {
  value: Pick<CardValues, 'number' | 'expiryDate'>
  issues: unknown[]
}
function refuse({ value, issues }: Judged, field: keyof Judged['value'], message: FieldProblemCode | undefined) {
  if (message) issues.push({ code: 'custom', input: value, message, path: [field] })
}

/** Checks a new card: a known brand, a valid check digit, and a month not in the past. §3 Credit card */
function checkCard(payload: Judged) {
  const { number, expiryDate } = payload.value
  if (number) refuse(payload, 'number', cardNumberProblem(number))
  if (expiryDate && expiryDate < thisMonth()) refuse(payload, 'expiryDate', 'monthPast')
}

const newCardSchema = newCreditCardSchema.check(checkCard)

/**
 * Schema of a card. An existing card keeps its stored number where the typed one is empty, and may keep its month even
 * if it is past.
 * @param storedMonth of an existing card
 */
export const cardSchema = (storedMonth?: string) =>
  storedMonth === undefined
    ? newCardSchema
    : z.extend(newCreditCardSchema, { number: z.string().check(z.trim()) }).check((payload) => {
        const { number, expiryDate } = payload.value
        if (number !== '' || expiryDate !== storedMonth) checkCard(payload)
      })

/** Form values of a card; a new one pays for everything at first. */
export const cardValues = (card: StoredCard | null): CardValues => ({
  number: '',
  name: card?.name ?? '',
  expiryDate: card?.expiryDate ?? '',
  uses: card?.uses ?? [...paymentUses],
})

/** The request of a changed card. Without a number the stored one stays. */
export const changedCard = ({ number, ...rest }: CardValues, version: number | undefined): ChangedCreditCard => ({
  ...rest,
  version,
  ...(number !== '' && { number }),
})
