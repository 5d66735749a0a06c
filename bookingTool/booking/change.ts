import { beyondFares, type CreditPayment } from '#contract/payment/creditPayment.ts'
import type { BookedTrip } from '#server/toolHost/door/trip.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import { fareConditions } from '#server/suppliers/fareConditions.ts'
import { dayMs } from '#contract/time/durations.ts'
import { searchForBooking } from '#bookingTool/plan/bookedSearch.ts'
import type { Plan } from '#bookingTool/plan/plan.ts'
import { planFares } from '#bookingTool/plan/planFares.ts'
import { changeFeeOf, totalOf } from '#bookingTool/schedule/fares.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { inCents } from './cents.ts'

/** The reason why a booked trip cannot be changed here; undefined where it can. */
export function changeObstacle(
  { trip, segments }: BookedTrip,
  now: Date,
): 'cancelled' | 'started' | 'agency' | undefined {
  if (trip.status === 'cancelled' && trip.approval !== 'declined') return 'cancelled'
  if (trip.startsAt <= now) return 'started'
  return trip.source === 'manual' || !searchForBooking({ segments }) ? 'agency' : undefined
}

/**
 * The change fee of the carrier, in cents, on top of the price difference. There is none within 24 hours of booking, in
 * business class, and for trips without a flight or train.
 */
export function changeFee({ trip, segments }: Pick<BookedTrip, 'trip' | 'segments'>, now: Date): number {
  const flightOrTrain = segments.find(({ kind }) => kind === 'flight' || kind === 'train')
  if (!flightOrTrain || now.getTime() - trip.bookedAt.getTime() <= dayMs) return 0
  return changeFeeOf(fareConditions(flightOrTrain.kind, flightOrTrain.cabin), trip.currency)
}

/** The cost of a change. Amounts in cents. */
export interface ChangeTerms {
  full: BookedTrip
  /** Nothing has been paid yet, as the trip was not approved: it is priced like a new one. */
  isUnpaid: boolean
  /** The price of the replaced segments, with tax. */
  paid: number
  fee: number
  /** The amount still to be paid, with what credits get back; negative for a refund. */
  due: number
  /** The amounts that credits which had paid get back, where the new fares of their airlines are lower. */
  givenBack: CreditPayment[]
}

/**
 * The terms of the change a plan asks for; undefined for a new booking. @returns `notThere` when the trip is not this
 * traveler's, `conflict` when it has been changed or has begun since they opened it
 */
export async function readChange(
  host: ToolHost,
  session: ToolSession,
  plan: Plan,
): Promise<ChangeTerms | 'notThere' | 'conflict' | undefined> {
  const { search, price } = plan
  if (!search.change) return undefined
  const full = await host.trips.find(session, search.change.bookingId)
  if (!full) return 'notThere'
  const isAsSeen = full.trip.version === search.change.version && !changeObstacle(full, host.now())
  if (!isAsSeen) return 'conflict'
  // Nothing has been paid for a trip that waits for approval, was sent back or was declined.
  if (full.trip.status !== 'confirmed')
    return { full, isUnpaid: true, paid: 0, fee: 0, due: totalOf(price), givenBack: [] }
  const paid = full.segments.reduce((sum, { amount, tax }) => sum + inCents(amount) + inCents(tax), 0)
  const fee = changeFee(full, host.now())
  const givenBack = beyondFares(await host.trips.creditsPaid(full), planFares(plan))
  const back = givenBack.reduce((sum, { amount }) => sum + inCents(amount), 0)
  return { full, isUnpaid: false, paid, fee, due: totalOf(price) - paid + fee + back, givenBack }
}
