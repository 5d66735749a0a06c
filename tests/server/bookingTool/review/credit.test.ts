import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { eq } from 'drizzle-orm'
import { creditHolder, openCreditDesk } from '#tests/support/bookingTool/creditDesk.ts'
import { centsOf } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openCreditDesk>>

beforeAll(async () => {
  desk = await openCreditDesk()
})
beforeEach(() => desk.change())
afterAll(() => desk.close())

const visitorOf = (booker = creditHolder) => desk.tool.visitorOf(booker, creditHolder)
const reviewOf = async (credits?: string, booker = creditHolder) =>
  desk.review(await visitorOf(booker), desk.search, credits)
const total = (html: string) => Number(hiddenFields(html)['total'])

test('each offer of the airline has the rest of the credit, its last day, and what it leaves to pay', async () => {
  await desk.change({ changeFee: 40 })
  const visitor = await visitorOf()
  const address = (await visitor.get(`/booking-tool/search?${new URLSearchParams(desk.search)}`)).headers.get(
    'location',
  )!
  const html = await visitor.text(address)
  expect(html).toMatch(/Nordwind credit: \S+300\.00 left, change fee \S+40\.00, use by [^<]*Jan\s31,\s2099/)
  const fares = [
    ...html.matchAll(/<strong>[^<\d]*([\d,.]+)<\/strong>\s*<span class="small"\s*>[^<\d]*([\d,.]+) with the credit/g),
  ]
  expect(fares.length).toBeGreaterThan(0)
  // Every fare of these flights is higher than the credit before tax.
  for (const [, price, left] of fares) expect(centsOf(price!) - centsOf(left!)).toBe(260_00)
})

test('the review offers a credit, and a button uses it: the sum, the total of the form and the price follow', async () => {
  const { id } = await desk.credit()
  const offered = await reviewOf()
  expect(offered).toMatch(/Nordwind credit: \S+300\.00 left, use by [^<]*Jan\s31,\s2099/)
  expect(offered).toMatch(/It pays \S+300\.00 of the fare: \S+300\.00 less to pay/)
  expect(offered).toMatch(new RegExp(`formnovalidate\\s+name="use"\\s+value="${id}"\\s*>\\s*Use this credit`))
  expect(hiddenFields(offered)['credits']).toBe('')
  const used = await reviewOf(id)
  expect(total(offered) - total(used)).toBe(300_00)
  expect(hiddenFields(used)['credits']).toBe(id)
  expect(used).toMatch(/name="use"\s+value=""\s*>\s*Remove this credit/)
  expect(used).toContain('Left to pay')
  const arranger = await reviewOf('', 'p-aurora-arranger')
  expect(arranger).toContain('Use this credit')
})

test('using a credit keeps all that was typed, marks nothing as wrong and books nothing', async () => {
  const { id } = await desk.credit()
  const visitor = await visitorOf()
  const open = hiddenFields(await desk.review(visitor, desk.search))
  const typed = {
    reason: 'meeting',
    'field.tf-aurora-project': 'no such "number"',
    'field.tf-aurora-purpose': 'Conference',
  }
  const before = await desk.services.db.$count(trips)
  const answer = await visitor.post('/booking-tool/confirm', { ...open, ...typed, use: id })
  expect(answer.status).toBe(200)
  const used = await answer.text()
  expect(hiddenFields(used)['credits']).toBe(id)
  expect(Number(open['total']) - total(used)).toBe(300_00)
  expect(used).toContain('value="no such &quot;number&quot;"')
  expect(used).toMatch(/<option value="Conference" selected/)
  expect(used).not.toMatch(/role="alert"|aria-invalid="true"/)
  const left = await (await visitor.post('/booking-tool/confirm', { ...hiddenFields(used), ...typed, use: '' })).text()
  expect(total(left)).toBe(Number(open['total']))
  expect((await visitor.post('/booking-tool/confirm', { ...open, use: id, token: 'another' })).status).toBe(403)
  expect(await desk.services.db.$count(trips)).toBe(before)
})

test('the change fee is added to what is left to pay, and stays when the trip is canceled', async () => {
  await desk.change({ changeFee: 120.5 })
  const { id } = await desk.credit()
  const [offered, used] = [await reviewOf(), await reviewOf(id)]
  expect(total(offered) - total(used)).toBe(179_50)
  expect(used).toMatch(/Change fee of the credit<\/dt>\s*<dd>\S+120\.50/)
  expect(used).toContain('The fee is not refunded if the trip is canceled.')
})

test('a credit that saves nothing says so and has no link', async () => {
  await desk.change({ changeFee: 600 })
  const html = await reviewOf((await desk.credit()).id)
  expect(html).toContain('It saves nothing on this trip')
  expect(html).not.toContain('Use this credit')
  expect(hiddenFields(html)['credits']).toBe('')
})

test.each([
  ['with another airline', { airlineCode: '--' }],
  ['that is used', { usedAmount: 300 }],
  ['that has lapsed', { validUntil: '2020-01-31' }],
  ['in another currency', { currency: 'USD' }],
] as const)('a credit %s is not offered, nor used', async (_, changed) => {
  await desk.change(changed)
  const html = await reviewOf((await desk.credit()).id)
  expect(html).not.toContain('Nordwind credit')
  expect(hiddenFields(html)['credits']).toBe('')
})

test('the credits of guests, who travel on bookings of the traveler, are not offered to the traveler', async () => {
  const { db } = desk.services
  const own = await desk.credit()
  const [trip] = await db.select().from(trips).where(eq(trips.id, own.tripId))
  const id = 'guest-1'
  const guest = { firstName: 'Ada', lastName: 'Guest', email: `${id}@guests.example` }
  await db.insert(trips).values({ ...trip!, id, bookingId: 'GUEST1', guest })
  await db.insert(travelCredits).values({ ...own, id, tripId: id, amount: 400, validUntil: '2099-01-01' })
  const review = await reviewOf(id)
  expect(review).toContain('Nordwind credit')
  expect(review).not.toContain('400.00 left')
  expect(hiddenFields(review)['credits']).toBe('')
  await db.delete(travelCredits).where(eq(travelCredits.id, id))
})
