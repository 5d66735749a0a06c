import { randomUUID } from 'node:crypto'
import type { ChangedCreditCard, NewCreditCard } from '#contract/payment/cardChanges.ts'
import { cardBrand, cardDigits, cardNumberProblem } from '#contract/fields/cardNumbers.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import type { creditCards } from '#server/db/schema/profile/profileData.ts'
import { alreadyExists } from '#server/domains/profile/refusals.ts'
import { matchesSealed } from '#server/domains/profile/sealedNumbers.ts'
import { refusedField } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/** The columns that the cards of people, for events and of the company have alike. */
type CardColumns = Pick<
  typeof creditCards.$inferSelect,
  'id' | 'name' | 'brand' | 'maskedNumber' | 'sealedNumber' | 'expiryMonth'
>

/** These columns as the API returns them, with a masked number (§9). */
export const presentColumns = (row: Omit<CardColumns, 'sealedNumber'>) => ({
  id: row.id,
  name: row.name,
  number: row.maskedNumber,
  brand: row.brand,
  expiryDate: row.expiryMonth,
})

/** The digits of a valid card number. @throws 400 `cardNumber` or `cardCheckDigit` */
function validNumber(typed: string): string {
  const problem = cardNumberProblem(typed)
  if (problem) throw refusedField('number', problem)
  return cardDigits(typed)
}

/** Maximum years until expiry. Issuers print five, some ten. */
const furthestYears = 20

/**
 * Refuses an expired card. The current month is accepted until it is over everywhere on earth.
 * @param month `yyyy-MM`
 * @throws 400 `monthPast` or `dateTooFar`
 */
function refuseExpired(month: string, now: Date): void {
  const current = earliestDay(now).slice(0, 7)
  if (month < current) throw refusedField('expiryDate', 'monthPast')
  const furthest = `${Number(current.slice(0, 4)) + furthestYears}${current.slice(4)}`
  if (month > furthest) throw refusedField('expiryDate', 'dateTooFar')
}

/** A number with its first five and last four digits, the rest as stars (§3, §9). */
export const maskedCard = (number: string) => `${number.slice(0, 5)}${'*'.repeat(number.length - 9)}${number.slice(-4)}`

/** The columns stored for a number: encrypted and masked. */
export const sealedNumberColumns = (number: string, sealer: Sealer) => ({
  brand: cardBrand(number) ?? '',
  maskedNumber: maskedCard(number),
  sealedNumber: sealer.seal(number),
})

/** Refuses a number that another card has. @param cards those that may have it @throws 409 */
export function refuseDuplicate(
  cards: readonly Pick<CardColumns, 'name' | 'sealedNumber'>[],
  number: string,
  sealer: Sealer,
): void {
  const same = cards.find(({ sealedNumber }) => matchesSealed(sealer, sealedNumber, number))
  if (same)
    throw alreadyExists(
      'number',
      `Another card, "${same.name}", has this number. Change that one, or enter another number.`,
    )
}

/** Checks a request for a new card. @returns its number, and its columns @throws 400 for a field */
export function checkNewCard({ number, name, expiryDate }: Omit<NewCreditCard, 'uses'>, { sealer, now }: Services) {
  const digits = validNumber(number)
  refuseExpired(expiryDate, now())
  const columns = { id: randomUUID(), name, ...sealedNumberColumns(digits, sealer), expiryMonth: expiryDate }
  return { number: digits, columns }
}

/**
 * Checks the number of a change, and returns a function that gets the changed columns of the stored card. An expired card
 * may be renamed, but its new expiry cannot be in the past. `number` is the new number, where it is another one.
 * @throws 400 for a field
 */
export function checkCardChange(
  { number: typed, name, expiryDate }: Omit<ChangedCreditCard, 'uses'>,
  { sealer, now }: Services,
) {
  const digits = typed === undefined ? undefined : validNumber(typed)
  return (stored: CardColumns) => {
    const isRenewed = digits !== undefined && !matchesSealed(sealer, stored.sealedNumber, digits)
    if (isRenewed || expiryDate !== stored.expiryMonth) refuseExpired(expiryDate, now())
    const columns = { name, expiryMonth: expiryDate, ...(isRenewed && sealedNumberColumns(digits, sealer)) }
    return { number: isRenewed ? digits : undefined, columns }
  }
}
