import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cancellation } from '#contract/trips/cancellation.ts'
import type { KpiBreakdown, KpiPage, ScoreReport } from '#contract/reports/scores.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { recordMissingBookings } from '#server/domains/trips/record/recordBooking.ts'
import { addDays, daysBetween, localDateOf } from '#server/time/zonedTime.ts'
import { employeeIdOf, openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const finance = 'finance@aurora'
const score = '/reporting/reports/score/companies/aurora'
const today = () => at.clock.now.toISOString().slice(0, 10)
const day = (days: number) => addDays(today(), days)

/** A booking of one segment in London, of three nights and no way there. */
async function plantOnly(kind: 'hotel' | 'car') {
  const segment = { kind, from: places.LHR, to: places.LHR, departure: `${day(40)}T15:00`, arrival: `${day(43)}T11:00` }
  const bookingId = await plantTrip(at.services.db, {
    who: 'traveller@aurora',
    bookedAt: at.clock.now,
    segments: [segment],
  })
  await recordMissingBookings(at.services.db)
  return bookingId
}

/** A stay of some nights in London, booked today by the agency. */
async function plant(who: Handle, days: number, trip: Partial<typeof trips.$inferInsert> = {}, nights = 3) {
  const { YUL, LHR } = places
  const bookingId = await plantTrip(at.services.db, {
    who,
    bookedAt: at.clock.now,
    trip,
    segments: [
      { from: YUL, to: LHR, departure: `${day(days)}T20:00`, arrival: `${day(days + 1)}T07:40` },
      {
        kind: 'hotel',
        from: LHR,
        to: LHR,
        departure: `${day(days + 1)}T15:00`,
        arrival: `${day(days + 1 + nights)}T11:00`,
      },
      { from: LHR, to: YUL, departure: `${day(days + 1 + nights)}T15:00`, arrival: `${day(days + 1 + nights)}T17:00` },
    ],
  })
  await recordMissingBookings(at.services.db)
  return bookingId
}

const bookingsOf = (as: Handle, query = '') =>
  at.get<KpiPage>(as, `${score}/bookings?from=${today()}&to=${today()}&pageSize=100${query}`)
async function bookingOf(bookingId: string): Promise<KpiBreakdown> {
  const { responseData } = await bookingsOf(finance)
  return responseData.find((booking) => booking.bookingId === bookingId)!
}

describe('the record of a booking', () => {
  test('it has the days, the nights and the amounts of the trip', async () => {
    expect(await bookingOf(await plant('traveller@aurora', 30))).toMatchObject({
      travellerEmail: 'traveller@aurora.example',
      bookingType: 'agent',
      travelType: 'international',
      // Montréal is a day behind UTC in the evening.
      daysBookInAdvance: daysBetween(localDateOf(at.clock.now.getTime(), places.YUL.timeZone), day(30)),
      daysAway: 5,
      nights: 4,
      hotelNights: 3,
      attachedHotel: true,
      grossAmount: 1380,
      totalSpent: 1380,
      lowFare: 400,
      missedSavings: 980,
      acceptedLowestFare: false,
      advancedPurchaseScore: 10,
      hotelAttachmentScore: 10,
      lowestFareAcceptanceScore: 2.9,
      onlineAdoptionScore: 0,
      policyRespected: null,
      spending: [
        { category: 'flight', amount: 920 },
        { category: 'hotel', amount: 460 },
      ],
    })
  })

  test('a booking without a lowest fare is not applicable to it, and nothing counts as missed', async () => {
    const booking = await bookingOf(await plant('traveller@aurora', 45, { lowestTotal: 0 }))
    expect(booking).toMatchObject({
      lowFare: null,
      acceptedLowestFare: null,
      lowestFareAcceptanceScore: null,
      missedSavings: 0,
      overallScore: 6.67,
    })
  })

  test('a canceled trip keeps its cost less the refund, and leaves the scores', async () => {
    const bookingId = await plant('traveller@aurora', 60, {
      bookedAt: new Date(at.clock.now.getTime() - 60_000),
    })
    const answer = await at.send('traveller@aurora', `/main${placeOf('traveller@aurora')}/trips/${bookingId}/cancel`, {
      method: 'POST',
      body: JSON.stringify({ version: 1 }),
      headers: { 'Content-Type': 'application/json' },
    })
    const { refund } = (await answer.json()) as Cancellation
    expect(refund).toBeGreaterThan(0)
    expect(await bookingOf(bookingId)).toMatchObject({
      isCancelled: true,
      refunded: refund,
      totalSpent: 1380 - refund,
      overallScore: null,
      advancedPurchaseScore: null,
      missedSavings: 0,
    })
  })

  test('a trip of a group event asks for no hotel', async () => {
    const bookingId = await plant('traveller@aurora', 75, { groupTravelId: 'g-aurora-summit' })
    expect(await bookingOf(bookingId)).toMatchObject({ attachedHotel: null, hotelAttachmentScore: null })
  })

  test.each(['hotel', 'car'] as const)('a booking of only a %s is no overnight trip by air or rail', async (kind) => {
    expect(await bookingOf(await plantOnly(kind))).toMatchObject({
      nights: 3,
      attachedHotel: null,
      hotelAttachmentScore: null,
      advancedPurchaseScore: 10,
    })
  })

  test('a booking stays with the cost center of its day when its traveler moves', async () => {
    const { db } = at.services
    const bookingId = await plant('traveller@aurora', 90)
    const before = await bookingOf(bookingId)
    await db
      .update(employees)
      .set({ costCenterId: 'cc-aurora-420' })
      .where(eq(employees.id, employeeIdOf('traveller@aurora')))
    const moved = await plant('traveller@aurora', 105)
    const [trip] = await db.select().from(trips).where(eq(trips.bookingId, bookingId))
    const [record] = await db.select().from(bookingRecords).where(eq(bookingRecords.tripId, trip!.id))
    expect([record!.costCenterId, (await bookingOf(moved)).costCenter]).toEqual([before.costCenter, 'cc-aurora-420'])
    expect(before.costCenter).not.toBe('cc-aurora-420')
  })

  test('a trip entered by hand has no record', async () => {
    const bookingId = await plant('traveller@aurora', 120, { source: 'manual' })
    expect(await bookingOf(bookingId)).toBeUndefined()
  })
})

describe('the totals', () => {
  const reportOf = (path: string) => at.get<ScoreReport>(finance, `${score}${path}`)

  test('a period without bookings has no score and no spending', async () => {
    const { summary, totalItemCount } = await reportOf('/summaries?from=2001-01-01&to=2001-12-31')
    expect(totalItemCount).toBe(0)
    expect(summary).toMatchObject({ avgOverallScore: null, totalSpent: 0, count: 0, isSuppressed: true, spending: [] })
  })

  test('scores of fewer than five bookings are withheld, the money is not', async () => {
    await plant('vip@aurora', 135)
    const path = `/travellers/vip%40aurora.example?from=${today()}&to=${today()}`
    const { summary } = await reportOf(path)
    expect(summary).toMatchObject({ count: 1, isSuppressed: true, avgOverallScore: null, totalSpent: 1380 })
    for (const days of [150, 165, 180, 195]) await plant('vip@aurora', days)
    expect((await reportOf(path)).summary).toMatchObject({
      count: 5,
      isSuppressed: false,
      avgAdvancedPurchaseScore: 10,
      avgHotelAttachmentScore: 10,
      avgOnlineAdoptionScore: 0,
    })
  })

  test('bookings in another currency stand apart, and can be the currency of the report', async () => {
    await plant('arranger@aurora', 30, { currency: 'USD' })
    const path = `/travellers/arranger%40aurora.example?from=${today()}&to=${today()}`
    expect((await reportOf(path)).summary).toMatchObject({
      totalSpent: 0,
      count: 1,
      otherCurrencies: [{ currency: 'USD', count: 1, totalSpent: 1380 }],
    })
    expect((await reportOf(`${path}&currency=USD`)).summary).toMatchObject({ totalSpent: 1380, otherCurrencies: [] })
  })

  test.each(['from=2026-02-01', 'from=2026-02-01&to=2026-01-01', 'from=2020-01-01&to=2026-01-01', 'months=37'])(
    'the period %s is refused in words',
    async (query) => {
      const answer = await at.send(finance, `${score}/summaries?${query}`)
      expect([answer.status, ((await answer.json()) as { message: string }).message.length > 20]).toEqual([400, true])
    },
  )
})

describe('the access', () => {
  const status = async (as: Handle, path: string) => (await at.send(as, `${score}${path}`)).status

  test('a traveler reads their own bookings and no others', async () => {
    const own = await bookingsOf('traveller@aurora')
    expect(new Set(own.responseData.map(({ travellerEmail }) => travellerEmail))).toEqual(
      new Set(['traveller@aurora.example']),
    )
    expect(own.responseData.every(({ isOwnTrip }) => isOwnTrip)).toBe(true)
    expect(await status('traveller@aurora', '/travellers/traveller%40aurora.example')).toBe(200)
    expect(await status('traveller@aurora', '/travellers/vip%40aurora.example')).toBe(404)
    expect(await status('traveller@aurora', '/bookings?travellerEmail=vip%40aurora.example')).toBe(404)
    expect(await status('admin@aurora', '/travellers/vip%40aurora.example')).toBe(404)
  })

  test('a booking of another person is unknown to a traveler, and known to finance', async () => {
    const { db } = at.services
    const [other] = await db
      .select()
      .from(bookingRecords)
      .where(eq(bookingRecords.profileId, profileIdOf('vip@aurora')))
    const [foreign] = await db.select().from(bookingRecords).where(eq(bookingRecords.companyId, 'boreal'))
    expect(await status('traveller@aurora', `/kpiBreakdown/${other!.id}`)).toBe(404)
    expect(await status(finance, `/kpiBreakdown/${other!.id}`)).toBe(200)
    expect(await status(finance, `/kpiBreakdown/${foreign!.id}`)).toBe(404)
    expect(await status(finance, '/travellers/traveller%40boreal.example')).toBe(404)
    expect(await status(finance, '/groups/boreal-staff')).toBe(404)
    expect(await status(finance, '/cost-centers/cc-boreal-B10')).toBe(404)
  })
})
