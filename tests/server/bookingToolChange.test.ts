import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tripSchema } from '#contract/trips.ts'
import { isOnSale, isScarce } from '#server/bookingTool/schedule/availability.ts'
import { invoices, segments, toolSessions, trips } from '#server/db/schema.ts'
import { presentedTrips } from '#server/domains/trips/operations.ts'
import { openTestServices } from '../support/server.ts'
import { hiddenFields, openTool, reviewFields } from '../support/toolVisitor.ts'
import type { ToolVisitor } from '../support/toolVisitor.ts'

const traveller = 'p-aurora-traveller'
const dayMs = 86_400_000
let clock = new Date('2027-01-10T15:00:00Z')
let at: Awaited<ReturnType<typeof openTestServices>>
let tool: ReturnType<typeof openTool>
let days = 20

beforeAll(async () => {
  at = await openTestServices({}, () => clock)
  tool = openTool(at.services)
})
afterAll(() => at.close())

const dayAfter = (count: number) => new Date(clock.getTime() + count * dayMs).toISOString().slice(0, 10)
function anotherSearch(changes: Record<string, string> = {}) {
  days += 7
  return {
    ride: 'flight',
    trip: 'return',
    from: 'YUL',
    to: 'Toronto',
    depart: dayAfter(days),
    until: dayAfter(days + 3),
    ...changes,
  }
}
const confirm = (visitor: ToolVisitor, fields: Record<string, string>) => visitor.post('/booking-tool/confirm', fields)

/** Books and answers the trip's row. */
async function booked(visitor: ToolVisitor, changes: Record<string, string> = {}) {
  const answer = await confirm(visitor, await reviewFields(visitor, anotherSearch(changes)))
  expect(answer.status).toBe(303)
  return rowOf(answer.headers.get('location')!.split('/').at(-1)!)
}
const rowOf = async (id: string) => (await at.services.db.select().from(trips).where(eq(trips.id, id)))[0]!
const invoicesOf = (id: string) =>
  at.services.db.select().from(invoices).where(eq(invoices.tripId, id)).orderBy(invoices.issuedAt)
const presented = async (id: string) => {
  const [trip] = await presentedTrips({ where: eq(trips.id, id), order: [] }, 'en', at.services)
  return tripSchema.parse(trip)
}
/** The search that changing a trip leads to, a week later. */
async function changeTo(visitor: ToolVisitor, bookingId: string, later = 28) {
  const leads = await visitor.get(`/booking-tool/bookings/${bookingId}/change`)
  const query = Object.fromEntries(new URL(leads.headers.get('location')!, 'http://x').searchParams)
  const shifted = (day: string) => new Date(Date.parse(day) + later * dayMs).toISOString().slice(0, 10)
  return { ...query, depart: shifted(query['depart']!), ...(query['until'] && { until: shifted(query['until']) }) }
}

test('a train, a hotel and a car become a trip, with times at their places and no check-in for a train', async () => {
  const visitor = await tool.visitorOf(traveller)
  const row = await booked(visitor, { ride: 'train', needHotel: 'yes', needCar: 'yes' })
  const trip = await presented(row.id)
  expect(trip.segments.map(({ kind }) => kind).toSorted()).toEqual(['car', 'hotel', 'train', 'train'])
  expect(trip).toMatchObject({ icon: 'train', isAirline: false, tripStatus: 'Upcoming' })
  const [out, back] = trip.segments.filter(({ kind }) => kind === 'train')
  expect(out).toMatchObject({ from: { code: 'YMQ', name: 'Gare Centrale' }, to: { code: 'YTO' }, checkInOpens: null })
  expect(out!.reference).toMatch(/^Train \d+$/)
  const car = trip.segments.find(({ kind }) => kind === 'car')!
  expect(car.departureInstant > out!.arrivalInstant).toBe(true)
  expect(car.arrivalInstant < back!.departureInstant).toBe(true)
  const [invoice] = await invoicesOf(row.id)
  expect(invoice!.lines.map(({ kind }) => kind).toSorted()).toEqual(['car', 'hotel', 'train', 'train'])
  expect(invoice!.total).toBe(row.total)
})

test('a car alone is picked up in the morning, and a train that does not run is said beside the field', async () => {
  const visitor = await tool.visitorOf(traveller)
  const row = await booked(visitor, { ride: 'none', needCar: 'yes', to: 'Lisbon' })
  const trip = await presented(row.id)
  expect(trip).toMatchObject({ icon: 'car', carArrivalCityName: 'Lisbon' })
  expect(trip.departureDate).toMatch(/T10:00$/)
  const none = await visitor.get(
    `/booking-tool/search?${new URLSearchParams(anotherSearch({ ride: 'train', to: 'Lisbon' }))}`,
  )
  expect(none.status).toBe(422)
  expect(await none.text()).toContain('No direct train of ours runs between these cities')
})

