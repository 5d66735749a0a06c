import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { invoices, tripSegments } from '#server/db/schema/trips/trips.ts'
import { dayMs, openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields, reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const traveler = 'p-aurora-traveller'
const invoicesOf = (id: string) =>
  desk.services.db.select().from(invoices).where(eq(invoices.tripId, id)).orderBy(invoices.issuedAt)
/** The search that changing a trip leads to, a week later. */
async function changeTo(visitor: ToolVisitor, bookingId: string, later = 28) {
  const leads = await visitor.get(`/booking-tool/bookings/${bookingId}/change`)
  const query = Object.fromEntries(new URL(leads.headers.get('location')!, 'http://x').searchParams)
  const shifted = (day: string) => new Date(Date.parse(day) + later * dayMs).toISOString().slice(0, 10)
  return { ...query, depart: shifted(query['depart']!), ...(query['until'] && { until: shifted(query['until']) }) }
}

test('a train, a hotel and a car become a trip, with local times and no check-in for a train', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const row = await desk.booked(visitor, { transport: 'train', needHotel: 'yes', needCar: 'yes' })
  const trip = await desk.presented(row.id)
  expect(trip.segments.map(({ kind }) => kind).toSorted()).toEqual(['car', 'hotel', 'train', 'train'])
  expect(trip).toMatchObject({ icon: 'train', isAirline: false, tripStatus: 'Upcoming' })
  const [out, back] = trip.segments.filter(({ kind }) => kind === 'train')
  expect(out).toMatchObject({ from: { code: 'YMQ', name: 'Central Station' }, to: { code: 'YTO' }, checkInOpens: null })
  expect([out!.number, out!.coach, out!.seat]).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d$/),
    expect.stringMatching(/^\d+[A-D]$/),
  ])
  const car = trip.segments.find(({ kind }) => kind === 'car')!
  expect(car.departureInstant > out!.arrivalInstant).toBe(true)
  expect(car.arrivalInstant < back!.departureInstant).toBe(true)
  const [invoice] = await invoicesOf(row.id)
  expect(invoice!.lines.map(({ kind }) => kind).toSorted()).toEqual(['car', 'hotel', 'train', 'train'])
  expect(invoice!.total).toBe(row.total)
})

test('a car alone is picked up in the morning, and a train that does not run is reported at its field', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const row = await desk.booked(visitor, { transport: 'none', needCar: 'yes', to: 'Lisbon' })
  const trip = await desk.presented(row.id)
  expect(trip).toMatchObject({ icon: 'car', carArrivalCityName: 'Lisbon' })
  expect(trip.departureDate).toMatch(/T10:00$/)
  const none = await visitor.get(
    `/booking-tool/search?${new URLSearchParams(desk.anotherSearch({ transport: 'train', to: 'Lisbon' }))}`,
  )
  expect(none.status).toBe(422)
  expect(await none.text()).toContain('We have no direct train between these cities')
})

test('a change replaces the segments, raises the version and invoices the difference', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const before = await desk.booked(visitor)
  desk.clock.now = new Date(desk.clock.now.getTime() + 2 * dayMs)
  const again = await desk.tool.visitorOf(traveler)
  const fields = await reviewFields(again, await changeTo(again, before.bookingId))
  const done = await desk.confirm(again, fields)
  expect(done.headers.get('location')).toBe(`/booking-tool/booked/${before.id}`)
  const after = await desk.rowOf(before.id)
  expect(after).toMatchObject({ version: 2, status: 'confirmed', bookingId: before.bookingId })
  expect(after.startsAt.getTime()).toBeGreaterThan(before.startsAt.getTime() + 20 * dayMs)
  const [first, second] = await invoicesOf(before.id)
  const fee = second!.lines.find(({ item }) => item === 'changeFee')!
  expect(fee.amount).toBe(124)
  expect(Math.round((first!.total + second!.total) * 100)).toBe(Math.round(after.total * 100))
  expect(second!.total * 100).toBeCloseTo(Number(fields['total']), 5)
  // The same page sent again does nothing more.
  expect((await desk.confirm(again, fields)).headers.get('location')).toBe(`/booking-tool/booked/${before.id}`)
  expect((await desk.rowOf(before.id)).version).toBe(2)
  expect(await desk.services.db.$count(tripSegments, eq(tripSegments.tripId, before.id))).toBeGreaterThanOrEqual(2)
})

