import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberships, travelPreferences } from '#server/db/schema/profile/profileData.ts'
import { tripSegments } from '#server/db/schema/trips/trips.ts'
import { programs } from '#server/domains/profile/memberships/programs.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

const traveler = 'p-aurora-traveller'
let desk: Awaited<ReturnType<typeof openDesk>>
let visitor: ToolVisitor
beforeAll(async () => {
  desk = await openDesk()
  visitor = await desk.tool.visitorOf(traveler)
})
afterAll(() => desk.close())

test('the seat that the profile prefers is booked', async () => {
  const { db } = desk.services
  for (const [wish, letters] of [
    ['window', 'AFK'],
    ['aisle', 'CDFH'],
  ] as const) {
    await db
      .update(travelPreferences)
      .set({ seatPositionWidthwise: wish })
      .where(eq(travelPreferences.profileId, traveler))
    const booked = await desk.confirm(visitor, await reviewFields(visitor, desk.anotherSearch()))
    const tripId = booked.headers.get('location')!.split('/').at(-1)!
    const flights = await db.select().from(tripSegments).where(eq(tripSegments.tripId, tripId))
    expect(flights.length).toBeGreaterThan(0)
    for (const { seat, seatPosition } of flights) {
      expect(seatPosition).toBe(wish)
      expect(letters).toContain(seat!.at(-1))
    }
  }
})

test('the carrier gets the loyalty number of its own program, of which only the end is shown', async () => {
  const { db } = desk.services
  const fields = await reviewFields(visitor, desk.anotherSearch())
  const review = () => visitor.text(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  await db.delete(memberships).where(eq(memberships.profileId, traveler))
  const before = await review()
  expect(before).not.toContain('will be used on')
  const all = programs.filter(({ category }) => category === 'air')
  await db.insert(memberships).values(
    all.map(({ code }, at) => ({
      id: `m-${code}`,
      companyId: 'aurora',
      profileId: traveler,
      category: 'air' as const,
      programCode: code,
      number: `1234567${100 + at}`,
    })),
  )
  const shown = await review()
  const carriers = new Set([...before.matchAll(/\b([A-Z\d]{2}) \d{2,4}(?=\s* ?·)/g)].map(([, carrier]) => carrier!))
  const own = all.filter(({ also }) => also.split(' ').some((word) => carriers.has(word)))
  expect(own.length).toBeGreaterThan(0)
  for (const program of all) {
    const line = `${program.name} ··· ${100 + all.indexOf(program)} will be used on `
    expect(shown.includes(line), program.name).toBe(own.includes(program))
  }
  expect(shown).not.toContain('1234567')
})
