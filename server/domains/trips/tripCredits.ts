import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { AirlineAmount, CreditPayment } from '#contract/payment/creditPayment.ts'
import type { Database } from '#server/db/client.ts'
import { travelCredits, travelCreditUses } from '#server/db/schema/trips/credits.ts'
import { type InvoiceLine, trips } from '#server/db/schema/trips/trips.ts'
import type { NewSegment } from './segmentRows.ts'

/** The fares of flights before tax, by airline, which credits can pay. */
export const faresOf = (segments: readonly Pick<NewSegment, 'kind' | 'providerCode' | 'amount'>[]): AirlineAmount[] =>
  segments.flatMap(({ kind, providerCode: airlineCode, amount }) =>
    kind === 'flight' ? [{ airlineCode, amount }] : [],
  )

/** The payments of each credit for a trip so far, less what it got back, with the fees. */
export const creditsPaid = (db: Database, tripId: string): Promise<CreditPayment[]> =>
  sumsOfUses(db, eq(travelCreditUses.tripId, tripId))

/** The amounts that a trip gave back to each credit at an instant; they are positive. */
export async function creditsGivenBack(db: Database, tripId: string, at: Date): Promise<CreditPayment[]> {
  const { tripId: ofTrip, recordedAt, amount } = travelCreditUses
  const back = await sumsOfUses(db, and(eq(ofTrip, tripId), eq(recordedAt, at), lt(amount, 0)))
  return back.map((each) => ({ ...each, amount: 0 - each.amount }))
}

const sumsOfUses = (db: Database, where: SQL | undefined): Promise<CreditPayment[]> =>
  db
    .select({
      creditId: travelCredits.id,
      airlineCode: travelCredits.airlineCode,
      airlineName: travelCredits.airlineName,
      amount: sql`sum(${travelCreditUses.amount})`.mapWith(Number),
      fee: sql`sum(${travelCreditUses.fee})`.mapWith(Number),
    })
    .from(travelCreditUses)
    .innerJoin(travelCredits, eq(travelCredits.id, travelCreditUses.creditId))
    .where(where)
    .groupBy(travelCredits.id)
    .orderBy(travelCredits.validUntil, travelCredits.id)

/**
 * Records a use of a credit: its next version has less left, or more for an amount below zero, and its trip knows the
 * part that credits have paid. The caller has checked
 * that the rest suffices, and holds the lock of the credit where it takes from it.
 */
export async function recordUse(tx: Database, use: Omit<typeof travelCreditUses.$inferInsert, 'id'>): Promise<void> {
  await tx
    .update(travelCredits)
    .set({
      usedAmount: sql`${travelCredits.usedAmount} + ${use.amount}::numeric`,
      version: sql`${travelCredits.version} + 1`,
    })
    .where(eq(travelCredits.id, use.creditId))
  await tx.insert(travelCreditUses).values({ ...use, id: randomUUID() })
  if (use.tripId)
    await tx
      .update(trips)
      .set({ paidByCredits: sql`${trips.paidByCredits} + ${use.amount}::numeric` })
      .where(eq(trips.id, use.tripId))
}

/** Gives parts of what credits have paid for a trip back to them. */
export async function giveBack(
  tx: Database,
  parts: readonly CreditPayment[],
  by: { tripId: string; recordedAt: Date; recordedBy: string },
): Promise<void> {
  for (const { creditId, amount } of parts) await recordUse(tx, { ...by, creditId, amount: 0 - amount })
}

/** The lines of an invoice that credits pay, with their fees. */
export const paymentLines = (payments: readonly CreditPayment[]): InvoiceLine[] =>
  payments.flatMap(({ airlineName, amount, fee }) => [
    line('credit', airlineName, 0 - amount),
    ...(fee > 0 ? [line('creditFee', airlineName, fee)] : []),
  ])

/** The lines of an invoice or credit note with what credits get back, which the card does not. */
export const givenBackLines = (parts: readonly CreditPayment[]): InvoiceLine[] =>
  parts.map(({ airlineName, amount }) => line('credit', airlineName, amount))

const line = (item: 'credit' | 'creditFee', airlineName: string, amount: number): InvoiceLine => ({
  item,
  kind: 'flight',
  airlineName,
  amount,
  tax: 0,
})