test('one of two tabs that change the same trip wins, and the other is told so', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const { id, bookingId } = await desk.booked(visitor)
  const [one, other] = [
    await reviewFields(visitor, await changeTo(visitor, bookingId, 90)),
    await reviewFields(visitor, await changeTo(visitor, bookingId, 120)),
  ]
  const answers = await Promise.all([desk.confirm(visitor, one), desk.confirm(visitor, other)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  const loser = answers.find(({ status }) => status === 409)!
  const html = await loser.text()
  expect(html).toContain('This trip was changed meanwhile')
  expect(html).toContain(`href="/booking-tool/bookings/${bookingId}"`)
  expect((await desk.rowOf(id)).version).toBe(2)
})

test('canceling shows the refund, gives it once, and an outdated tab is told', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const { id, bookingId, total } = await desk.booked(visitor)
  const review = await visitor.text(`/booking-tool/bookings/${bookingId}/cancel`)
  expect(review).toContain('Full refund until')
  const change = await reviewFields(visitor, await changeTo(visitor, bookingId, 200))
  const path = `/booking-tool/bookings/${bookingId}/cancel`
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.post(path, hiddenFields(review))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  expect(await desk.rowOf(id)).toMatchObject({ status: 'cancelled', version: 2 })
  const credit = (await invoicesOf(id)).filter(({ creditOf }) => creditOf !== null)
  expect(credit.map((note) => note.total)).toEqual([-total])
  expect(await visitor.text(`/booking-tool/bookings/${bookingId}`)).toContain('This trip is canceled')
  expect((await desk.confirm(visitor, change)).status).toBe(409)
  expect((await visitor.get(path.replace('cancel', 'change'))).status).toBe(303)
})

test('canceling a trip that was changed meanwhile does nothing', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const { id, bookingId } = await desk.booked(visitor)
  const stale = hiddenFields(await visitor.text(`/booking-tool/bookings/${bookingId}/cancel`))
  await desk.confirm(visitor, await reviewFields(visitor, await changeTo(visitor, bookingId, 250)))
  const answer = await visitor.post(`/booking-tool/bookings/${bookingId}/cancel`, stale)
  expect(answer.status).toBe(409)
  expect(await desk.rowOf(id)).toMatchObject({ status: 'confirmed', version: 2 })
  const forged = await visitor.post(`/booking-tool/bookings/${bookingId}/cancel`, { ...stale, token: 'x' })
  expect(forged.status).toBe(403)
})

test("no person sees, changes or cancels another person's booking", async () => {
  const { bookingId } = await desk.booked(await desk.tool.visitorOf(traveler))
  for (const other of ['p-boreal-traveller', 'p-aurora-risk']) {
    const stranger = await desk.tool.visitorOf(other)
    const own = hiddenFields(await stranger.text('/booking-tool'))
    for (const path of ['', '/change', '/cancel'])
      expect((await stranger.get(`/booking-tool/bookings/${bookingId}${path}`)).status).toBe(404)
    expect((await stranger.post(`/booking-tool/bookings/${bookingId}/cancel`, { ...own, version: '1' })).status).toBe(
      403,
    )
    expect(await stranger.text('/booking-tool/bookings')).not.toContain(bookingId)
  }
})

test('the booking record follows the booking and its change, with the fee apart', async () => {
  const recordOf = async (id: string) =>
    (await desk.services.db.select().from(bookingRecords).where(eq(bookingRecords.tripId, id)))[0]!
  const visitor = await desk.tool.visitorOf(traveler)
  const trip = await desk.booked(visitor, { needHotel: 'yes' })
  const before = await recordOf(trip.id)
  expect(before).toMatchObject({
    bookingType: 'online',
    isEligible: true,
    status: 'confirmed',
    feeAmount: 0,
    grossAmount: trip.total,
    bookedOn: desk.dayAfter(0),
    ticketedOn: desk.dayAfter(0),
    hotelNights: before.nights,
    policyRespected: trip.outOfPolicyReason === null,
  })
  expect(before.flightAmount + before.hotelAmount).toBeCloseTo(trip.total, 2)
  desk.clock.now = new Date(desk.clock.now.getTime() + 2 * dayMs)
  const again = await desk.tool.visitorOf(traveler)
  await desk.confirm(again, await reviewFields(again, await changeTo(again, trip.bookingId)))
  const [changed, after] = [await desk.rowOf(trip.id), await recordOf(trip.id)]
  expect(after).toMatchObject({ id: before.id, bookedOn: before.bookedOn, feeAmount: 124 })
  expect(after.grossAmount + after.feeAmount).toBeCloseTo(changed.total, 2)
  expect(after.daysInAdvance).toBe(before.daysInAdvance + 28)
})
