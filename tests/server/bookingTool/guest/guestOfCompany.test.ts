import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companies } from '#server/db/schema/company/company.ts'
import { groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { guestTripCondition } from '#server/domains/guests/readGuests.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import { hiddenFields, reviewFields } from '#tests/support/bookingTool/toolVisitor.ts'
import { allSent } from '#tests/support/mail/mailQueue.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'

// §5, §6: booking for a known guest of the company.

const outbox = await openOutbox()
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk({ OUTBOX_DIR: outbox.folder })
  await desk.services.db.insert(profileRoles).values({ profileId: manager, role: 'GuestBooking' })
})
afterAll(async () => {
  await desk.close()
  await outbox.close()
})
beforeEach(async () => {
  await allSent(desk.services)
  await outbox.empty()
})

const page = '/booking-tool/guest'
const booker = 'p-aurora-guestbooker'
const manager = 'p-aurora-guestmanager'
const summit = 'g-aurora-summit'
const enter = async (who: string) => desk.tool.enter(await desk.tool.mint(who, undefined, 'guest'))
type Visitor = Awaited<ReturnType<typeof enter>>
const shown = async (visitor: Visitor, known?: string) =>
  visitor.text(known === undefined ? page : `${page}?known=${known}`)
const offered = (html: string) => [...html.matchAll(/<option value="(e-[^"]+)"/g)].map(([, id = '']) => id).toSorted()
/** Chooses a guest in the empty form and goes on. */
const choose = async (visitor: Visitor, known: string) =>
  visitor.post(page, {
    ...hiddenFields(await shown(visitor)),
    known,
    language: 'en',
    firstName: '',
    lastName: '',
    email: '',
  })
const profileOf = async (key: string) => {
  const [profile] = await desk.services.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, `p-aurora-${key}`))
  return profile!
}

test('a host chooses among the guests they receive, as long as these are guests', async () => {
  const html = await shown(await enter(booker))
  expect(offered(html)).toEqual(['e-aurora-guest', 'e-aurora-guest-4'])
  expect(html).toContain('Another guest is booked by their host.')
})

test('a guest manager chooses among all current guests of the company', async () => {
  expect(offered(await shown(await enter(manager)))).toEqual([
    'e-aurora-guest',
    'e-aurora-guest-1',
    'e-aurora-guest-4',
    'e-aurora-guest-5',
  ])
})

test('the chosen guest fills the form, and the trip belongs to the guest', async () => {
  const visitor = await enter(booker)
  const html = await shown(visitor, 'e-aurora-guest')
  const { firstName, lastName, email } = await profileOf('guest')
  for (const value of [firstName, lastName, email]) expect(html).toMatch(new RegExp(`value="${value}"[^>]*readonly`))
  expect(html).toContain(`${firstName} ${lastName} is a guest of your company.`)
  expect((await choose(visitor, 'e-aurora-guest')).status).toBe(303)
  const row = await desk.booked(visitor)
  expect(row).toMatchObject({ profileId: booker, guest: { firstName, lastName, email } })
  const theirs = await desk.services.db
    .select({ id: trips.id })
    .from(trips)
    .innerJoin(profiles, guestTripCondition)
    .where(and(eq(profiles.id, 'p-aurora-guest'), eq(trips.id, row.id)))
  expect(theirs).toHaveLength(1)
  expect(hiddenFields(await shown(visitor))).toMatchObject({ known: 'e-aurora-guest' })
  await visitor.post(page, { ...hiddenFields(await shown(visitor)), known: 'e-aurora-guest', language: 'es' })
  expect(await shown(visitor), 'the language that was chosen for them').toMatch(/value="es"[^>]*selected/)
})

/** The names of the fields that the reader can fill in. */
const openFields = (html: string) =>
  [...html.matchAll(/<input\b[^>]*>/g)]
    .filter(([input]) => !/\b(readonly|type="hidden")/.test(input))
    .map(([input]) => /\bid="([^"]*)"/.exec(input)?.[1])

