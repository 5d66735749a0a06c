import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { dayBefore } from '#bookingTool/page/format.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { enterTool, hiddenFields, reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

// §3, §4: bookings in a tool opened for an event that are no trip for it.

let desk: Awaited<ReturnType<typeof openDesk>>
let event: typeof groupTravels.$inferSelect
beforeAll(async () => {
  desk = await openDesk()
  const { db } = desk.services
  event = (await db.select().from(groupTravels).where(eq(groupTravels.id, summit)))[0]!
  await accept(guest)
  // The policy of the guest's host: they may book for themselves.
  const [host] = await db.select().from(employees).where(eq(employees.id, 'e-aurora-traveller'))
  await db.update(employees).set({ travelPolicyId: host!.travelPolicyId }).where(eq(employees.id, 'e-aurora-guest'))
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.services.db.delete(toolSessions)
  await desk.services.db.update(trips).set({ groupTravelId: null })
  await allowing(true)
})

const summit = 'g-aurora-summit'
const me = 'p-aurora-traveller'
const guest = 'p-aurora-guest'
/** The card of the event, which is in no other invoice. */
const eventCard = '37144******8431'

const accept = (profileId: string) =>
  desk.services.db
    .update(groupTravelers)
    .set({ status: 'accepted' })
    .where(and(eq(groupTravelers.groupTravelId, summit), eq(groupTravelers.profileId, profileId)))
const allowing = (isAllowedTransient: boolean) =>
  desk.services.db.update(travelPolicies).set({ isAllowedTransient }).where(eq(travelPolicies.companyId, 'aurora'))

/** Opens the tool at the address that the application makes for the event. */
async function open(booker = me, traveler = booker, locale = 'en-us'): Promise<ToolVisitor> {
  const code = await desk.tool.mint(booker, traveler)
  const told = { userToken: code, locale, target: 'group', groupTravelId: summit, city: 'LON' }
  return enterTool(desk.tool.app.request, `/booking-tool/sso?${new URLSearchParams(told)}`, desk.tool.givenWith(code))
}
const searching = (changes: Record<string, string> = {}) => ({
  transport: 'flight',
  trip: 'return',
  from: 'YUL',
  to: 'LON',
  depart: dayBefore(event.startDate),
  until: event.endDate,
  ...changes,
})
const later = () => ({ depart: addDays(event.endDate, 30), until: addDays(event.endDate, 35) })
const address = (path: string, search: Record<string, string>) => `/booking-tool/${path}?${new URLSearchParams(search)}`
const textOf = async (answer: Response | Promise<Response>) => (await (await answer).text()).replaceAll(/\s+/g, ' ')
/** Books and answers the trip with the card of its newest invoice. */
async function booked(answer: Response) {
  expect(answer.status).toBe(303)
  const trip = await desk.rowOf(answer.headers.get('location')!.split('/').at(-1)!)
  const rows = await desk.services.db.select().from(invoices).where(eq(invoices.tripId, trip.id))
  const newest = rows.toSorted((one, other) => one.number.localeCompare(other.number)).at(-1)
  return { ...trip, card: newest?.maskedCreditCard }
}
const bookFor = async (visitor: ToolVisitor, search: Record<string, string>) =>
  booked(await desk.confirm(visitor, await reviewFields(visitor, search)))
const countTrips = () => desk.services.db.$count(trips)

