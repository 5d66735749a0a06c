import { randomUUID } from 'node:crypto'
import type { Place } from '#contract/trips/trips.ts'
import { instantOf } from '#server/time/zonedTime.ts'
import type { Database } from '#server/db/client.ts'
import { invoiceLine } from '#server/domains/trips/invoiceLine.ts'
import { recordPresences } from '#server/domains/trips/recordPresences.ts'
import { rowOf, type NewSegmentRow } from '#server/domains/trips/segmentRows.ts'
import { invoices, tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { profileIdOf, type Handle } from '#tests/support/http/api.ts'

// prettier-ignore
export const places = {
  YUL: { code: 'YUL', name: 'Montréal–Trudeau', city: 'Montréal', cityCode: 'YMQ', countryCode: 'CA', timeZone: 'America/Toronto' },
  LHR: { code: 'LHR', name: 'London Heathrow', city: 'London', cityCode: 'LON', countryCode: 'GB', timeZone: 'Europe/London' },
  AKL: { code: 'AKL', name: 'Auckland', city: 'Auckland', cityCode: 'AKL', countryCode: 'NZ', timeZone: 'Pacific/Auckland' },
  HNL: { code: 'HNL', name: 'Daniel K. Inouye', city: 'Honolulu', cityCode: 'HNL', countryCode: 'US', timeZone: 'Pacific/Honolulu' },
} satisfies Record<string, Place>

/** The values that a test is about. The rest of a segment has defaults, and times are local to their places. */
type PlantedSegment = Pick<NewSegmentRow, 'from' | 'to'> & {
  departure: string
  arrival: string
} & Partial<NewSegmentRow>

const segmentOf = (
  tripId: string,
  { departure, arrival, from, to, ...rest }: PlantedSegment,
  ordinal: number,
): NewSegmentRow => ({
  id: `${tripId}-${ordinal + 1}`,
  tripId,
  ordinal,
  kind: 'flight',
  providerCode: 'AC',
  providerName: 'Air Canada',
  number: '864',
  confirmationNumber: 'QX7P2M',
  from,
  to,
  departureLocal: departure,
  arrivalLocal: arrival,
  departureAt: new Date(instantOf(departure, from.timeZone)),
  arrivalAt: new Date(instantOf(arrival, to.timeZone)),
  amount: 400,
  tax: 60,
  ...rest,
})

interface Planted {
  who: Handle
  bookedAt: Date
  segments: PlantedSegment[]
  trip?: Partial<typeof trips.$inferInsert>
}

/** A booked trip with its invoice, straight into the database; answers its record locator. */
export async function plantTrip(db: Database, { who, bookedAt, segments, trip = {} }: Planted): Promise<string> {
  const id = randomUUID()
  const owner = { companyId: who.split('@')[1]!, profileId: profileIdOf(who) }
  const rows = segments.map((segment, ordinal) => segmentOf(id, segment, ordinal))
  // A record locator of digits alone would be refused as a card number.
  const bookingId = `T${id.slice(0, 5).toUpperCase()}`
  await db.insert(trips).values({
    id,
    ...owner,
    bookingId,
    status: 'confirmed',
    startsAt: rows[0]!.departureAt,
    endsAt: rows.at(-1)!.arrivalAt,
    bookedAt,
    bookedBy: 'agency@northline.example',
    source: 'agency',
    isCancellable: true,
    currency: 'CAD',
    total: 460 * rows.length,
    lowestTotal: 400,
    ...trip,
  })
  await db.insert(tripSegments).values(rows.map(rowOf))
  await recordPresences(db, id)
  const lines = rows.map(invoiceLine)
  const number = `INV-${bookingId}`
  const money = { currency: 'CAD', total: 460 * rows.length, tax: 60 * rows.length, lines }
  await db.insert(invoices).values({ id: `i-${id}`, ...owner, tripId: id, number, issuedAt: bookedAt, ...money })
  return bookingId
}