test('a guest is chosen beside no empty fields of theirs, and those of a new guest are a form of their own', async () => {
  const visitor = await enter(booker)
  const html = await shown(visitor, '')
  const [choice = '', newGuest = ''] = html.match(/<form\b.*?<\/form>/gs) ?? []
  expect(choice).toContain('A guest of your company')
  expect(choice).toContain('Choose this guest')
  expect(openFields(choice)).toEqual([])
  expect(newGuest).toContain('<h2>A new person</h2>')
  expect(openFields(newGuest)).toEqual(['firstName', 'lastName', 'email'])
  const fields = new URLSearchParams({ ...hiddenFields(choice), known: 'e-aurora-guest' })
  const chosen = await visitor.text(`${page}?${fields}`)
  expect(openFields(chosen)).toEqual([])
  expect(chosen).not.toContain('A new person')
  expect(hiddenFields(chosen)).toMatchObject({ known: 'e-aurora-guest' })
  const [, back = ''] = /<a href="([^"]*)">Choose another guest, or enter a new person</.exec(chosen) ?? []
  await visitor.post(page, { ...hiddenFields(chosen), language: 'en' })
  expect(offered(await visitor.text(back))).toEqual(['e-aurora-guest', 'e-aurora-guest-4'])
})

test('text typed over a chosen guest of the company does not count', async () => {
  const visitor = await enter(booker)
  const form = hiddenFields(await shown(visitor, 'e-aurora-guest'))
  await visitor.post(page, {
    ...form,
    known: 'e-aurora-guest',
    firstName: 'Eve',
    lastName: 'Else',
    email: 'eve@visitor.example',
  })
  expect((await desk.booked(visitor)).guest).toMatchObject({ firstName: (await profileOf('guest')).firstName })
})

test('a guest of another host, or one whose time is over, cannot be chosen', async () => {
  const visitor = await enter(booker)
  for (const known of ['e-aurora-guest-1', 'e-aurora-guest-6', 'e-aurora-traveller', 'nobody']) {
    expect(await shown(visitor, known)).toContain('This guest cannot be booked for any more.')
    const form = hiddenFields(await shown(visitor))
    const answer = await visitor.post(page, { ...form, known })
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('cannot be booked for')])
  }
  expect((await visitor.get('/booking-tool')).headers.get('location')).toBe(page)
})

test('the itinerary of a guest without an address goes to their host, and no page shows the placeholder address', async () => {
  const visitor = await enter(manager)
  const html = await shown(visitor, 'e-aurora-guest-5')
  expect(html).toContain('They have no e-mail address: the itinerary goes to Marcus Oyelaran.')
  expect((await choose(visitor, 'e-aurora-guest-5')).status).toBe(303)
  const row = await desk.booked(visitor)
  const booked = await visitor.text(`/booking-tool/booked/${row.id}`)
  expect(booked).toContain('The itinerary goes to their host by e-mail.')
  for (const text of [html, booked, await shown(visitor)]) expect(text).not.toMatch(/no-address|\.invalid/)
  await desk.services.db.update(profiles).set({ lastName: 'Renamed' }).where(eq(profiles.id, 'p-aurora-guest-5'))
  expect(await shown(visitor), 'renamed meanwhile').not.toMatch(/no-address|\.invalid/)
  await allSent(desk.services)
  const itineraries = (await outbox.mails()).filter(({ attachments }) => attachments.length > 0)
  expect(itineraries.map(({ to }) => to?.[0]?.address)).toEqual(['guestmanager@aurora.example'])
})

const accept = (profileId: string) =>
  desk.services.db
    .update(groupTravelers)
    .set({ status: 'accepted' })
    .where(and(eq(groupTravelers.groupTravelId, summit), eq(groupTravelers.profileId, profileId)))

