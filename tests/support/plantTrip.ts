import { randomUUID } from 'node:crypto'
import type { Place } from '#contract/trips.ts'
import { instantOf } from '#server/time/zonedTime.ts'
import type { Database } from '#server/db/client.ts'
import { invoices, tripSegments, trips } from '#server/db/schema/trips.ts'
import { profileIdOf } from './api.ts'
import type { Handle } from './api.ts'

// prettier-ignore
export const places = {
  YUL: { code: 'YUL', name: 'Montréal–Trudeau', city: 'Montréal', countryCode: 'CA', timeZone: 'America/Toronto' },
  LHR: { code: 'LHR', name: 'London Heathrow', city: 'London', countryCode: 'GB', timeZone: 'Europe/London' },
  AKL: { code: 'AKL', name: 'Auckland', city: 'Auckland', countryCode: 'NZ', timeZone: 'Pacific/Auckland' },
  HNL: { code: 'HNL', name: 'Daniel K. Inouye', city: 'Honolulu', countryCode: 'US', timeZone: 'Pacific/Honolulu' },
} satisfies Record<string, Place>

type SegmentRow = typeof tripSegments.$inferInsert
/** What a test is about; the rest of a segment is made up. Times are local to their places. */
type PlantedSegment = Pick<SegmentRow, 'from' | 'to'> & { departure: string; arrival: string } & Partial<SegmentRow>

const segmentOf = (
  tripId: string,
  { departure, arrival, from, to, ...rest }: PlantedSegment,
  ordinal: number,
): SegmentRow => ({
  id: `${tripId}-${ordinal + 1}`,
  tripId,
  ordinal,
  kind: 'flight',
  providerCode: 'AC',
  providerName: 'Air Canada',
  reference: 'AC 864',
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
  const bookingId = id.slice(0, 6).toUpperCase()
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
  await db.insert(tripSegments).values(rows)
  const lines = rows.map(({ kind, reference, amount, tax }) => ({ kind, description: reference, amount, tax }))
  const number = `INV-${bookingId}`
  const money = { currency: 'CAD', total: 460 * rows.length, tax: 60 * rows.length, lines }
  await db.insert(invoices).values({ id: `i-${id}`, ...owner, tripId: id, number, issuedAt: bookedAt, ...money })
  return bookingId
}
