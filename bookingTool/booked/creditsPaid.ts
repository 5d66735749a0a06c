import { type CreditPayment, savedBy } from '#contract/payment/creditPayment.ts'
import type { BookedTrip } from '#server/toolHost/door/trip.ts'
import { inCents } from '#bookingTool/booking/cents.ts'
import { money } from '#bookingTool/page/format.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/**
 * The names and amounts of what credits have paid for a trip, of their fees, and of what was left to pay. Empty without
 * credits, and for a canceled trip, whose credits have back what was refunded.
 */
export function creditsPaid(session: ToolSession, { trip }: BookedTrip, payments: readonly CreditPayment[]) {
  if (payments.length === 0 || trip.status === 'cancelled') return []
  const left = inCents(trip.total) - inCents(savedBy(payments))
  const lines = payments.flatMap(({ airlineName: airline, amount, fee }): [string, number][] => [
    ...(amount > 0
      ? [[session.say('bookingTool.credits.paid', { airline }), 0 - inCents(amount)] as [string, number]]
      : []),
    ...(fee > 0 ? [[session.say('bookingTool.credits.fee', { airline }), inCents(fee)] as [string, number]] : []),
  ])
  return [...lines, [session.say('bookingTool.credits.rest'), left] as const].map(([name, cents]) => ({
    name,
    amount: money(session, cents, trip.currency),
  }))
}
