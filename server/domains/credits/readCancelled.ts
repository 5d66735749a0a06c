import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { CancelledTrip } from '#contract/payment/travelCredits.ts'
import type { Database } from '#server/db/client.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { invoices } from '#server/db/schema/trips/trips.ts'
import { isUsable, stateOn } from '#server/domains/credits/readCredits.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { totalsOf } from '#server/domains/trips/cancel/refunds.ts'
import { presentFields } from '#server/domains/trips/fields/companyFields.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import { type FullTrip, readTrips, type TripQuery } from '#server/domains/trips/readTrips.ts'
import type { Language } from '#server/http/requests/language.ts'
import { localDateOf } from '#server/time/zonedTime.ts'

interface Presentation {
  /** The earliest current day on earth, by which credits lapse. */
  today: string
  language: Language
}

/** Cancelled trips with what became of their price, in a few queries for any number of trips. */
export async function readCancelled(
  db: Database,
  query: TripQuery,
  { today, language }: Presentation,
): Promise<CancelledTrip[]> {
  const fulls = await readTrips(db, query)
  const ids = fulls.map(({ trip }) => trip.id)
  if (ids.length === 0) return []
  const ends = fulls.flatMap(({ segments }) => segments.map(({ to }) => to))
  const facts: Facts = {
    credits: Map.groupBy(await creditsOf(db, ids, today), ({ tripId }) => tripId),
    notes: new Map((await creditNotesOf(db, ids)).map((note) => [note.tripId, note])),
    records: new Map((await recordsOf(db, ids)).map(({ tripId, id }) => [tripId, id])),
    places: await readPlaceNames(db, ends),
  }
  return fulls.map((full) => presentCancelled(full, facts, language))
}

interface Facts {
  credits: ReadonlyMap<string, Awaited<ReturnType<typeof creditsOf>>>
  notes: ReadonlyMap<string, { number: string; issuedAt: Date }>
  records: ReadonlyMap<string | null, string>
  places: Awaited<ReturnType<typeof readPlaceNames>>
}

const creditsOf = (db: Database, tripIds: string[], today: string) =>
  db
    .select({
      id: travelCredits.id,
      tripId: travelCredits.tripId,
      amount: travelCredits.amount,
      used: travelCredits.usedAmount,
      state: stateOn(today),
    })
    .from(travelCredits)
    .where(inArray(travelCredits.tripId, tripIds))
    .orderBy(asc(travelCredits.airlineName), asc(travelCredits.id))

/** The credit notes of trips; the newest counts, so it comes last. */
const creditNotesOf = (db: Database, tripIds: string[]) =>
  db
    .select({ tripId: invoices.tripId, number: invoices.number, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(and(inArray(invoices.tripId, tripIds), isNotNull(invoices.creditOf)))
    .orderBy(asc(invoices.issuedAt))

const recordsOf = (db: Database, tripIds: string[]) =>
  db
    .select({ id: bookingRecords.id, tripId: bookingRecords.tripId })
    .from(bookingRecords)
    .where(inArray(bookingRecords.tripId, tripIds))

function presentCancelled({ trip, segments, passenger, costCenter }: FullTrip, facts: Facts, language: Language) {
  const { main, outward } = journeyOf(segments)
  const { id, bookingId, cancelledAt, currency, total: paid } = trip
  const timeZone = segments[0]?.from.timeZone ?? 'UTC'
  const note = facts.notes.get(id)
  return {
    bookingId,
    firstName: passenger.firstName,
    lastName: passenger.lastName,
    costCenter: costCenterName(costCenter, language),
    destination: facts.places.get(outward.to.code)?.city[language] ?? outward.to.city,
    cancelledOn: cancelledAt && localDateOf(cancelledAt.getTime(), timeZone),
    startsAt: main.departureLocal,
    currency,
    paid,
    ...partsOf(trip, facts.credits.get(id) ?? []),
    creditIds: (facts.credits.get(id) ?? []).map((credit) => credit.id),
    creditNote: note ? { number: note.number, issuedOn: note.issuedAt.toISOString().slice(0, 10) } : null,
    recordId: facts.records.get(id) ?? null,
    ...presentFields(trip.fields, language),
  }
}

const cents = (units: number) => Math.round(units * 100)

/** The parts of the price of a trip. A lapsed rest of a credit is lost. */
function partsOf({ cancellation }: FullTrip['trip'], credits: Awaited<ReturnType<typeof creditsOf>>) {
  if (!cancellation) return { refunded: null, usable: null, used: null, lost: null }
  const { refund: refunded, lost } = totalsOf(cancellation)
  const sum = (some: typeof credits, part: (credit: (typeof credits)[number]) => number) =>
    some.reduce((total, credit) => total + cents(part(credit)), 0)
  const used = sum(credits, (credit) => credit.used)
  const usable = sum(
    credits.filter(({ state }) => isUsable(state)),
    (credit) => credit.amount - credit.used,
  )
  return { refunded, usable: usable / 100, used: used / 100, lost: (cents(lost) - usable - used) / 100 }
}
