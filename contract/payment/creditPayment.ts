import { toHundredths } from './hundredths.ts'
import type { TravelCredit } from './travelCredits.ts'

/** An amount of an airline, by its code: a fare before tax, or what a credit pays of it. In the main unit. */
export interface AirlineAmount {
  airlineCode: string
  amount: number
}

/** The part that a credit pays of the fares of its airline, and the change fee that its use costs. In the main unit. */
export interface CreditPayment extends AirlineAmount {
  creditId: string
  airlineName: string
  fee: number
}

const cents = (units: number) => Math.round(units * 100)

/** Takes cents of the fares of an airline, as far as they reach. */
function openFares(fares: readonly AirlineAmount[]) {
  const open = new Map<string, number>()
  for (const { airlineCode, amount } of fares) open.set(airlineCode, (open.get(airlineCode) ?? 0) + cents(amount))
  return {
    upTo: (airlineCode: string, units: number) => Math.min(open.get(airlineCode) ?? 0, cents(units)),
    take: (airlineCode: string, part: number) => open.set(airlineCode, (open.get(airlineCode) ?? 0) - part),
  }
}

/**
 * The payments of credits for the fares of a trip, in the order of the credits. A credit pays the fares of its own airline
 * before tax, as it is a fare before tax itself; its change fee is due once for the trip and is not taken from it. A
 * credit that would pay no more than its fee pays nothing and is left out. All amounts are in one currency.
 */
export function creditPayments(
  credits: readonly Pick<TravelCredit, 'id' | 'airlineCode' | 'airlineName' | 'rest' | 'changeFee'>[],
  fares: readonly AirlineAmount[],
): CreditPayment[] {
  const { upTo, take } = openFares(fares)
  return credits.flatMap(({ id: creditId, airlineCode, airlineName, rest, changeFee: fee }) => {
    const part = upTo(airlineCode, rest)
    if (part <= cents(fee)) return []
    take(airlineCode, part)
    return [{ creditId, airlineCode, airlineName, amount: part / 100, fee }]
  })
}

/** The amount that payments by credits save the card: their amounts less their fees. */
export const savedBy = (payments: readonly Pick<CreditPayment, 'amount' | 'fee'>[]): number =>
  toHundredths(payments.reduce((sum, { amount, fee }) => sum + amount - fee, 0))

/** The part of each payment that fares of its airline cover, the earlier payments first; those with none are left out. */
export function withinFares<Payment extends AirlineAmount>(
  payments: readonly Payment[],
  fares: readonly AirlineAmount[],
): Payment[] {
  const { upTo, take } = openFares(fares)
  return payments.flatMap((payment) => {
    const part = upTo(payment.airlineCode, payment.amount)
    take(payment.airlineCode, part)
    return part > 0 ? [{ ...payment, amount: part / 100 }] : []
  })
}

/** The part of each payment that no fare of its airline covers; those with none are left out. */
export function beyondFares<Payment extends CreditPayment>(
  payments: readonly Payment[],
  fares: readonly AirlineAmount[],
): Payment[] {
  const within = withinFares(payments, fares)
  return payments.flatMap((payment) => {
    const covered = within.find(({ creditId }) => creditId === payment.creditId)?.amount ?? 0
    const amount = toHundredths(payment.amount - covered)
    return amount > 0 ? [{ ...payment, amount }] : []
  })
}