test('changing replaces the segments, raises the version and invoices the difference', async () => {
  const visitor = await tool.visitorOf(traveller)
  const before = await booked(visitor)
  clock = new Date(clock.getTime() + 2 * dayMs)
  const again = await tool.visitorOf(traveller)
  const fields = await reviewFields(again, await changeTo(again, before.bookingId))
  const done = await confirm(again, fields)
  expect(done.headers.get('location')).toBe(`/booking-tool/booked/${before.id}`)
  const after = await rowOf(before.id)
  expect(after).toMatchObject({ version: 2, status: 'confirmed', bookingId: before.bookingId })
  expect(after.startsAt.getTime()).toBeGreaterThan(before.startsAt.getTime() + 20 * dayMs)
  const [first, second] = await invoicesOf(before.id)
  const fee = second!.lines.find(({ description }) => description === 'Change fee')!
  expect(fee.amount).toBe(90)
  expect(Math.round((first!.total + second!.total) * 100)).toBe(Math.round(after.total * 100))
  expect(second!.total * 100).toBeCloseTo(Number(fields['total']), 5)
  // The same page sent again does nothing more.
  expect((await confirm(again, fields)).headers.get('location')).toBe(`/booking-tool/booked/${before.id}`)
  expect((await rowOf(before.id)).version).toBe(2)
  expect(await at.services.db.$count(segments, eq(segments.tripId, before.id))).toBeGreaterThanOrEqual(2)
})