test.each([
  ['to another place', () => searching({ to: 'CUN' }), 'the event is in London'],
  ['on other days', () => searching(later()), 'a trip for it leaves on'],
])('a trip %s is marked as none for the event and becomes an ordinary trip', async (_, search, why) => {
  const visitor = await open()
  const results = await textOf(visitor.get(address('choose', search())))
  const fields = await reviewFields(visitor, search())
  const review = await textOf(
    visitor.get(address('confirm', { ...search(), out: fields['out']!, back: fields['back']! })),
  )
  for (const page of [results, review]) {
    expect(page).toContain('This is no trip for Engineering summit')
    expect(page).toContain(why)
    expect(page).toContain('It will be an ordinary trip of yours')
    expect(page).not.toContain('For Engineering summit')
  }
  expect(review).not.toContain('Card of Lucía Herrera')
  const trip = await booked(await desk.confirm(visitor, fields))
  expect(trip.groupTravelId).toBeNull()
  expect(trip.card).not.toBe(eventCard)
  expect(await textOf(visitor.get(`/booking-tool/booked/${trip.id}`))).not.toContain('For Engineering summit')
})

test.each([
  ['en-us', 'This is no trip for'],
  ['fr-ca', 'Ce voyage n’est pas pour'],
  ['es-mx', 'Este viaje no es para'],
])('a search for another place or other days is marked in %s as no trip for the event', async (locale, said) => {
  const visitor = await open(me, me, locale)
  for (const search of [searching({ to: 'CUN' }), searching(later())])
    expect(await textOf(visitor.get(address('choose', search)))).toContain(said)
})

test('a second trip to the event is an ordinary one, until the first is canceled', async () => {
  const visitor = await open()
  const first = await bookFor(visitor, searching())
  expect(first).toMatchObject({ groupTravelId: summit, card: eventCard })
  expect(await textOf(visitor.get(`/booking-tool/booked/${first.id}`))).toContain('For Engineering summit')
  for (const path of ['', 'choose']) {
    const page = await textOf(visitor.get(path ? address(path, searching()) : '/booking-tool'))
    expect(page).toContain('you already have one, and each person books one')
    expect(page).toContain(`href="/booking-tool/bookings/${first.bookingId}"`)
  }
  const second = await bookFor(visitor, searching({ from: 'YYZ' }))
  expect(second.groupTravelId).toBeNull()
  expect(second.card).not.toBe(eventCard)
  await desk.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.id, first.id))
  expect(await textOf(visitor.get(address('choose', searching())))).toContain('For Engineering summit')
})

test('a policy for events only refuses a trip elsewhere, on other days or beside the existing one', async () => {
  const visitor = await open()
  const fields = await reviewFields(visitor, searching({ to: 'CUN' }))
  await allowing(false)
  const before = await countTrips()
  for (const [search, todo] of [
    [searching({ to: 'CUN' }), 'Search for a trip to London'],
    [searching(later()), 'Choose other days'],
  ] as const)
    for (const path of ['search', 'choose', 'confirm']) {
      const refused = await visitor.get(address(path, search))
      expect([path, refused.status]).toEqual([path, 403])
      const page = await textOf(refused)
      expect(page).toContain('You can book for events only: nothing was booked.')
      expect(page).toContain(todo)
      expect(page).toContain('ask Lucía Herrera, who organizes it')
      expect(page, 'the form, to seek again').toContain('name="to"')
    }
  expect((await desk.confirm(visitor, { ...fields, event: summit })).status).toBe(403)
  expect(await countTrips()).toBe(before)
  const { bookingId } = await bookFor(visitor, searching())
  for (const at of ['/booking-tool', address('choose', searching())]) {
    const refused = await visitor.get(at)
    expect(refused.status).toBe(403)
    const page = await textOf(refused)
    expect(page).toContain('Change or cancel that trip instead.')
    expect(page).toContain(`href="/booking-tool/bookings/${bookingId}"`)
  }
})

