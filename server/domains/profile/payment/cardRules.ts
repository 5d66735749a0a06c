import { cardBrand, cardDigits, cardNumberProblem } from '#contract/cardNumbers.ts'
import { maskedCard } from '#server/domains/profile/payment/mask.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { refusedField } from '#server/http/envelope.ts'
import type { Sealer } from '#server/crypto/sealer.ts'

/** Maximum years until expiry. Issuers print five, some ten. */
const furthestYears = 20

/** The digits of a valid card number. @throws 400 `cardNumber` or `cardCheckDigit` */
export function validNumber(typed: string): string {
  const problem = cardNumberProblem(typed)
  if (problem) throw refusedField('number', problem)
  return cardDigits(typed)
}

/**
 * Refuses an expired card. The current month is accepted until it is over everywhere on earth.
 * @param month `yyyy-MM`
 * @throws 400 `monthPast` or `dateTooFar`
 */
export function refuseExpired(month: string, now: Date): void {
  const current = earliestDay(now).slice(0, 7)
  if (month < current) throw refusedField('expiryDate', 'monthPast')
  const furthest = `${Number(current.slice(0, 4)) + furthestYears}${current.slice(4)}`
  if (month > furthest) throw refusedField('expiryDate', 'dateTooFar')
}

/** The columns stored for a number: encrypted and masked. */
export const sealedNumberColumns = (number: string, sealer: Sealer) => ({
  brand: cardBrand(number) ?? '',
  maskedNumber: maskedCard(number),
  sealedNumber: sealer.seal(number),
})
