import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { footprintLegs } from '#server/db/schema/reports/carbon.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { cancelTrip } from '#server/domains/trips/cancel/cancel.ts'
import { recordBooking, recordMissingBookings } from '#server/domains/trips/record/recordBooking.ts'
import { dayMs, openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { reviewFields } from '#tests/support/bookingTool/toolVisitor.ts'
import { plantTrip, places } from '#tests/support/trips/plantTrip.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const profileId = 'p-aurora-traveller'
const legsOf = (tripId: string) =>
  desk.services.db
    .select()
    .from(footprintLegs)
    .where(eq(footprintLegs.tripId, tripId))
    .orderBy(asc(footprintLegs.ordinal))

/** A flight and a stay that the agency has booked, with their record. */
async function plant() {
  const { YUL, LHR, AKL } = places
  const stay = { kind: 'hotel' as const, providerName: 'Harbour Inn' }
  const bookingId = await plantTrip(desk.services.db, {
    who: 'traveller@aurora',
    bookedAt: new Date('2027-01-04T12:00Z'),
    segments: [
      { from: YUL, to: LHR, departure: '2027-06-01T20:00', arrival: '2027-06-02T07:40', cabin: 'economy' },
      { ...stay, from: LHR, to: LHR, departure: '2027-06-02T15:00', arrival: '2027-06-05T11:00' },
      { ...stay, from: AKL, to: AKL, departure: '2027-06-06T15:00', arrival: '2027-06-08T11:00' },
    ],
  })
  const [trip] = await desk.services.db.select().from(trips).where(eq(trips.bookingId, bookingId))
  await desk.services.db.transaction((tx) => recordBooking(tx, trip!.id))
  return trip!
}

test('a booking in the tool has a leg for each of its segments, with the cost center of its record', async () => {
  const visitor = await desk.tool.visitorOf(profileId)
  const trip = await desk.booked(visitor, { to: 'Vancouver', needHotel: 'yes', needCar: 'yes' })
  const legs = await legsOf(trip.id)
  const { segments } = await desk.presented(trip.id)
  expect(legs.map(({ kind }) => kind)).toEqual(segments.map(({ kind }) => kind))
  const [record] = await desk.services.db.select().from(bookingRecords).where(eq(bookingRecords.tripId, trip.id))
  for (const leg of legs)
    expect(leg).toMatchObject({ recordId: record!.id, costCenterId: record!.costCenterId, profileId })
  const flight = legs.find(({ kind }) => kind === 'flight')!
  expect(flight).toMatchObject({ status: 'counted', edition: 'desnz-2026', unit: 'passengerKm', quality: 'distance' })
  expect(flight.kg).toBeCloseTo(flight.km! * flight.value!, 3)
  expect(legs.find(({ kind }) => kind === 'car')).toMatchObject({ status: 'notCounted', reason: 'noDistance' })
})

test('a changed booking has the legs of its new days, and none of the old ones', async () => {
  const visitor = await desk.tool.visitorOf(profileId)
  const before = await desk.booked(visitor)
  const old = await legsOf(before.id)
  const leads = await visitor.get(`/booking-tool/bookings/${before.bookingId}/change`)
  const query = Object.fromEntries(new URL(leads.headers.get('location')!, 'http://x').searchParams)
  const later = (day: string) => new Date(Date.parse(day) + 28 * dayMs).toISOString().slice(0, 10)
  const changed = { ...query, depart: later(query['depart']!), until: later(query['until']!) }
  expect((await desk.confirm(visitor, await reviewFields(visitor, changed))).status).toBe(303)
  const legs = await legsOf(before.id)
  expect(legs.length).toBeGreaterThan(0)
  expect(legs[0]!.travelledOn).toBe(later(old[0]!.travelledOn))
  expect(legs.some(({ travelledOn }) => travelledOn <= old.at(-1)!.travelledOn)).toBe(false)
})

test('a stay in a country without a factor is not counted, and says why', async () => {
  const legs = await legsOf((await plant()).id)
  expect(legs).toMatchObject([
    { kind: 'flight', factorId: 'desnz-2026.air.long.economy', travelledOn: '2027-06-01' },
    { kind: 'hotel', nights: 3, kg: 34.5, factorId: 'desnz-2026.hotel.GB-LON' },
    { kind: 'hotel', status: 'notCounted', reason: 'noCountryFactor', kg: null, edition: null },
  ])
})

test('a canceled booking has no legs, and a start does not write them again', async () => {
  const trip = await plant()
  const tripRef = { companyId: trip.companyId, profileId, bookingId: trip.bookingId }
  await cancelTrip(tripRef, { version: 1, actorProfileId: profileId }, desk.services)
  expect(await legsOf(trip.id)).toEqual([])
  await recordMissingBookings(desk.services.db)
  expect(await legsOf(trip.id)).toEqual([])
})

test('legs keep the edition with which they were computed when the server starts with a later one', async () => {
  const trip = await plant()
  const asBefore = { edition: 'desnz-2019', factorId: 'desnz-2019.air.long.economy', value: 0.09, kg: 470.7 }
  const [flight] = await legsOf(trip.id)
  await desk.services.db.update(footprintLegs).set(asBefore).where(eq(footprintLegs.id, flight!.id))
  await recordMissingBookings(desk.services.db)
  expect((await legsOf(trip.id))[0]).toMatchObject(asBefore)
})

test('a start writes the legs of trips without, and says which bookings have no itinerary', async () => {
  const trip = await plant()
  const { db } = desk.services
  await db.delete(footprintLegs).where(eq(footprintLegs.tripId, trip.id))
  const [record] = await db.select().from(bookingRecords).where(eq(bookingRecords.tripId, trip.id))
  await db.insert(bookingRecords).values({ ...record!, id: 'bk-unknown-way', tripId: null, flightAmount: 500 })
  await recordMissingBookings(db)
  expect(await legsOf(trip.id)).toHaveLength(3)
  const unknown = await db.select().from(footprintLegs).where(eq(footprintLegs.recordId, 'bk-unknown-way'))
  expect(unknown).toMatchObject([
    { kind: 'flight', status: 'notCounted', reason: 'noItinerary', travelledOn: record!.startsOn },
  ])
})

test('the agency’s records of the demo have legs there and back, counted by their typical route', async () => {
  const { db } = desk.services
  const legs = await db.select().from(footprintLegs).where(eq(footprintLegs.companyId, 'aurora'))
  const agency = legs.filter(({ tripId, reason }) => tripId === null && reason !== 'noItinerary')
  expect(agency.length).toBeGreaterThan(500)
  for (const own of Map.groupBy(agency, ({ recordId }) => recordId).values()) {
    const rides = own.filter(({ kind }) => kind === 'flight' || kind === 'train')
    expect(rides[0]?.fromCode).toBe(rides.at(-1)?.toCode)
    expect(rides.every(({ quality, kg }) => quality === 'typical' && kg! > 0)).toBe(true)
  }
})
