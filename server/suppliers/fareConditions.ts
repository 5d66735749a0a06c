import type { SegmentKind } from '#contract/trips/trips.ts'
import { unitsPerDollar } from './unitsPerDollar.ts'

/** The conditions of a ticket. The booking tool shows them; refunds and change fees follow them. */
export interface FareConditions {
  /** Charged for a change later than 24 hours after booking, in US dollars; 0 for none. */
  changeFeeDollars: number
  /**
   * Until departure the whole price is refunded. Otherwise the whole price within 24 hours of booking, later only the
   * taxes.
   */
  isRefundable: boolean
  /** Included besides one bag in the cabin. */
  checkedBags: number
}

/** A flight this long includes a checked bag in every cabin. */
const longKm = 3500

/** Conditions of a flight or train by its cabin. @param km length of the journey, which decides the checked bags */
export function fareConditions(kind: SegmentKind, cabin: string | null, km = 0): FareConditions {
  const isBusiness = cabin === 'business' || cabin === 'first'
  if (kind === 'train') return { changeFeeDollars: isBusiness ? 0 : 15, isRefundable: true, checkedBags: 1 }
  const checkedBags = isBusiness ? 2 : cabin === 'premium' || km >= longKm ? 1 : 0
  return { changeFeeDollars: isBusiness ? 0 : 90, isRefundable: isBusiness, checkedBags }
}

/** The change fee of a fare, in whole units of a currency. A currency without a rate is read as dollars. */
export const changeFeeIn = ({ changeFeeDollars }: FareConditions, currency: string): number =>
  Math.round(changeFeeDollars * (unitsPerDollar[currency] ?? 1))
