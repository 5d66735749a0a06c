import type { travelCredits, travelCreditUses } from '#server/db/schema/trips/credits.ts'
import { ticketCredits } from '#server/domains/trips/cancel/ticketCredits.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import { profileIdOf } from '#server/demo/people/people.ts'
import type { Journey } from './journeys.ts'
import { cents } from './segments.ts'

type CreditRow = typeof travelCredits.$inferInsert
type UseRow = typeof travelCreditUses.$inferInsert

/** The fares that airlines keep of the cancelled trips, by the terms of the tool. */
const keptFares = (journeys: Journey[]): CreditRow[] =>
  journeys.flatMap(({ trip, segments }) => {
    const { id: tripId, companyId, profileId, bookedAt, cancelledAt, cancellation, currency } = trip
    if (!cancelledAt || !cancellation) return []
    return ticketCredits(segments, cancellation, { bookedAt, cancelledAt, currency }).map((credit) => ({
      ...credit,
      id: `credit-${tripId}-${credit.airlineCode}`,
      companyId,
      profileId,
      tripId,
      currency,
    }))
  })

/** The part used of the first and of the second credit of the first company that lapse late. */
const usedParts = [0.4, 1]
/** A credit that lapses later is far from its last day. */
const lateDays = 90
const usedDaysAgo = 9

/** The credits of the cancelled trips, and the uses of two of them. */
export function creditRows(journeys: Journey[], now: Date): { credits: CreditRow[]; uses: UseRow[] } {
  const kept = keptFares(journeys)
  const late = kept.filter(
    ({ companyId, issuedOn, validUntil }) =>
      companyId === 'aurora' &&
      validUntil > calendarDate(daysFrom(now, lateDays)) &&
      issuedOn < calendarDate(daysFrom(now, -usedDaysAgo)),
  )
  const uses = usedParts.flatMap((part, place): UseRow[] => {
    const credit = late[place]
    if (!credit) return []
    return [
      {
        id: `use-${credit.id}`,
        creditId: credit.id,
        amount: cents(credit.amount * part),
        recordedAt: daysFrom(now, -usedDaysAgo),
        recordedBy: profileIdOf('aurora', 'finance'),
      },
    ]
  })
  const credits = kept.map((credit) => {
    const use = uses.find(({ creditId }) => creditId === credit.id)
    return use ? { ...credit, usedAmount: use.amount, version: 2 } : credit
  })
  return { credits, uses }
}
