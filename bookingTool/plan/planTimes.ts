import { guestTimes } from '#server/suppliers/stayTimes.ts'
import type { StayOffer } from './offers.ts'
import type { Plan, Step } from './plan.ts'

/** The arrival and departure of the guest of a stay, by the journeys around it (`guestTimes`). */
export const guestTimesOf = ({ out, back }: Plan, { checkIn, checkOut }: StayOffer) =>
  guestTimes({
    firstDay: checkIn,
    lastDay: checkOut,
    landing: out?.itinerary.segments.at(-1)?.arrival,
    leaving: back?.itinerary.segments[0]?.departure,
  })

/** The steps of a plan with a choice, in the order of their times. */
export function stepsByTime(plan: Plan): Step[] {
  const { out, back, hotel, car } = plan
  const at: Record<Step, string | undefined> = {
    out: out?.itinerary.segments[0]?.departure,
    hotel: hotel && guestTimesOf(plan, hotel).expected,
    car: car?.pickUp,
    back: back?.itinerary.segments[0]?.departure,
  }
  return (Object.keys(at) as Step[])
    .filter((step) => plan[step])
    .toSorted((one, other) => (at[one] ?? '').localeCompare(at[other] ?? ''))
}
