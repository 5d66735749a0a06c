import { isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import { isOnSale, isScarce } from '#bookingTool/schedule/availability.ts'
import { dayMs, openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields, reviewFields } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const traveler = 'p-aurora-traveller'

test('an offer that sells out before the confirmation leads to the remaining offers with what was typed, and nothing is booked', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const search = desk.anotherSearch({ trip: 'oneway', to: 'New York' })
  const listed = await visitor.get(
    (await visitor.get(`/booking-tool/search?${new URLSearchParams(search)}`)).headers.get('location')!,
  )
  const all = [...(await listed.text()).matchAll(/out=([\w.]+)/g)].map(([, id]) => id!)
  expect(all.length).toBeGreaterThan(0)
  // The clock goes to where a scarce fare has just gone.
  for (let day = 30; day < 300; day += 1) {
    const depart = desk.dayAfter(day)
    const scarce = all.find(
      (id) => isScarce(`${id} ${depart}`) && isOnSale(`${id} ${depart}`, desk.clock.now.getTime()),
    )
    const gone = Array.from({ length: 80 }, (_, slot) => desk.clock.now.getTime() + slot * 900_000).find(
      (time) => scarce && !isOnSale(`${scarce} ${depart}`, time),
    )
    if (!scarce || !gone) continue
    const choice = new URLSearchParams({ ...search, depart, out: scarce })
    const page = await visitor.get(`/booking-tool/confirm?${choice}`)
    if (page.status !== 200) continue
    const before = desk.clock.now
    desk.clock.now = new Date(gone)
    await desk.services.db.update(toolSessions).set({ expiresAt: new Date(gone + dayMs) })
    const typed = {
      reason: 'meeting',
      'field.tf-aurora-project': 'P-77',
      'field.tf-aurora-purpose': '4111 1111 1111 1111',
    }
    const trial = await desk.confirm(visitor, { ...hiddenFields(await page.text()), ...typed })
    expect(trial.status).toBe(303)
    const others = await visitor.text(trial.headers.get('location')!)
    expect(others).toContain('has sold out')
    // Another offer of the same search opens with what was typed; a card number was not kept.
    const out = [...others.matchAll(/out=([\w.]+)/g)].map(([, id]) => id!).find((id) => id !== scarce)!
    const again = await visitor.text(`/booking-tool/confirm?${new URLSearchParams({ ...search, depart, out })}`)
    expect(again).toContain('value="P-77"')
    expect(again).not.toMatch(/aria-invalid="true"/)
    const [session] = await desk.services.db.select().from(toolSessions).where(isNotNull(toolSessions.typed))
    expect(session?.typed?.values).toEqual({ reason: 'meeting', 'field.tf-aurora-project': 'P-77' })
    const other = new URLSearchParams({ ...search, depart: desk.dayAfter(day + 1), out })
    expect(await visitor.text(`/booking-tool/confirm?${other}`)).not.toContain('value="P-77"')
    desk.clock.now = before
    return
  }
  throw new Error('No scarce fare was found')
})

test('a fare that rises before the confirmation is shown again with both prices', async () => {
  const visitor = await desk.tool.visitorOf(traveler)
  const fields = await reviewFields(visitor, {
    ...desk.anotherSearch(),
    depart: desk.dayAfter(21),
    until: desk.dayAfter(24),
  })
  const before = desk.clock.now
  desk.clock.now = new Date(desk.clock.now.getTime() + dayMs)
  await desk.services.db.update(toolSessions).set({ expiresAt: new Date(desk.clock.now.getTime() + dayMs) })
  const answer = await desk.confirm(visitor, fields)
  desk.clock.now = before
  expect(answer.status).toBe(409)
  expect(await answer.text()).toMatch(/The price changed from CA\$[\d.,]+ to CA\$[\d.,]+/)
})

test("a guest's trip has the guest's name, belongs to the booker, and is not mixed with the booker's own", async () => {
  const code = await desk.tool.mint('p-aurora-guestbooker', undefined, 'guest')
  const visitor = await desk.tool.enter(code)
  const waits = await visitor.get('/booking-tool')
  expect(waits.headers.get('location')).toBe('/booking-tool/guest')
  const form = hiddenFields(await visitor.text('/booking-tool/guest'))
  const card = { ...form, firstName: 'Ada', lastName: '4111 1111 1111 1111', email: 'ada@visitor.example' }
  expect((await visitor.post('/booking-tool/guest', card)).status).toBe(422)
  const wrong = await visitor.post('/booking-tool/guest', { ...form, firstName: 'Ada', lastName: '', email: 'ada' })
  expect(wrong.status).toBe(422)
  const named = { ...form, firstName: 'Ada', lastName: 'Quill', email: 'Ada@visitor.example' }
  expect((await visitor.post('/booking-tool/guest', named)).headers.get('location')).toBe('/booking-tool')
  const row = await desk.booked(visitor)
  expect(row).toMatchObject({
    profileId: 'p-aurora-guestbooker',
    bookedBy: 'guestbooker@aurora.example',
    guest: { firstName: 'Ada', lastName: 'Quill', email: 'ada@visitor.example' },
  })
  expect(await desk.presented(row.id)).toMatchObject({
    passengerFirstName: 'ada',
    passengerLastName: 'quill',
    isForGuest: true,
  })
  expect(await visitor.text('/booking-tool/bookings')).toContain('For Ada Quill, a guest')
  const own = await desk.tool.visitorOf('p-aurora-guestbooker')
  expect(await own.text('/booking-tool/bookings')).not.toContain(row.bookingId)
})
