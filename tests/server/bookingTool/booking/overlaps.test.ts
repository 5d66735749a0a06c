import { afterAll, beforeAll, expect, test } from 'vitest'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields, reviewFields } from '#tests/support/bookingTool/toolVisitor.ts'

const traveler = 'p-aurora-traveller'
let desk: Awaited<ReturnType<typeof openDesk>>

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const countTrips = () => desk.services.db.$count(trips)
const tripOf = (answer: Response) => desk.rowOf(answer.headers.get('location')!.split('/').at(-1)!)

/** The reviews of one search, opened by the traveler and by their arranger before either confirms. */
async function twoReviews(changes: Record<string, string> = {}) {
  const search = desk.anotherSearch(changes)
  const own = await desk.tool.visitorOf(traveler)
  const arranger = await desk.tool.visitorOf('p-aurora-arranger', traveler)
  const reviews = []
  for (const visitor of [own, arranger]) reviews.push({ visitor, fields: await reviewFields(visitor, search) })
  return reviews
}

test('a flight confirmed by two people at once is booked once, and a second time only after both agree', async () => {
  const reviews = await twoReviews()
  const before = await countTrips()
  const answers = await Promise.all(reviews.map(({ visitor, fields }) => desk.confirm(visitor, fields)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
  expect((await countTrips()) - before).toBe(1)
  const second = answers.findIndex(({ status }) => status === 409)
  const { bookingId } = await tripOf(answers[1 - second]!)
  const told = await answers[second]!.text()
  expect(told).toContain('Nothing is booked yet')
  expect(told).toContain(`There is already a booked trip at this time: ${bookingId}`)
  const yes = await desk.confirm(reviews[second]!.visitor, { ...hiddenFields(told), reason: 'meeting' })
  expect(yes.status).toBe(303)
  expect((await countTrips()) - before).toBe(2)
})

test.each([
  ['train', { transport: 'train', from: 'Paris', to: 'Lyon' }],
  ['hotel', { transport: 'none', needHotel: 'yes', from: '', to: 'Paris' }],
  ['car', { transport: 'none', needCar: 'yes', from: '', to: 'Vancouver' }],
])('a %s booked while the review was open is named before another is booked', async (_, kind) => {
  const [first, second] = await twoReviews(kind)
  expect((await desk.confirm(first!.visitor, first!.fields)).status).toBe(303)
  const before = await countTrips()
  const told = await desk.confirm(second!.visitor, second!.fields)
  expect(told.status).toBe(409)
  expect(await told.text()).toContain('There is already a booked trip at this time')
  expect(await countTrips()).toBe(before)
})

test('a hotel for the nights of a booked flight is no overlap, a second hotel for them is', async () => {
  const search = desk.anotherSearch({ to: 'Vancouver' })
  const visitor = await desk.tool.visitorOf(traveler)
  expect((await desk.confirm(visitor, await reviewFields(visitor, search))).status).toBe(303)
  const nights = { ...search, transport: 'none', needHotel: 'yes', from: '' }
  const review = async () => {
    const fields = await reviewFields(visitor, nights)
    return { fields, html: await visitor.text(`/booking-tool/confirm?${new URLSearchParams(fields)}`) }
  }
  const { fields, html } = await review()
  expect(html).not.toContain('already a booked trip')
  expect((await desk.confirm(visitor, fields)).status).toBe(303)
  expect((await review()).html).toContain('There is already a booked trip at this time')
})

test('a change of a booking to days booked meanwhile warns first', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const { bookingId } = await desk.booked(visitor)
  const [, days] = [await visitor.get(`/booking-tool/bookings/${bookingId}/change`), desk.anotherSearch()]
  const change = { ...days, change: bookingId, version: '1' }
  const fields = await reviewFields(visitor, change)
  const other = await desk.tool.visitorOf('p-aurora-arranger', traveler)
  expect((await desk.confirm(other, await reviewFields(other, days))).status).toBe(303)
  const told = await desk.confirm(visitor, fields)
  expect(told.status).toBe(409)
  const html = await told.text()
  expect(html).toContain('Nothing is booked yet')
  expect((await desk.confirm(visitor, { ...hiddenFields(html), reason: 'meeting' })).status).toBe(303)
})
