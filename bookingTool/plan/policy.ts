import type { HotelLimit } from '#contract/admin/travelPolicies.ts'
import type { Cabin } from '#bookingTool/schedule/fares.ts'
import type { Policy } from '#server/toolHost/door/session.ts'

/** The reason why an offer is out of policy. Money in cents of the company's currency. */
export type PolicyViolation =
  | { kind: 'fare'; percent: number; allowed: number }
  | { kind: 'cabin'; hours: number }
  | { kind: 'premium'; hours: number }
  | { kind: 'advance'; days: number }
  | { kind: 'hotel'; limit: number }
  | { kind: 'car'; percent: number; allowed: number }

interface FareFacts {
  cabin: Cabin
  total: number
  /** Length of the journey, layovers included. */
  minutes: number
  /** The lowest price of all fares, and of this cabin, in the same search and direction. */
  lowest: number
  lowestOfCabin: number
  /** Days from today until departure. */
  daysAhead: number
}

/**
 * Policy violations of a fare: the days in advance, then the cabin, or else the price. Journeys long enough for business
 * class are compared with the lowest fare of their own cabin, shorter ones with the lowest of all. None without a policy.
 */
export function fareViolations(fare: FareFacts, policy: Policy | null): PolicyViolation[] {
  if (!policy) return []
  const days = policy.daysInAdvance
  const late: PolicyViolation[] = fare.daysAhead < days ? [{ kind: 'advance', days }] : []
  return [...late, ...(cabinViolation(fare, policy) ?? priceViolation(fare, policy))]
}

function cabinViolation({ cabin, minutes }: FareFacts, policy: Policy): PolicyViolation[] | undefined {
  const isShort = (hours: number) => minutes < hours * 60
  const { businessFromHours, premiumFromHours } = policy
  if (cabin === 'business' && isShort(businessFromHours)) return [{ kind: 'cabin', hours: businessFromHours }]
  const isPremium = cabin === 'premium' && premiumFromHours !== null
  return isPremium && isShort(premiumFromHours) ? [{ kind: 'premium', hours: premiumFromHours }] : undefined
}

function priceViolation(fare: FareFacts, policy: Policy): PolicyViolation[] {
  const isLong = fare.minutes >= policy.businessFromHours * 60
  const reference = isLong ? fare.lowestOfCabin : fare.lowest
  const percent = Math.ceil((fare.total / reference - 1) * 100)
  return fare.total * 100 > reference * (100 + policy.fareTolerancePercent)
    ? [{ kind: 'fare', percent, allowed: policy.fareTolerancePercent }]
    : []
}

/** Where a hotel is: IATA code of the city, ISO code of the country. */
interface HotelPlace {
  cityCode: string
  countryCode: string
}

/** The most for a night in a place: that of the city, else of the country, else the policy's own; whole currency units. */
export function hotelLimitIn({ cityCode, countryCode }: HotelPlace, policy: Policy): number {
  const limitOf = (kind: HotelLimit['kind'], wanted: string) =>
    policy.hotelLimits.find((each) => each.kind === kind && each.code === wanted)?.limit
  return limitOf('city', cityCode) ?? limitOf('country', countryCode) ?? policy.hotelNightLimit
}

/** @param highestNightRate cents, tax included */
export function hotelViolations(highestNightRate: number, place: HotelPlace, policy: Policy | null): PolicyViolation[] {
  if (!policy) return []
  const limit = hotelLimitIn(place, policy) * 100
  return highestNightRate > limit ? [{ kind: 'hotel', limit }] : []
}

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
 * Splits offers into those in policy and the others, which a page folds. Where none is in policy, nothing is folded.
 * Without a policy every offer is in policy.
 */
export function splitByPolicy<Offer>(offers: readonly Offer[], isWithin: (offer: Offer) => boolean) {
  const within = offers.filter(isWithin)
  return within.length === 0
    ? { shown: offers, folded: [] }
    : { shown: within, folded: offers.filter((offer) => !isWithin(offer)) }
}
