import { type Overstay, overstayOf } from '#contract/stays/shortStay.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { countedFor, readStayFacts, type StayFacts, tripStaysOf } from '#server/domains/stays/readStays.ts'
import type { StayTrip, TripStay } from '#server/domains/stays/tripStays.ts'
import type { Services } from '#server/services/services.ts'

/** A trip that would be over the limit of short stays. */
export interface TripOverstay {
  bookingId: string
  overstay: Overstay
}

/** The trips ahead and under way that would be over the limit, in the order of their days. */
export function overstaysOf(facts: StayFacts): TripOverstay[] {
  const stays = tripStaysOf(facts)
  return [...Map.groupBy(stays, ({ bookingId }) => bookingId)].flatMap(([bookingId, own]) => {
    if (!own.some(({ until }) => until >= facts.today)) return []
    const overstay = overstayOfTrip(facts, stays, bookingId)
    return overstay ? [{ bookingId, overstay }] : []
  })
}

/** The overstay of one trip, given all other days that count; undefined without one. */
export function overstayOfTrip(facts: StayFacts, stays: readonly TripStay[], bookingId: string): Overstay | undefined {
  const others = [...stays.filter((stay) => stay.bookingId !== bookingId), ...facts.other]
  const own = stays.filter((stay) => stay.bookingId === bookingId)
  return overstayOf(countedFor(facts, others), countedFor(facts, own))
}

/** No record locator is empty: it stands for the trip that is being planned. */
const plannedId = ''

/** The effect of a plan: an overstay of its own, or one of a trip that is booked already. */
export interface PlanOverstay {
  overstay: Overstay
  /** Record locator of the booked trip that would be over; undefined where the plan itself is. */
  bookingId?: string
}

/**
 * The overstay that a plan would bring; undefined without one.
 * @param change the trip that the plan replaces
 */
export async function overstayOfPlan(
  owner: ProfileRef,
  plan: Omit<StayTrip, 'bookingId'>,
  { change, services }: { change: string | undefined; services: Services },
): Promise<PlanOverstay | undefined> {
  const facts = await readStayFacts(owner, services, change)
  const planned = { ...facts, trips: [...facts.trips, { ...plan, bookingId: plannedId }] }
  const before = new Set(overstaysOf(facts).map(({ bookingId }) => bookingId))
  const after = overstaysOf(planned)
  const own = after.find(({ bookingId }) => bookingId === plannedId)
  if (own) return { overstay: own.overstay }
  return after.find(({ bookingId }) => !before.has(bookingId))
}