test('of two tabs that change the same trip one wins, and the other is told so', async () => {
  const visitor = await tool.visitorOf(traveller)
  const { id, bookingId } = await booked(visitor)
  const [one, other] = [
    await reviewFields(visitor, await changeTo(visitor, bookingId, 90)),
    await reviewFields(visitor, await changeTo(visitor, bookingId, 120)),
  ]
  const answers = await Promise.all([confirm(visitor, one), confirm(visitor, other)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  const loser = answers.find(({ status }) => status === 409)!
  const html = await loser.text()
  expect(html).toContain('This trip was changed meanwhile')
  expect(html).toContain(`href="/booking-tool/bookings/${bookingId}"`)
  expect((await rowOf(id)).version).toBe(2)
})

test('cancelling shows what comes back, gives it back once, and a stale tab learns of it', async () => {
  const visitor = await tool.visitorOf(traveller)
  const { id, bookingId, total } = await booked(visitor)
  const review = await (await visitor.get(`/booking-tool/bookings/${bookingId}/cancel`)).text()
  expect(review).toContain('All of it comes back until')
  const change = await reviewFields(visitor, await changeTo(visitor, bookingId, 200))
  const path = `/booking-tool/bookings/${bookingId}/cancel`
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.post(path, hiddenFields(review))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  expect(await rowOf(id)).toMatchObject({ status: 'cancelled', version: 2 })
  const credit = (await invoicesOf(id)).filter(({ creditOf }) => creditOf !== null)
  expect(credit.map((note) => note.total)).toEqual([-total])
  expect(await (await visitor.get(`/booking-tool/bookings/${bookingId}`)).text()).toContain('This trip is cancelled')
  expect((await confirm(visitor, change)).status).toBe(409)
  expect((await visitor.get(path.replace('cancel', 'change'))).status).toBe(303)
})

test('a cancellation of what was changed meanwhile does nothing', async () => {
  const visitor = await tool.visitorOf(traveller)
  const { id, bookingId } = await booked(visitor)
  const stale = hiddenFields(await (await visitor.get(`/booking-tool/bookings/${bookingId}/cancel`)).text())
  await confirm(visitor, await reviewFields(visitor, await changeTo(visitor, bookingId, 250)))
  const answer = await visitor.post(`/booking-tool/bookings/${bookingId}/cancel`, stale)
  expect(answer.status).toBe(409)
  expect(await rowOf(id)).toMatchObject({ status: 'confirmed', version: 2 })
  const forged = await visitor.post(`/booking-tool/bookings/${bookingId}/cancel`, { ...stale, token: 'x' })
  expect(forged.status).toBe(403)
})

test("nobody sees, changes or cancels a stranger's booking", async () => {
  const { bookingId } = await booked(await tool.visitorOf(traveller))
  for (const other of ['p-boreal-traveller', 'p-aurora-risk']) {
    const stranger = await tool.visitorOf(other)
    const own = hiddenFields(await (await stranger.get('/booking-tool')).text())
    for (const path of ['', '/change', '/cancel'])
      expect((await stranger.get(`/booking-tool/bookings/${bookingId}${path}`)).status).toBe(404)
    expect((await stranger.post(`/booking-tool/bookings/${bookingId}/cancel`, { ...own, version: '1' })).status).toBe(
      403,
    )
    expect(await (await stranger.get('/booking-tool/bookings')).text()).not.toContain(bookingId)
  }
})

test('what sells out between search and confirmation leads to what is left; nothing is booked', async () => {
  const visitor = await tool.visitorOf(traveller)
  const search = anotherSearch({ trip: 'oneway', to: 'New York' })
  const listed = await visitor.get(
    (await visitor.get(`/booking-tool/search?${new URLSearchParams(search)}`)).headers.get('location')!,
  )
  const all = [...(await listed.text()).matchAll(/out=([\w.]+)/g)].map(([, id]) => id!)
  expect(all.length).toBeGreaterThan(0)
  // The clock goes to where a scarce fare has just gone.
  for (let day = 30; day < 300; day += 1) {
    const depart = dayAfter(day)
    const scarce = all.find((id) => isScarce(`${id} ${depart}`) && isOnSale(`${id} ${depart}`, clock.getTime()))
    const gone = Array.from({ length: 80 }, (_, slot) => clock.getTime() + slot * 900_000).find(
      (time) => scarce && !isOnSale(`${scarce} ${depart}`, time),
    )
    if (!scarce || !gone) continue
    const choice = new URLSearchParams({ ...search, depart, out: scarce })
    const page = await visitor.get(`/booking-tool/confirm?${choice}`)
    if (page.status !== 200) continue
    const before = clock
    clock = new Date(gone)
    await at.services.db.update(toolSessions).set({ expiresAt: new Date(gone + dayMs) })
    const trial = await confirm(visitor, { ...hiddenFields(await page.text()), reason: 'meeting' })
    expect(trial.status).toBe(303)
    expect(await (await visitor.get(trial.headers.get('location')!)).text()).toContain('has sold out')
    clock = before
    return
  }
  throw new Error('No scarce fare was found')
})

test('a fare that rises before it is confirmed is shown again with both prices', async () => {
  const visitor = await tool.visitorOf(traveller)
  const fields = await reviewFields(visitor, { ...anotherSearch(), depart: dayAfter(21), until: dayAfter(24) })
  const before = clock
  clock = new Date(clock.getTime() + dayMs)
  await at.services.db.update(toolSessions).set({ expiresAt: new Date(clock.getTime() + dayMs) })
  const answer = await confirm(visitor, fields)
  clock = before
  expect(answer.status).toBe(409)
  expect(await answer.text()).toMatch(/The price changed from \$[\d.,]+ to \$[\d.,]+/)
})

test("a guest's trip carries the guest's name, is the booker's, and is not mixed with the booker's own", async () => {
  const code = await tool.mint('p-aurora-guestbooker', undefined, 'guest')
  const visitor = await tool.enter(code)
  const waits = await visitor.get('/booking-tool')
  expect(waits.headers.get('location')).toBe('/booking-tool/guest')
  const form = hiddenFields(await (await visitor.get('/booking-tool/guest')).text())
  const wrong = await visitor.post('/booking-tool/guest', { ...form, firstName: 'Ada', lastName: '', email: 'ada' })
  expect(wrong.status).toBe(422)
  const named = { ...form, firstName: 'Ada', lastName: 'Quill', email: 'Ada@visitor.example' }
  expect((await visitor.post('/booking-tool/guest', named)).headers.get('location')).toBe('/booking-tool')
  const row = await booked(visitor)
  expect(row).toMatchObject({
    profileId: 'p-aurora-guestbooker',
    bookedBy: 'guestbooker@aurora.example',
    guest: { firstName: 'Ada', lastName: 'Quill', email: 'ada@visitor.example' },
  })
  expect(await presented(row.id)).toMatchObject({
    passengerFirstName: 'ada',
    passengerLastName: 'quill',
    isForGuest: true,
  })
  expect(await (await visitor.get('/booking-tool/bookings')).text()).toContain('For Ada Quill, a guest')
  const own = await tool.visitorOf('p-aurora-guestbooker')
  expect(await (await own.get('/booking-tool/bookings')).text()).not.toContain(row.bookingId)
})
