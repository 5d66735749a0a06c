import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import { travelPolicies } from '#server/db/schema/company/company.ts'
import { groupCards, groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { groupsOf } from '#server/domains/events/employee/ownGroups.ts'
import { dayBefore } from '#bookingTool/page/format.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { enterTool, reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let days: { to: string; depart: string; until: string }
beforeAll(async () => {
  desk = await openDesk()
  const [event] = await desk.services.db.select().from(groupTravels).where(eq(groupTravels.id, summit))
  days = { to: 'LON', depart: dayBefore(event!.startDate), until: event!.endDate }
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.services.db.delete(toolSessions)
  await desk.services.db.update(trips).set({ groupTravelId: null })
  await answered('traveller', 'accepted')
})

const summit = 'g-aurora-summit'
const me = 'p-aurora-traveller'

const answered = (who: string, status: 'accepted' | 'pending' | 'declined') =>
  desk.services.db
    .update(groupTravelers)
    .set({ status })
    .where(and(eq(groupTravelers.groupTravelId, summit), eq(groupTravelers.profileId, `p-aurora-${who}`)))

/** Opens the tool at the address that the application makes for an event. */
async function open(booker = me, traveler = booker, query: Record<string, string> = {}): Promise<ToolVisitor> {
  const code = await desk.tool.mint(booker, traveler)
  const told = { userToken: code, locale: 'en-us', target: 'group', groupTravelId: summit, city: 'LON', ...query }
  return enterTool(desk.tool.app.request, `/booking-tool/sso?${new URLSearchParams(told)}`, desk.tool.givenWith(code))
}
const linked = async () =>
  (await desk.services.db.select().from(toolSessions)).map(({ groupTravelId }) => groupTravelId)

const toSummit = () => ({ transport: 'flight', trip: 'return', from: 'YUL', ...days })

test("a booking opened for an event counts for it and offers its card with the owner's name", async () => {
  const visitor = await open()
  expect(await linked()).toEqual([summit])
  const fields = await reviewFields(visitor, toSummit())
  const { services } = desk
  const confirmed = await desk.confirm(visitor, fields)
  expect(confirmed.status).toBe(303)
  const trip = await desk.rowOf(confirmed.headers.get('location')!.split('/').at(-1)!)
  expect(trip.groupTravelId).toBe(summit)
  const [invoice] = await services.db.select().from(invoices).where(eq(invoices.tripId, trip.id))
  expect(invoice?.maskedCreditCard).toBe('37144******8431')
  const caller = {
    accountId: 'a',
    grantId: 'g',
    profileId: me,
    employeeId: 'e-aurora-traveller',
    companyId: 'aurora',
    roles: [],
    isRegistered: true,
  }
  const own = async (): Promise<GroupTravel | undefined> =>
    (await groupsOf('e-aurora-traveller', {}, { caller, language: 'en', services })).find(
      ({ groupTravel }) => groupTravel.id === summit,
    )
  expect((await own())?.traveler.trips).toEqual([{ status: 'confirmed', bookingId: trip.bookingId }])
  await open()
  expect(await linked()).toContain(null)
  await services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.id, trip.id))
  expect((await own())?.traveler.trips).toEqual([])
})

test('the review names the owner of the card', async () => {
  const visitor = await open()
  let answer = await visitor.get(`/booking-tool/search?${new URLSearchParams(toSummit())}`)
  const steps = await reviewFields(visitor, toSummit())
  answer = await visitor.get(
    `/booking-tool/confirm?${new URLSearchParams({ ...toSummit(), out: steps['out']!, back: steps['back']! })}`,
  )
  const page = await answer.text()
  expect(page).toContain('American Express ending in 8431')
  expect(page).toContain('Card of Lucía Herrera for Engineering summit')
})

test('the tool names the event and lists late arrivals below the others', async () => {
  const visitor = await open()
  const form = await visitor.text('/booking-tool')
  expect(form).toContain('For Engineering summit')
  expect(form).toMatch(/name="needHotel"\s+value="yes"\s+checked/)
  const { db } = desk.services
  const [event] = await db.select().from(groupTravels).where(eq(groupTravels.id, summit))
  const { arrivalTime } = event!
  const arrivals = async (hour: string) => {
    await db.update(groupTravels).set({ arrivalTime: hour }).where(eq(groupTravels.id, summit))
    const page = await visitor.get(`/booking-tool/choose?${new URLSearchParams(toSummit())}`)
    return page.text()
  }
  const early = await arrivals('23:59')
  expect(early).toContain('be there by')
  expect(early).not.toContain('too late')
  expect(await arrivals('00:01')).toMatch(/arrives? too late|Nothing on this day arrives in time/)
  await db.update(groupTravels).set({ arrivalTime }).where(eq(groupTravels.id, summit))
})

