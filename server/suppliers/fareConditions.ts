import type { SegmentKind } from '#contract/trips.ts'

/** What a ticket allows. The pages of the booking tool state it; refunds and change fees follow it. */
export interface FareConditions {
  /** Charged for a change later than 24 hours after booking, in US dollars; 0 for none. */
  changeFeeDollars: number
  /**
   * Until departure the whole price comes back. Otherwise everything within 24 hours of booking, later the taxes only.
   */
  isRefundable: boolean
  /** Included besides one bag in the cabin. */
  checkedBags: number
}

/** A flight this long includes a checked bag in every cabin. */
const longKm = 3500

/**
 * Conditions of a flight or train by its cabin.
 * @param km length of the journey, where it matters: it decides the bags
 */
export function fareConditions(kind: SegmentKind, cabin: string | null, km = 0): FareConditions {
  const isBusiness = cabin === 'business' || cabin === 'first'
  if (kind === 'train') return { changeFeeDollars: isBusiness ? 0 : 15, isRefundable: true, checkedBags: 1 }
  const checkedBags = isBusiness ? 2 : cabin === 'premium' || km >= longKm ? 1 : 0
  return { changeFeeDollars: isBusiness ? 0 : 90, isRefundable: isBusiness, checkedBags }
}
