import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ToolTraveler } from '#contract/booking/bookingTool.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { placeholderEmail } from '#server/mail/noAddress.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields, visitorWith } from '#tests/support/bookingTool/toolVisitor.ts'

// Beyond §7: the tool opens at the hotels of a city for the nights that a trip has none.

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const traveler = 'p-aurora-traveller'
const arranger = 'p-aurora-arranger'
const booker = 'p-aurora-guestbooker'
const nights = { city: 'YMQ', departureDate: '3/8/2027', returnDate: '3/11/2027' }
const hotels = '/booking-tool/search?transport=none&needHotel=yes&to=YMQ&depart=2027-03-08&until=2027-03-11'

interface Launch {
  who: string
  traveler?: string
  type?: ToolTraveler
  query?: Record<string, string>
}

/** Opens the tool for hotels. Returns its first address, and the browser that is in it. */
async function launch({ who, traveler, type, query = {} }: Launch) {
  const code = await desk.tool.mint(who, traveler, type)
  const asked = new URLSearchParams({
    userToken: code,
    locale: 'en-ca',
    target: 'hotel',
    hideMenu: 'true',
    autosubmit: 'true',
    ...nights,
    ...query,
  })
  const headers = { cookie: desk.tool.givenWith(code) }
  const entered = await desk.tool.app.request(`/booking-tool/sso?${asked}`, { headers })
  const cookie = entered.headers.getSetCookie().at(-1)!.split(';')[0]!
  return { begins: entered.headers.get('location'), visitor: visitorWith(desk.tool.app.request, cookie) }
}

/** The page of hotels behind the first address. */
async function hotelsPage({ begins, visitor }: Awaited<ReturnType<typeof launch>>) {
  const found = await visitor.get(begins!)
  return visitor.text(found.headers.get('location')!)
}

/** A trip of the booker for a guest. */
async function tripForGuest(guest: { firstName: string; lastName: string; email: string }) {
  const code = await desk.tool.mint(booker, undefined, 'guest')
  const visitor = await desk.tool.enter(code)
  const form = hiddenFields(await visitor.text('/booking-tool/guest'))
  await visitor.post('/booking-tool/guest', { ...form, language: 'fr', ...guest })
  return desk.booked(visitor)
}

test('the tool begins with the hotels of the city for the nights, and asks for no flight', async () => {
  const opened = await launch({ who: traveler })
  expect(opened.begins).toBe(hotels)
  const html = await hotelsPage(opened)
  expect(html).toContain('<h1>Choose your hotel in Montreal</h1>')
  expect(html).not.toContain('class="menu"')
})

test('an arranger sees the hotels for the traveler', async () => {
  const opened = await launch({ who: arranger, traveler })
  expect(opened.begins).toBe(hotels)
  expect(await hotelsPage(opened)).toContain('Booking for Camille Tremblay')
})

test('hotels beside a trip of a guest are for that guest, who is not asked for again', async () => {
  const guest = { firstName: 'Ivo', lastName: 'Brandsma', email: 'ivo@visitor.example' }
  const { bookingId } = await tripForGuest(guest)
  const opened = await launch({ who: booker, type: 'guest', query: { superPnrId: bookingId } })
  expect(opened.begins).toBe(hotels)
  expect(await hotelsPage(opened)).toContain('Booking for Ivo Brandsma')
})

test('the trip of another person names no guest: the tool asks for the guest as ever', async () => {
  const { bookingId, id } = await tripForGuest({ firstName: 'Uma', lastName: 'Else', email: 'uma@visitor.example' })
  await desk.services.db.update(trips).set({ profileId: traveler }).where(eq(trips.id, id))
  for (const superPnrId of [bookingId, 'NOSUCH', '../../api', '']) {
    const { begins, visitor } = await launch({ who: booker, type: 'guest', query: { superPnrId } })
    expect(begins).toBe('/booking-tool')
    expect((await visitor.get(begins!)).headers.get('location')).toBe('/booking-tool/guest')
  }
})

test('a guest without an address whom the booker may not choose is asked for', async () => {
  const { bookingId, id } = await tripForGuest({ firstName: 'Ada', lastName: 'Over', email: 'ada@visitor.example' })
  const guest = { firstName: 'Ada', lastName: 'Over', email: placeholderEmail('e-nobody'), language: 'en' as const }
  await desk.services.db.update(trips).set({ guest }).where(eq(trips.id, id))
  expect((await launch({ who: booker, type: 'guest', query: { superPnrId: bookingId } })).begins).toBe('/booking-tool')
})

test.each([
  ['an unknown city', { city: 'QQQ' }],
  ['no city', { city: '' }],
  ['days that are over', { departureDate: '1/8/2020', returnDate: '1/11/2020' }],
  ['a last day before the first', { returnDate: '3/7/2027' }],
  ['no night', { returnDate: '3/8/2027' }],
  ['a day that no calendar has', { departureDate: '2/30/2027' }],
  ['words instead of a day', { departureDate: 'soon' }],
  ['days that are not on sale yet', { departureDate: '3/8/2031', returnDate: '3/11/2031' }],
])('%s is ignored: the tool begins as without it', async (_, query) => {
  expect((await launch({ who: traveler, query })).begins).toBe('/booking-tool')
})
