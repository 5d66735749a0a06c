import { eq } from 'drizzle-orm'
import { trips } from '#server/db/schema/trips/trips.ts'
import { tripsOf, type TripRef } from '#server/domains/trips/findTrip.ts'
import { newestBookingFirst } from '#server/domains/trips/readTrips.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { calendarOf } from './calendar.ts'
import { calendarContext, calendarTrips } from './readCalendar.ts'

/** One trip as an iCalendar file in the language of a culture code. @throws 404 for an unknown trip of the person */
export async function calendarFile(tripRef: TripRef, culture: string, services: Services) {
  const where = tripsOf(tripRef, eq(trips.bookingId, tripRef.bookingId))
  const found = await calendarTrips({ where, order: newestBookingFirst, limit: 1 }, culture, services)
  if (found.length === 0) throw notFound()
  const context = await calendarContext(tripRef.companyId, culture, services)
  return { fileName: `trip-${tripRef.bookingId.toLowerCase()}.ics`, bytes: calendarOf(found, context) }
}
