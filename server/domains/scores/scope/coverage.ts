import { eq, min } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import type { Period } from './period.ts'

/** The first day with a booking of a company; null without any. */
export async function firstBookingDay(companyId: string, db: Database): Promise<string | null> {
  const [first] = await db
    .select({ day: min(bookingRecords.bookedOn) })
    .from(bookingRecords)
    .where(eq(bookingRecords.companyId, companyId))
  return first?.day ?? null
}

/** Whether the bookings of a company are known from the first day of a period; a change against another misleads. */
export async function isCovered(companyId: string, { from }: Period, db: Database): Promise<boolean> {
  const first = await firstBookingDay(companyId, db)
  return first !== null && first <= from
}
