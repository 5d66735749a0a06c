import type { Cabin } from './schedule/fares.ts'
import type { Policy } from './visit.ts'

/** Why an offer is out of policy. Money in cents of the company's currency. */
export type Mark =
  | { kind: 'fare'; percent: number; allowed: number }
  | { kind: 'cabin'; hours: number }
  | { kind: 'hotel'; limit: number }
  | { kind: 'car'; percent: number; allowed: number }

interface FareFacts {
  cabin: Cabin
  total: number
  /** How long the journey takes, change included. */
  minutes: number
  /** The cheapest of all, and of this cabin, in the same search and direction. */
  lowest: number
  lowestOfCabin: number
}

/**
 * A journey long enough for business is compared with the lowest fare of its own cabin, a shorter one with the lowest
 * of all. Without a policy nothing is marked.
 */
export function fareMarks(fare: FareFacts, policy: Policy | null): Mark[] {
  if (!policy) return []
  const isLong = fare.minutes >= policy.businessFromHours * 60
  if (fare.cabin === 'business' && !isLong) return [{ kind: 'cabin', hours: policy.businessFromHours }]
  const measure = isLong ? fare.lowestOfCabin : fare.lowest
  const percent = Math.ceil((fare.total / measure - 1) * 100)
  return fare.total * 100 > measure * (100 + policy.fareTolerancePercent)
    ? [{ kind: 'fare', percent, allowed: policy.fareTolerancePercent }]
    : []
}

/** @param dearestNight cents, tax included */
export const hotelMarks = (dearestNight: number, policy: Policy | null): Mark[] =>
  policy && dearestNight > policy.hotelNightLimit * 100 ? [{ kind: 'hotel', limit: policy.hotelNightLimit * 100 }] : []

/**
 * A car may cost as much more than the cheapest intermediate one as a fare may exceed the lowest.
 * @param measure cents, tax included
 */
export function carMarks(total: number, measure: number, policy: Policy | null): Mark[] {
  if (!policy || total * 100 <= measure * (100 + policy.fareTolerancePercent)) return []
  return [{ kind: 'car', percent: Math.ceil((total / measure - 1) * 100), allowed: policy.fareTolerancePercent }]
}