test("a guest who may book for events only cannot use the event's card for another place", async () => {
  const { db } = desk.services
  await db.update(profiles).set({ airportCode: 'YYZ' }).where(eq(profiles.id, guest))
  await db
    .update(guestStays)
    .set({ booking: 'events', payment: 'host' })
    .where(eq(guestStays.employeeId, 'e-aurora-guest'))
  const visitor = await open(guest)
  const cancun = searching({ from: 'YYZ', to: 'CUN', ...later() })
  const refused = await visitor.get(address('choose', cancun))
  expect([refused.status, await textOf(refused)]).toEqual([403, expect.stringContaining('This trip cannot be booked')])
  const fields = await reviewFields(visitor, searching({ from: 'YYZ' }))
  const before = await countTrips()
  expect((await desk.confirm(visitor, { ...fields, ...later(), to: 'CUN' })).status).toBe(403)
  expect(await countTrips()).toBe(before)
  expect(await booked(await desk.confirm(visitor, fields))).toMatchObject({ groupTravelId: summit, card: eventCard })
  const again = await visitor.get(address('choose', searching({ from: 'YYZ', ...later() })))
  expect([again.status, await textOf(again)]).toEqual([403, expect.stringContaining('you already have one')])
})

test('a booker sees the changed payment before confirming where the event got a trip meanwhile', async () => {
  const [own, arranger] = [await open(), await open('p-aurora-arranger', me)]
  const reviews = []
  for (const visitor of [own, arranger])
    reviews.push({ visitor, fields: await reviewFields(visitor, searching(visitor === own ? {} : { from: 'YYZ' })) })
  const answers = await Promise.all(reviews.map(({ visitor, fields }) => desk.confirm(visitor, fields)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
  const second = answers.findIndex(({ status }) => status === 409)
  const { visitor, fields } = reviews[second]!
  const told = await visitor.post('/booking-tool/confirm', fields)
  const html = await told.text()
  expect([told.status, html]).toEqual([409, expect.stringContaining('has changed since the page was shown')])
  const trip = await booked(await desk.confirm(visitor, { ...hiddenFields(html), reason: 'meeting' }))
  expect(trip.groupTravelId).toBeNull()
  expect(trip.card).not.toBe(eventCard)
})

test('a confirmation that is sent twice at once books the trip for the event once', async () => {
  const visitor = await open()
  const fields = await reviewFields(visitor, searching())
  const before = await countTrips()
  const answers = await Promise.all([desk.confirm(visitor, fields), desk.confirm(visitor, fields)])
  expect(answers.map(({ headers }) => headers.get('location'))[0]).toMatch(/booked/)
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect((await countTrips()) - before).toBe(1)
})

/** The search of a change of a booking, to other days. */
const changeOf = ({ bookingId, version }: { bookingId: string; version: number }, days: Record<string, string>) =>
  searching({ ...days, change: bookingId, version: String(version) })

test('a trip for the event moves within its days with its card, and not away from them, whatever the policy', async () => {
  const trip = await bookFor(await open(), searching())
  // Opened for nothing in particular, the change is one of the event's trip all the same.
  const visitor = await desk.tool.visitorOf(me)
  const days = { depart: event.startDate, until: addDays(event.endDate, 1) }
  const fields = await reviewFields(visitor, changeOf(trip, days))
  for (const away of [later(), { to: 'CUN' }]) {
    const refused = await visitor.get(address('choose', changeOf(trip, away)))
    expect(refused.status).toBe(403)
    const page = await textOf(refused)
    expect(page).toContain('This change cannot be made')
    expect(page).toContain('Choose days around the event, or cancel this trip and book another.')
    expect(page).toContain(`href="/booking-tool/bookings/${trip.bookingId}"`)
    expect((await desk.confirm(visitor, { ...fields, ...away })).status).toBe(403)
  }
  const near = await booked(await desk.confirm(visitor, fields))
  expect(near).toMatchObject({ id: trip.id, version: 2, groupTravelId: summit, card: eventCard })
})

test('a change of an ordinary trip is not paid with the card of the event', async () => {
  const { bookingId, version } = await desk.booked(await desk.tool.visitorOf(me), { to: 'LON', ...later() })
  const visitor = await open()
  const changed = await bookFor(visitor, changeOf({ bookingId, version }, { depart: addDays(event.startDate, -2) }))
  expect(changed.groupTravelId).toBeNull()
  expect(changed.card).not.toBe(eventCard)
})
