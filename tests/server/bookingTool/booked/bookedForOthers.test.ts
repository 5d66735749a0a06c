import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields } from '#tests/support/bookingTool/toolVisitor.ts'

// §5: texts about a trip name its traveler, and lead back to it.

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const [arranger, traveler, booker] = ['p-aurora-arranger', 'p-aurora-traveller', 'p-aurora-guestbooker']
type Visitor = Awaited<ReturnType<typeof desk.tool.visitorOf>>

/** The title of the page after booking, and the address that its button leads to. */
async function bookedBy(visitor: Visitor) {
  const { bookingId, id } = await desk.booked(visitor)
  const html = await visitor.text(`/booking-tool/booked/${id}`)
  const [, title] = /<h1[^>]*>([^<]*)</.exec(html) ?? []
  const [, way] = /class="button button-primary" href="([^"]*)"/.exec(html) ?? []
  return { title, way, bookingId }
}

test('an arranger sees whose trip is booked, and the button leads to that trip of the traveler', async () => {
  const { title, way, bookingId } = await bookedBy(await desk.tool.visitorOf(arranger, traveler))
  expect(title).toMatch(/^The trip of \S.+ is booked$/)
  expect(way).toBe(`/en-us/arranger/aurora/${traveler}/trips/${bookingId}`)
})

test('a guest booker sees whose trip is booked, and the button leads to it among their own', async () => {
  const visitor = await desk.tool.enter(await desk.tool.mint(booker, undefined, 'guest'))
  const form = hiddenFields(await visitor.text('/booking-tool/guest'))
  const guest = { firstName: 'Ada', lastName: 'Quill', email: 'ada@visitor.example', language: 'en' }
  expect((await visitor.post('/booking-tool/guest', { ...form, ...guest })).status).toBe(303)
  const { title, way, bookingId } = await bookedBy(visitor)
  expect(title).toBe('The trip of Ada Quill is booked')
  expect(way).toBe(`/en-us/dashboard/trips/${bookingId}`)
})

test('a person booking for themself reads of their own trip, at each choice and at the end', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const { title, way, bookingId } = await bookedBy(visitor)
  expect([title, way]).toEqual(['Your trip is booked', `/en-us/dashboard/trips/${bookingId}`])
})

test.each([
  ['en-us', /Choose .+’s flight to Toronto/],
  ['fr-ca', /Choisissez le vol vers Toronto pour .+/],
  ['es-mx', /Elija el vuelo a Toronto para .+/],
] as const)('the choice of a flight for another person names them in %s', async (locale, title) => {
  const visitor = await desk.tool.visitorOf(arranger, traveler, locale)
  const answer = await visitor.get(`/booking-tool/search?${new URLSearchParams(desk.anotherSearch())}`)
  const page = await visitor.get(answer.headers.get('location') ?? '')
  expect(await page.text()).toMatch(title)
})
