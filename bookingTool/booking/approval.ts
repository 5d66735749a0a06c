import type { ApprovalPart } from '#contract/approvals/approvalRules.ts'
import { dayMs, hourMs } from '#contract/time/durations.ts'
import { inUnits } from '#bookingTool/booking/cents.ts'
import { segmentRows } from '#bookingTool/booking/tripRows.ts'
import { itineraryCarbonKg } from '#bookingTool/schedule/itineraryCarbon.ts'
import type { ChosenFare, Plan } from '#bookingTool/plan/plan.ts'
import { totalOf, type Price } from '#bookingTool/schedule/fares.ts'

/** How long price and seats of a trip are held, and how long before its beginning that ends. */
const hold = { longestMs: 4 * dayMs, beforeStartMs: 3 * hourMs } as const

/** Until when the tool holds a plan that waits for approval; a trip that begins within hours is held until it begins. */
export function heldUntilOf(plan: Plan, now: Date): Date {
  const starts = Math.min(...segmentRows(plan, '').map(({ departureAt }) => departureAt.getTime()))
  const early = starts - hold.beforeStartMs
  return new Date(Math.min(now.getTime() + hold.longestMs, early > now.getTime() ? early : starts))
}

/** The products of a plan as the rules of approval judge them. */
export function approvalParts({ out, back, hotel, car }: Plan): ApprovalPart[] {
  const part = (kind: ApprovalPart['kind'], price: Price, violations: readonly unknown[]): ApprovalPart => ({
    kind,
    amount: inUnits(totalOf(price)),
    isWithin: violations.length === 0,
  })
  return [
    ...[out, back].flatMap((chosen) =>
      chosen ? part(rideKind(chosen), chosen.fare.price, chosen.fare.violations) : [],
    ),
    ...(hotel ? [part('hotel', hotel.price, hotel.violations)] : []),
    ...(car ? [part('car', car.price, car.violations)] : []),
  ]
}

function rideKind({ itinerary }: ChosenFare): ApprovalPart['kind'] {
  if (itinerary.kind === 'train') return 'rail'
  const countries = itinerary.segments.flatMap(({ from, to }) => [from.countryCode, to.countryCode])
  return new Set(countries).size > 1 ? 'airInternational' : 'airDomestic'
}

/** Kilograms of carbon of the flights and trains of a plan; null without any. */
export function carbonOf({ out, back }: Plan): number | null {
  const rides = [out, back].flatMap((chosen) => chosen ?? [])
  const kilograms = rides.map(({ itinerary, fare }) => itineraryCarbonKg(itinerary, fare.cabin))
  return rides.length === 0 ? null : Math.round(kilograms.reduce((sum, each) => sum + each, 0))
}