test('flights in policy are counted although they arrive too late for the event, which is marked separately', async () => {
  const { db } = desk.services
  const [event] = await db.select().from(groupTravels).where(eq(groupTravels.id, summit))
  const visitor = await open()
  /** The offers of a part of the page that have a fare in policy. */
  const withinOf = (part: string) =>
    part.split('class="offer journey-offer"').filter((row) => row.includes('class="good"')).length
  const counted = []
  for (const hour of ['07:00', '08:00', '09:00', '10:00', '11:00', '12:00']) {
    await db.update(groupTravels).set({ arrivalTime: hour }).where(eq(groupTravels.id, summit))
    const page = await visitor.text(`/booking-tool/choose?${new URLSearchParams(toSummit())}`)
    const [summary = '', late] = /<summary>(\d+) options? arrives? too late/.exec(page) ?? []
    if (!late || withinOf(page.slice(page.indexOf(summary))) === 0) continue
    counted.push(hour)
    expect(/id="found"[^>]*>([^<]+)</.exec(page)![1]).toMatch(
      new RegExp(`^${withinOf(page)} in policy, \\d+ more\u00a0· ${late} of them arrives? too late$`),
    )
  }
  expect(counted).not.toEqual([])
  await db.update(groupTravels).set({ arrivalTime: event!.arrivalTime }).where(eq(groupTravels.id, summit))
})

test('a card pays until its last month is over everywhere on earth', async () => {
  const { clock, services } = desk
  const before = clock.now
  await services.db.update(groupCards).set({ expiryMonth: '2027-01' }).where(eq(groupCards.id, 'gc-aurora-amex'))
  const reviewedAt = async (instant: string) => {
    clock.now = new Date(instant)
    const visitor = await open()
    const { out, back } = await reviewFields(visitor, toSummit())
    const query = new URLSearchParams({ ...toSummit(), out: out!, back: back! })
    return visitor.text(`/booking-tool/confirm?${query}`)
  }
  expect(await reviewedAt('2027-02-01T03:00:00Z'), 'still January in Montréal').toContain('ending in 8431')
  expect(await reviewedAt('2027-02-02T03:00:00Z')).not.toContain('ending in 8431')
  clock.now = before
})

test("an arranger books the traveler's event for the traveler", async () => {
  await open('p-aurora-arranger', me)
  expect(await linked()).toEqual([summit])
})

test('an arranger books an event for a traveler with a policy for events only, from the search to the booking', async () => {
  const { db } = desk.services
  const policies = (isAllowedTransient: boolean) =>
    db.update(travelPolicies).set({ isAllowedTransient }).where(eq(travelPolicies.companyId, 'aurora'))
  await policies(false)
  const visitor = await open('p-aurora-arranger', me)
  const confirmed = await desk.confirm(visitor, await reviewFields(visitor, toSummit()))
  expect(confirmed.status).toBe(303)
  const trip = await desk.rowOf(confirmed.headers.get('location')!.split('/').at(-1)!)
  expect(trip).toMatchObject({ profileId: me, groupTravelId: summit })
  expect((await visitor.get(confirmed.headers.get('location')!)).status).toBe(200)
  await policies(true)
})

test.each([
  ['an event they have not accepted', { groupTravelId: 'g-aurora-offsite' }],
  ['an event of others', { groupTravelId: 'g-aurora-board' }],
  ['an event there is not', { groupTravelId: 'nothing' }],
  ['another purpose', { target: 'search' }],
])('a traveler who comes for %s books for no event', async (_, query) => {
  await open(me, me, query)
  expect(await linked()).toEqual([null])
})

test('an event that was canceled or declined meanwhile takes no booking', async () => {
  const { db } = desk.services
  await db.update(groupTravels).set({ status: 'canceled' }).where(eq(groupTravels.id, summit))
  await open()
  expect(await linked()).toEqual([null])
  await db.update(groupTravels).set({ status: 'confirmed' }).where(eq(groupTravels.id, summit))
  await db.delete(toolSessions)
  const visitor = await open()
  await answered('traveller', 'declined')
  const trip = await desk.booked(visitor)
  expect(trip.groupTravelId).toBeNull()
})

test('a policy for events only lets the tool book for an event and nothing else (§3)', async () => {
  const { db } = desk.services
  await allowing({ isAllowedTransient: false })
  const search = `/booking-tool/search?${new URLSearchParams(toSummit())}`
  expect((await (await open()).get(search)).status).toBe(303)
  const other = await open(me, me, { target: 'user-home' })
  for (const path of [
    search,
    search.replace('search', 'choose'),
    search.replace('search', 'confirm'),
    '/booking-tool',
  ]) {
    const refused = await other.get(path)
    expect([path, refused.status]).toEqual([path, 403])
    expect(await refused.text()).toContain('lets Camille Tremblay book for events only')
  }
  expect((await other.get('/booking-tool/bookings')).status).toBe(200)
  await allowing({ isAllowedTransient: true, isAllowedEvent: false })
  await db.delete(toolSessions)
  await open()
  expect(await linked()).toEqual([null])
  await allowing({ isAllowedEvent: true })
})

const allowing = (rights: Partial<typeof travelPolicies.$inferInsert>) =>
  desk.services.db.update(travelPolicies).set(rights).where(eq(travelPolicies.companyId, 'aurora'))
