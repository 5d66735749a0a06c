import type { Cabin } from './schedule/fares.ts'
import type { Policy } from './toolSession.ts'

/** Why an offer is out of policy. Money in cents of the company's currency. */
export type PolicyViolation =
  | { kind: 'fare'; percent: number; allowed: number }
  | { kind: 'cabin'; hours: number }
  | { kind: 'hotel'; limit: number }
  | { kind: 'car'; percent: number; allowed: number }

interface FareFacts {
  cabin: Cabin
  total: number
  /** Length of the journey, layovers included. */
  minutes: number
  /** The cheapest of all, and of this cabin, in the same search and direction. */
  lowest: number
  lowestOfCabin: number
}

/**
 * Policy violations of a fare. Journeys long enough for business class are compared with the lowest fare of their own
 * cabin, shorter ones with the lowest of all. None without a policy.
 */
export function fareViolations(fare: FareFacts, policy: Policy | null): PolicyViolation[] {
  if (!policy) return []
  const isLong = fare.minutes >= policy.businessFromHours * 60
  if (fare.cabin === 'business' && !isLong) return [{ kind: 'cabin', hours: policy.businessFromHours }]
  const reference = isLong ? fare.lowestOfCabin : fare.lowest
  const percent = Math.ceil((fare.total / reference - 1) * 100)
  return fare.total * 100 > reference * (100 + policy.fareTolerancePercent)
    ? [{ kind: 'fare', percent, allowed: policy.fareTolerancePercent }]
    : []
}

/** @param highestNightRate cents, tax included */
export const hotelViolations = (highestNightRate: number, policy: Policy | null): PolicyViolation[] =>
  policy && highestNightRate > policy.hotelNightLimit * 100
    ? [{ kind: 'hotel', limit: policy.hotelNightLimit * 100 }]
    : []

/**
 * Policy violations of a rental car: it may exceed the cheapest intermediate car by the same percentage as a fare may
 * exceed the lowest.
 * @param total cents, tax included
 * @param reference total of the cheapest intermediate car; cents, tax included
 */
export function carViolations(total: number, reference: number, policy: Policy | null): PolicyViolation[] {
  if (!policy || total * 100 <= reference * (100 + policy.fareTolerancePercent)) return []
  return [{ kind: 'car', percent: Math.ceil((total / reference - 1) * 100), allowed: policy.fareTolerancePercent }]
}

/**
 * Offers within policy, and the others, which a page folds; where none is within, nothing is folded. Without a policy
 * everything is within.
 */
export function splitByPolicy<Offer>(offers: readonly Offer[], isWithin: (offer: Offer) => boolean) {
  const within = offers.filter(isWithin)
  return within.length === 0
    ? { shown: offers, folded: [] }
    : { shown: within, folded: offers.filter((offer) => !isWithin(offer)) }
}
