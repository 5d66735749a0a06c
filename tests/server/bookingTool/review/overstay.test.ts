import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { otherStays, stayPermits } from '#server/db/schema/profile/stays.ts'
import { travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

const traveler = { companyId: 'aurora', profileId: 'p-aurora-traveller' }
let desk: Awaited<ReturnType<typeof openDesk>>
let search: Record<string, string>

beforeAll(async () => {
  desk = await openDesk()
  const { db } = desk.services
  await db.update(trips).set({ status: 'cancelled' }).where(eq(trips.profileId, traveler.profileId))
  await db.delete(travelDocuments).where(eq(travelDocuments.profileId, traveler.profileId))
  // 89 days until ten days from now; the searched trips begin later and stay within the 180 days.
  await db.insert(otherStays).values({
    id: 'stay-1',
    ...traveler,
    country: 'FR',
    fromDay: desk.dayAfter(-78),
    untilDay: desk.dayAfter(10),
  })
  search = desk.anotherSearch({ to: 'Paris' })
})
afterAll(() => desk.close())

const reviewOf = async (visitor: ToolVisitor, wanted = search) =>
  visitor.text(`/booking-tool/confirm?${new URLSearchParams(await reviewFields(visitor, wanted))}`)

test('the review names the day over the limit with the way to the days, and books all the same', async () => {
  const visitor = await desk.tool.visitorOf(traveler.profileId)
  const fields = await reviewFields(visitor, search)
  const html = await visitor.text(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  expect(html).toMatch(/This trip would be day 9[123] of 90 in the Schengen area, from \w+/)
  expect(html).toMatch(/href="\/[a-z-]+\/dashboard\/stays"/)
  expect((await desk.confirm(visitor, fields)).status).toBe(303)
})

test('an arranger is told of the traveler, with the way to the traveler’s days', async () => {
  const visitor = await desk.tool.visitorOf('p-aurora-arranger', traveler.profileId)
  const html = await reviewOf(visitor, desk.anotherSearch({ to: 'Rome' }))
  expect(html).toMatch(/For Camille \w+, this trip would be day \d+ of 90/)
  expect(html).toMatch(/href="\/[a-z-]+\/arranger\/aurora\/p-aurora-traveller\/stays"/)
})

test('a trip outside the area, and one under a citizenship, say nothing', async () => {
  const visitor = await desk.tool.visitorOf(traveler.profileId)
  expect(await reviewOf(visitor, desk.anotherSearch({ to: 'London' }))).not.toContain('Schengen')
  await desk.services.db
    .insert(stayPermits)
    .values({ id: 'permit-1', ...traveler, country: 'IE', kind: 'citizenship', validFrom: null, validUntil: null })
  expect(await reviewOf(visitor, desk.anotherSearch({ to: 'Paris' }))).not.toContain('Schengen')
})
