import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

const profileId = 'p-aurora-traveller'
let desk: Awaited<ReturnType<typeof openDesk>>
let search: Record<string, string>
let airlineCode: string

beforeAll(async () => {
  desk = await openDesk()
  search = desk.anotherSearch({ to: 'London' })
  await change({ airlineCode: '--' })
  const html = await reviewOf(await desk.tool.visitorOf(profileId))
  airlineCode = /"ride-way">[^<]*?\b([A-Z\d]{2})\s\d+\s·/.exec(html)![1]!
})
afterAll(() => desk.close())

/** Changes the credits of the traveler, all valid and unused. */
const change = (changed: Partial<typeof travelCredits.$inferInsert>) =>
  desk.services.db
    .update(travelCredits)
    .set({ airlineCode, airlineName: 'Nordwind', amount: 500, usedAmount: 0, validUntil: '2099-01-31', ...changed })
    .where(eq(travelCredits.profileId, profileId))
const reviewOf = async (visitor: ToolVisitor) =>
  visitor.text(`/booking-tool/confirm?${new URLSearchParams(await reviewFields(visitor, search))}`)

test('the review names an unused credit with the airline of the flight, and that the agency uses it', async () => {
  await change({})
  expect(await reviewOf(await desk.tool.visitorOf(profileId))).toMatch(
    /You have an unused credit of \S+500\.00 with Nordwind, to be used by [^.]*Jan\s31,\s2099; this tool cannot use it/,
  )
  const arranger = await desk.tool.visitorOf('p-aurora-arranger', profileId)
  expect(await reviewOf(arranger)).toMatch(/Camille \w+ has an unused credit of \S+500\.00/)
})

test.each([
  ['with another airline', { airlineCode: '--' }],
  ['that is used', { usedAmount: 500 }],
  ['that has lapsed', { validUntil: '2020-01-31' }],
] as const)('a credit %s is not named', async (_, changed) => {
  await change(changed)
  expect(await reviewOf(await desk.tool.visitorOf(profileId))).not.toContain('unused credit')
})

test('the credits of guests, who travel on bookings of the traveler, leave the place to those of the traveler', async () => {
  await change({})
  const { db } = desk.services
  const [own] = await db.select().from(travelCredits).where(eq(travelCredits.profileId, profileId))
  const [trip] = await db.select().from(trips).where(eq(trips.id, own!.tripId))
  for (const at of [1, 2, 3]) {
    const id = `guest-${at}`
    const guest = { firstName: 'Ada', lastName: 'Guest', email: `${id}@guests.example` }
    await db.insert(trips).values({ ...trip!, id, bookingId: `GUEST${at}`, guest })
    await db.insert(travelCredits).values({ ...own!, id, tripId: id, amount: 400, validUntil: '2099-01-01' })
  }
  const review = await reviewOf(await desk.tool.visitorOf(profileId))
  expect(review).toMatch(/You have an unused credit of \S+500\.00/)
  expect(review).not.toContain('400.00')
})
