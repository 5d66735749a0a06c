import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tripsChannel } from '#contract/booking/toolAddress.ts'
import { tripSchema } from '#contract/trips/trips.ts'
import { toolConfirmations, toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { invoices, tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { hiddenFields, openTool, reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { winter } from '#tests/support/run/testEnv.ts'

const traveler = 'p-aurora-traveller'
let clock = winter
let at: Awaited<ReturnType<typeof openTestServices>>
let tool: ReturnType<typeof openTool>
let days = 20

beforeAll(async () => {
  at = await openTestServices({}, () => clock)
  tool = openTool(at.services)
})
afterAll(() => at.close())

const dayAfter = (count: number) => new Date(clock.getTime() + count * 86_400_000).toISOString().slice(0, 10)
/** Every test travels in other days, so that no trip overlaps another's. */
function anotherSearch(changes: Record<string, string> = {}) {
  days += 7
  return {
    transport: 'flight',
    needHotel: 'yes',
    trip: 'return',
    from: 'YUL',
    to: 'Paris',
    depart: dayAfter(days),
    until: dayAfter(days + 4),
    ...changes,
  }
}
const rowsOf = async () => ({
  trips: await at.services.db.$count(trips),
  segments: await at.services.db.$count(tripSegments),
  invoices: await at.services.db.$count(invoices),
  confirmations: await at.services.db.$count(toolConfirmations),
})
const confirm = (visitor: ToolVisitor, fields: Record<string, string>) => visitor.post('/booking-tool/confirm', fields)

test('a code opens one session, however many ask at once', async () => {
  const code = await tool.mint(traveler)
  const before = await at.services.db.$count(toolSessions)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () =>
      tool.app.request(`/booking-tool/sso?userToken=${code}&locale=fr-ca`, {
        headers: { cookie: tool.givenWith(code) },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    303,
    ...Array.from({ length: 19 }, () => 410),
  ])
  expect((await at.services.db.$count(toolSessions)) - before).toBe(1)
  const opened = answers.find(({ status }) => status === 303)!
  expect(opened.headers.get('location')).toBe('/booking-tool')
  expect(opened.headers.get('set-cookie')).toMatch(/; Path=\/booking-tool; HttpOnly; SameSite=Lax/)
})

test('a used, expired, malformed or missing code leads back to the product with an explanation', async () => {
  const code = await tool.mint(traveler)
  clock = new Date(clock.getTime() + 121_000)
  for (const wrong of [code, 'x', "' or 1=1 --", 'a'.repeat(5000), '']) {
    const answer = await tool.app.request(`/booking-tool/sso?userToken=${encodeURIComponent(wrong)}&locale=fr-ca`)
    expect(answer.status).toBe(410)
    const html = await answer.text()
    expect(html).toContain('Ce lien a déjà servi ou a expiré')
    expect(html).toContain('href="/"')
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
})

test('the session ends after thirty minutes, and every page without one explains it', async () => {
  const visitor = await tool.visitorOf(traveler)
  expect((await visitor.get('/booking-tool')).status).toBe(200)
  clock = new Date(clock.getTime() + 31 * 60_000)
  const over = await visitor.get('/booking-tool')
  expect(over.status).toBe(401)
  expect(await over.text()).toContain('Your booking session is over')
  for (const path of ['', '/search', '/choose', '/confirm', '/booked/1', '/nothing'])
    expect((await tool.app.request(`/booking-tool${path}`)).status).toBe(401)
})

test('twenty simultaneous confirmations book one trip, and so does a later one', async () => {
  const visitor = await tool.visitorOf(traveler)
  const fields = await reviewFields(visitor, anotherSearch())
  const before = await rowsOf()
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(visitor, fields)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect((await confirm(visitor, fields)).headers.get('location')).toBe(answers[0]!.headers.get('location'))
  const after = await rowsOf()
  expect(after.trips - before.trips).toBe(1)
  expect(after.invoices - before.invoices).toBe(1)
  expect(after.confirmations - before.confirmations).toBe(1)
  expect(after.segments - before.segments).toBeGreaterThanOrEqual(3)
})

test('the record of a booking has the cheapest offers of its search as its lowest fare, and no price before discounts', async () => {
  const visitor = await tool.visitorOf(traveler)
  const answer = await confirm(visitor, await reviewFields(visitor, anotherSearch({ to: 'Sydney' })))
  const tripId = answer.headers.get('location')!.split('/').at(-1)!
  const { db } = at.services
  const [trip] = await db.select().from(trips).where(eq(trips.id, tripId))
  const [record] = await db.select().from(bookingRecords).where(eq(bookingRecords.tripId, tripId))
  expect(trip!.lowestTotal).toBeGreaterThan(0)
  expect(record).toMatchObject({ grossAmount: trip!.total, lowFare: trip!.lowestTotal, bookingType: 'online' })
  // The tool sells at one price and knows no other that a discount was taken from.
  expect(record!.referenceFare).toBeNull()
})

test('a booked trip fits the contract, and its invoice adds up', async () => {
  const visitor = await tool.visitorOf(traveler)
  const answer = await confirm(visitor, await reviewFields(visitor, anotherSearch({ to: 'Sydney' })))
  const id = answer.headers.get('location')!.split('/').at(-1)!
  const { db } = at.services
  const [row] = await db.select().from(trips).where(eq(trips.id, id))
  expect(row).toMatchObject({ companyId: 'aurora', profileId: traveler, source: 'bookingTool', status: 'confirmed' })
  expect(row!.bookingId).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
  expect(row!.lowestTotal).toBeLessThanOrEqual(row!.total)
  const [presented] = await presentedTrips({ where: eq(trips.id, id), order: [] }, 'en', at.services)
  const trip = tripSchema.parse(presented)
  expect(trip).toMatchObject({ bookingId: row!.bookingId, tripStatus: 'Upcoming', isAirline: true })
  expect(new Set(trip.segments.map(({ kind }) => kind))).toEqual(new Set(['flight', 'hotel']))
  const told = await visitor.text(answer.headers.get('location')!)
  expect(told).toContain(`data-channel="${tripsChannel}"`)
  expect(told).toContain(`href="/en-us/dashboard/trips/${row!.bookingId}"`)
  for (const { kind, checkInOpens, departureInstant, seat } of trip.segments) {
    if (kind === 'hotel') continue
    expect(checkInOpens! < departureInstant).toBe(true)
    expect(seat).toMatch(/^\d+[A-K]$/)
  }
  const [invoice] = await db.select().from(invoices).where(eq(invoices.tripId, id))
  const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  expect(cents(invoice!.lines.flatMap(({ amount, tax }) => [amount, tax]))).toBe(cents([invoice!.total]))
  expect(cents(invoice!.lines.map(({ tax }) => tax))).toBe(cents([invoice!.tax]))
  expect(invoice!.total).toBe(row!.total)
  expect(invoice!.maskedCreditCard).toMatch(/^\d{5}\*+\d{4}$/)
})

test('the form is not trusted: price, offer, token, key and traveler are checked', async () => {
  const visitor = await tool.visitorOf(traveler)
  const fields = await reviewFields(visitor, anotherSearch())
  const before = await rowsOf()
  const cheap = await confirm(visitor, { ...fields, total: '100' })
  expect(cheap.status).toBe(409)
  expect(await cheap.text()).toContain('The price changed from CA$1.00')
  expect((await confirm(visitor, { ...fields, token: 'x' })).status).toBe(403)
  expect((await confirm(visitor, { ...fields, key: 'x' })).status).toBe(403)
  expect((await confirm(visitor, { ...fields, who: 'x' })).status).toBe(403)
  expect((await confirm(visitor, { ...fields, depart: '2020-01-01' })).status).toBe(422)
  const gone = await confirm(visitor, { ...fields, out: 'AC1YULCDG.economy' })
  expect(gone.status).toBe(303)
  expect(await visitor.text(gone.headers.get('location')!)).toContain('no longer on sale')
  expect(await rowsOf()).toEqual(before)
})

test('a booking out of policy needs a reason, which is stored', async () => {
  const visitor = await tool.visitorOf(traveler)
  const search = anotherSearch({ transport: 'none' })
  const listed = await visitor.get(
    (await visitor.get(`/booking-tool/search?${new URLSearchParams(search)}`)).headers.get('location')!,
  )
  const dearest = [...(await listed.text()).matchAll(/hotel=(\w+)/g)].at(-1)![1]!
  const fields = hiddenFields(
    await visitor.text(`/booking-tool/confirm?${new URLSearchParams({ ...search, hotel: dearest })}`),
  )
  const without = await confirm(visitor, fields)
  expect(without.status).toBe(422)
  expect(await without.text()).toContain('Choose a reason')
  const booked = await confirm(visitor, { ...fields, reason: 'group' })
  const id = booked.headers.get('location')!.split('/').at(-1)!
  const [row] = await at.services.db.select().from(trips).where(eq(trips.id, id))
  expect(row!.outOfPolicyReason).toBe('group')
})

test('another person cannot see a confirmation, and a page of another session does not continue', async () => {
  const visitor = await tool.visitorOf(traveler)
  const booked = (await confirm(visitor, await reviewFields(visitor, anotherSearch()))).headers.get('location')!
  expect((await visitor.get(booked)).status).toBe(200)
  for (const other of ['p-boreal-traveller', 'p-aurora-risk']) {
    const stranger = await tool.visitorOf(other)
    expect((await stranger.get(booked)).status).toBe(404)
  }
  const fields = await reviewFields(visitor, anotherSearch())
  const forOther = await tool.visitorOf('p-aurora-arranger')
  expect((await confirm(forOther, fields)).status).toBe(403)
  const page = await forOther.get(`/booking-tool/choose?${new URLSearchParams(fields)}`)
  expect(page.status).toBe(409)
  expect(await page.text()).toContain('You are now booking for someone else')
})

test('typed text is escaped everywhere, and a page allows no script but the tool’s own', async () => {
  const visitor = await tool.visitorOf(traveler)
  const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`
  const answer = await visitor.get(
    `/booking-tool/search?${new URLSearchParams({ ...anotherSearch(), from: attack, to: attack, until: attack })}`,
  )
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html.match(/<script|<img/g)).toEqual(['<script'])
  expect(html).toMatch(/<script type="module" src="\/booking-tool\/tool\.js\?v=[0-9a-f]+"><\/script>/)
  expect(html).toContain('&lt;script&gt;')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';.*; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['en-us', 'en-US', 'Booking for'],
  ['fr-ca', 'fr-CA', 'Réservation pour'],
  ['es-mx', 'es-MX', 'Reserva para'],
])('the tool speaks %s throughout', async (locale, lang, words) => {
  const visitor = await tool.visitorOf(traveler, traveler, locale)
  const html = await visitor.text('/booking-tool')
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(words)
})
