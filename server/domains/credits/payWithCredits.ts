import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { type CreditPayment, creditPayments } from '#contract/payment/creditPayment.ts'
import type { Database } from '#server/db/client.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { creditsOfCondition } from '#server/domains/credits/creditList.ts'
import { restOfCredit, usableCondition } from '#server/domains/credits/readCredits.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import { faresOf, recordUse } from '#server/domains/trips/tripCredits.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/** A credit that was to pay for a trip cannot any more, or not as much as was said. The transaction is to be undone. */
export class CreditsChanged extends Error {}

/**
 * Condition: the credits that can pay for a trip of a person at an instant. A credit of a trip that the person booked
 * for a guest belongs to the guest and is left out.
 * @param currency of the trip, as no credit is converted
 */
export const payingCondition = (db: Database, owner: ProfileRef, { currency, at }: { currency: string; at: Date }) => {
  const own: SQL | undefined = and(eq(trips.profileId, owner.profileId), isNull(trips.guest))
  return and(
    creditsOfCondition(owner),
    usableCondition(earliestDay(at)),
    eq(travelCredits.currency, currency),
    inArray(travelCredits.tripId, db.select({ id: trips.id }).from(trips).where(own)),
  )
}

interface ChosenCredits {
  tripId: string
  /** In the order in which they pay. */
  creditIds: readonly string[]
  actorProfileId: string
  at: Date
}

/**
 * Pays for the flights of a trip with credits of its traveler, by `creditPayments`: locks the credits, and records a use
 * of each. The trip and its segments are stored already. The caller writes the invoice: `paymentLines`, and a total
 * that is lower by `savedBy`.
 * @throws CreditsChanged where a credit is not there, has lapsed, is used, or would pay no more than its fee
 */
export async function payWithCredits(
  tx: Database,
  { tripId, creditIds, actorProfileId, at }: ChosenCredits,
): Promise<CreditPayment[]> {
  if (creditIds.length === 0) return []
  const [trip] = await tx.select().from(trips).where(eq(trips.id, tripId))
  if (!trip || trip.guest) throw new CreditsChanged()
  const { id, airlineCode, airlineName, changeFee } = travelCredits
  const found = await tx
    .select({ id, airlineCode, airlineName, changeFee, rest: restOfCredit })
    .from(travelCredits)
    .where(and(payingCondition(tx, trip, { currency: trip.currency, at }), inArray(id, [...creditIds])))
    .orderBy(id)
    .for('no key update')
  const inOrder = creditIds.flatMap((creditId) => found.filter((credit) => credit.id === creditId))
  const payments = creditPayments(inOrder, faresOf(await readSegments(tx, [tripId])))
  if (payments.length < creditIds.length) throw new CreditsChanged()
  for (const { creditId, amount, fee } of payments)
    await recordUse(tx, { creditId, amount, fee, tripId, recordedAt: at, recordedBy: actorProfileId })
  return payments
}
