import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import type { KpiBreakdown } from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { present, readRecords, type Reader } from './bookingPage.ts'
import { scopeCondition, type BookingScope } from '#server/domains/scores/scope/bookingScope.ts'

const readAtOnce = 500

/** The place of a booking in the order: day of booking, then id. */
type Place = Pick<KpiBreakdown, 'bookedOn' | 'internalInvoiceDetailsId'>

/**
 * Every booking of a scope, newest first, read some hundreds at a time. Each read begins after the last booking of the
 * one before: an offset would read all skipped rows again.
 */
export async function* everyBooking(scope: BookingScope, reader: Reader, db: Database): AsyncGenerator<KpiBreakdown> {
  let last: Place | undefined
  for (;;) {
    const rows = await readRecords(db, and(scopeCondition(scope), last && afterCondition(last)))
      .orderBy(desc(bookingRecords.bookedOn), asc(bookingRecords.id))
      .limit(readAtOnce)
    const bookings = await present(rows, reader, db)
    yield* bookings
    if (rows.length < readAtOnce) return
    last = bookings.at(-1)
  }
}

/** Condition: the bookings after a place, newest first. */
const afterCondition = ({ bookedOn, internalInvoiceDetailsId }: Place) =>
  or(
    lt(bookingRecords.bookedOn, bookedOn),
    and(eq(bookingRecords.bookedOn, bookedOn), gt(bookingRecords.id, internalInvoiceDetailsId)),
  )