test('a booking for a guest of an event is for that event, once, where it goes there', async () => {
  const { db } = desk.services
  const [event] = await db.select().from(groupTravels).where(eq(groupTravels.id, summit))
  const [depart, until] = [addDays(event!.startDate, -1), addDays(event!.endDate, 1)]
  const book = async (changes: Record<string, string>) => {
    const visitor = await enter(booker)
    await choose(visitor, 'e-aurora-guest')
    return (await desk.booked(visitor, { depart, until, ...changes })).groupTravelId
  }
  expect(await book({ to: 'LHR' }), 'not accepted yet').toBeNull()
  await accept('p-aurora-guest')
  expect(await book({ to: 'MAD' }), 'elsewhere').toBeNull()
  expect(await book({ to: 'LHR', depart: addDays(until, 2), until: addDays(until, 5) }), 'later').toBeNull()
  const typing = await enter(booker)
  const { email } = await profileOf('guest')
  const eve = { firstName: 'Eve', lastName: 'Else', email }
  await typing.post(page, { ...hiddenFields(await shown(typing, '')), ...eve })
  const typed = await desk.booked(typing, { depart, until, to: 'LHR' })
  expect(typed, 'another name typed with their address').toMatchObject({ guest: eve, groupTravelId: null })
  expect(await shown(typing), 'the form as it was filled in').toMatch(/value="Eve"/)
  expect(await book({ to: 'LHR' })).toBe(summit)
  const [trip] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.groupTravelId, summit), eq(trips.profileId, booker)))
  const changing = await enter(booker)
  await choose(changing, 'e-aurora-guest')
  const leads = await changing.get(`/booking-tool/bookings/${trip!.bookingId}/change`)
  const asked = Object.fromEntries(new URL(leads.headers.get('location')!, 'http://x').searchParams)
  const later = { ...asked, depart: addDays(depart, 1), until: addDays(until, 1) }
  expect((await desk.confirm(changing, await reviewFields(changing, later))).status).toBe(303)
  expect(await desk.rowOf(trip!.id), 'changed').toMatchObject({ version: 2, groupTravelId: summit })
  expect(await book({ to: 'LHR' }), 'a second one').toBeNull()
})

test('a simultaneous booking for the same guest is waited for and prevents a second one', async () => {
  const { db } = desk.services
  await accept('p-aurora-guest')
  await db.update(trips).set({ groupTravelId: null }).where(eq(trips.groupTravelId, summit))
  const [event] = await db.select().from(groupTravels).where(eq(groupTravels.id, summit))
  const days = { depart: addDays(event!.startDate, -1), until: addDays(event!.endDate, 1) }
  const [first, second] = [await enter(manager), await enter(booker)]
  for (const visitor of [first, second]) await choose(visitor, 'e-aurora-guest')
  const { id } = await desk.booked(first)
  const fields = await reviewFields(second, desk.anotherSearch({ ...days, to: 'LHR' }))
  const { promise: isLocked, resolve: lock } = Promise.withResolvers<void>()
  const confirmed = isLocked.then(() => desk.confirm(second, fields))
  await db.transaction(async (tx) => {
    await lockProfile(tx, { companyId: 'aurora', profileId: 'p-aurora-guest' })
    await tx.update(trips).set({ groupTravelId: summit }).where(eq(trips.id, id))
    lock()
    // Long enough for the other to reach the transaction of its booking.
    await sleep(500)
  })
  const refused = await confirmed
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('has changed since')])
  expect(await db.$count(trips, eq(trips.groupTravelId, summit))).toBe(1)
})

test('a new guest can still be typed, but not with a placeholder address', async () => {
  const visitor = await enter(booker)
  const form = { ...hiddenFields(await shown(visitor, '')), firstName: 'Ada', lastName: 'Quill' }
  expect((await visitor.post(page, { ...form, email: 'e-aurora-guest-5@no-address.invalid' })).status).toBe(422)
  expect((await visitor.post(page, { ...form, email: 'ada@visitor.example' })).status).toBe(303)
  expect((await desk.booked(visitor)).guest).toMatchObject({ email: 'ada@visitor.example' })
})

test('a company without guest management offers no guests to choose', async () => {
  const ours = eq(companies.id, 'aurora')
  const [before] = await desk.services.db.select().from(companies).where(ours)
  const without = { ...before!.employeeFeatures, guestManagement: false }
  await desk.services.db.update(companies).set({ employeeFeatures: without }).where(ours)
  expect(await shown(await enter(manager))).not.toContain('id="known"')
  await desk.services.db.update(companies).set({ employeeFeatures: before!.employeeFeatures }).where(ours)
})
