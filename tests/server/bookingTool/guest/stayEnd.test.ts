import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields, reviewFields } from '#tests/support/bookingTool/toolVisitor.ts'

// A guest can be booked for until the last day of the stay; a trip that ends later can be booked, and is said.

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const page = '/booking-tool/guest'
async function reviewUntil(endDate: string, search: Record<string, string>) {
  await desk.services.db.update(guestStays).set({ endDate }).where(eq(guestStays.employeeId, 'e-aurora-guest'))
  const visitor = await desk.tool.enter(await desk.tool.mint('p-aurora-guestbooker', undefined, 'guest'))
  const form = hiddenFields(await visitor.text(page))
  await visitor.post(page, { ...form, known: 'e-aurora-guest', language: 'en', firstName: '', lastName: '', email: '' })
  const fields = await reviewFields(visitor, search)
  const html = await visitor.text(`/booking-tool/confirm?${new URLSearchParams(fields)}`)
  return { html, confirm: () => desk.confirm(visitor, fields) }
}

test('the review names the end of the stay before that of the trip, and books all the same', async () => {
  const search = desk.anotherSearch({ to: 'Toronto' })
  const { html, confirm } = await reviewUntil(search.depart, search)
  expect(html).toMatch(
    /Sam Okafor is a guest of your company until [^<]+, and this trip ends on [^<]+\. You can book it/,
  )
  expect((await confirm()).status).toBe(303)
})

test('a trip that ends on the last day of the stay says nothing', async () => {
  const search = desk.anotherSearch({ to: 'Toronto' })
  expect((await reviewUntil(search.until, search)).html).not.toContain('is a guest of your company until')
})
