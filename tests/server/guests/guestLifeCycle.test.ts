import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { GuestDetail } from '#contract/arranger/guests.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { creditCards, emergencyContacts } from '#server/db/schema/profile/profileData.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { runGuestJobs } from '#server/domains/guests/guestJobs/runGuestJobs.ts'
import { findCaller } from '#server/domains/session/authenticate.ts'
import type { Handle } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { plantRollCallWords } from '#tests/support/risk/plantRollCall.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

// A guest is invited, active, expired, deactivated, extended and at last erased.

let at: MailingApi
beforeEach(async () => {
  at = await openMailingApi()
})
afterEach(() => at.close())

const manager = 'guestmanager@aurora'
const list = '/company/companies/aurora/guests'
const dayMs = 86_400_000
let began: Date
beforeEach(() => {
  began = at.clock.now
})
/** Days from the beginning of the test. */
const day = (ahead: number) => new Date(began.getTime() + ahead * dayMs).toISOString().slice(0, 10)
/** Goes on to the middle of a day, when the one before is over everywhere. */
const goTo = async (ahead: number) => {
  at.clock.now = new Date(`${day(ahead)}T13:00:00Z`)
  await runGuestJobs(at.services)
}
const send = (path: string, body?: object, as: Handle = manager) =>
  at.send(as, `${list}/${path}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
const guest = (key: string) => at.get<GuestDetail>(manager, `${list}/e-aurora-${key}`)
const statusOf = async (key: string) => (await guest(key)).status
const employee = async (key: string) => {
  const [row] = await at.services.db
    .select()
    .from(employees)
    .where(eq(employees.id, `e-aurora-${key}`))
  return row?.status
}
const signIn = (key: string) =>
  at.services.db.insert(oidcRecords).values({
    model: 'Grant',
    id: `g-${key}`,
    accountId: `a-aurora-${key}`,
    expiresAt: new Date(at.clock.now.getTime() + 400 * dayMs),
  })
const mayCall = async (key: string) =>
  (await findCaller(at.services, { accountId: `a-aurora-${key}`, grantId: `g-${key}` })) !== undefined

test('a guest signs in no more and cannot be booked for from the day after their last', async () => {
  await signIn('guest-1')
  await goTo(6)
  expect([await mayCall('guest-1'), await employee('guest-1')]).toEqual([true, 'active'])
  // Before the regular work has come: the calls are refused already.
  at.clock.now = new Date(`${day(7)}T13:00:00Z`)
  expect([await statusOf('guest-1'), await mayCall('guest-1')]).toEqual(['expired', false])
  await goTo(7)
  expect(await employee('guest-1')).toBe('inactive')
  expect(await at.services.db.$count(oidcRecords, eq(oidcRecords.accountId, 'a-aurora-guest-1'))).toBe(0)
})

test('the host is reminded once, a week before the end, where a trip ends later', async () => {
  await goTo(0)
  await goTo(1)
  const [mail, ...others] = await at.mails()
  expect(others).toEqual([])
  expect(mail?.to?.[0]?.address).toBe('arranger@aurora.example')
  expect(mail?.replyTo?.[0]?.address).toBe('guestmanager@aurora.example')
  expect(mail?.subject).toMatch(/is your guest until .+ and travels until /)
  await at.forgetMails()
  // Put off, but not far enough: that is another end.
  expect((await send('e-aurora-guest-1/extension', { endDate: day(8) })).status).toBe(200)
  await goTo(2)
  expect(await at.mails()).toHaveLength(1)
})

test("no host is reminded where the guest's trips end in time", async () => {
  await send('e-aurora-guest-4/extension', { endDate: day(3) })
  await send('e-aurora-guest-1/extension', { endDate: day(20) })
  await goTo(1)
  expect(await at.mails()).toEqual([])
})

test('a deactivated guest is signed out at once and told, and is a guest again when extended', async () => {
  await signIn('guest')
  const given = await send('e-aurora-guest/deactivation')
  expect(await given.json()).toMatchObject({ status: 'deactivated' })
  expect([await mayCall('guest'), await employee('guest')]).toEqual([false, 'inactive'])
  expect(await at.services.db.$count(oidcRecords, eq(oidcRecords.accountId, 'a-aurora-guest'))).toBe(0)
  expect((await at.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['guest@aurora.example'])
  expect((await send('e-aurora-guest/deactivation')).status).toBe(200)
  expect(await at.mails()).toHaveLength(1)
  const back = await send('e-aurora-guest/extension', { endDate: day(300) })
  expect(await back.json()).toMatchObject({ status: 'active', endDate: day(300) })
  expect(await employee('guest')).toBe('active')
  await signIn('guest')
  expect(await mayCall('guest')).toBe(true)
})

test('the life of a guest is in the record of changes, with who did it', async () => {
  await send('e-aurora-guest/deactivation')
  await send('e-aurora-guest/extension', { endDate: day(40) })
  const { responseData } = await at.get<{ responseData: object[] }>(
    'admin@aurora',
    '/main/companies/aurora/profiles/p-aurora-guest/changes',
  )
  expect(responseData.slice(0, 2)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ actorName: 'Marcus Oyelaran', section: 'account', fields: ['active'] }),
      expect.objectContaining({ actorName: 'Marcus Oyelaran', section: 'account', fields: ['endDate', 'active'] }),
    ]),
  )
})

test('a guest whose end is past can be extended, but not into the past or beyond a year', async () => {
  await goTo(0)
  expect(await employee('guest-2')).toBe('inactive')
  const codeOf = async (endDate: string) => {
    const given = await send('e-aurora-guest-2/extension', { endDate })
    return failureSchema.parse(await given.json()).problems?.[0]?.code
  }
  expect([await codeOf(day(-3)), await codeOf(day(400))]).toEqual(['datePast', 'dateTooFar'])
  const given = await send('e-aurora-guest-2/extension', { endDate: day(5) })
  expect(await given.json()).toMatchObject({ status: 'active', isTripBeyondEnd: false })
  expect(await employee('guest-2')).toBe('active')
})

test('a guest without access cannot sign in but can be booked for', async () => {
  await at.services.db.update(guestStays).set({ hasAccess: false }).where(eq(guestStays.employeeId, 'e-aurora-guest'))
  await signIn('guest')
  expect([await mayCall('guest'), await statusOf('guest'), await employee('guest')]).toEqual([
    false,
    'active',
    'active',
  ])
})

test('personal details are removed 30 days after the end, and the trips keep their sums', async () => {
  const { db } = at.services
  const profileId = 'p-aurora-guest-3'
  await at.send('admin@aurora', `/main/companies/aurora/profiles/${profileId}/emergency-contact`, {
    method: 'PUT',
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Roy',
      relationship: 'partner',
      code: '1',
      phoneNumber: '5145550188',
      extension: '',
      type: 'mobile',
      version: null,
    }),
    headers: { 'Content-Type': 'application/json' },
  })
  const [before] = await db.select().from(profiles).where(eq(profiles.id, profileId))
  await plantTrip(db, {
    who: 'guestbooker@aurora',
    bookedAt: began,
    segments: [{ from: places.YUL, to: places.LHR, departure: `${day(-40)}T20:00`, arrival: `${day(-39)}T07:00` }],
    trip: { guest: { firstName: before!.firstName, lastName: before!.lastName, email: before!.email } },
  })
  const sums = () =>
    db.select({ id: invoices.id, total: invoices.total }).from(invoices).where(eq(invoices.profileId, profileId))
  const paid = await sums()
  const words = await plantRollCallWords(at.services.db, before!)
  expect((await guest('guest-3')).removalDate).toBe(day(5))
  await goTo(5)
  expect((await guest('guest-3')).firstName).toBe(before!.firstName)
  await goTo(6)
  expect((await send('e-aurora-guest-3/extension', { endDate: day(20) })).status).toBe(404)
  const [after] = await db.select().from(profiles).where(eq(profiles.id, profileId))
  expect(after).toMatchObject({ dateOfBirth: null, gender: null, phoneNumber: '', travellerNumbers: {} })
  expect(after!.email).toMatch(/\.invalid$/)
  expect(`${after!.firstName} ${after!.lastName}`).not.toContain(before!.lastName)
  for (const table of [creditCards, emergencyContacts, accounts])
    expect(await db.$count(table, eq(table.profileId, profileId))).toBe(0)
  expect(paid.length).toBeGreaterThan(0)
  expect(await sums()).toEqual(paid)
  expect(JSON.stringify(await db.select().from(trips))).not.toContain(before!.email)
  expect(await words()).toEqual({ note: '', reasons: [''], keys: 0 })
})

test('a later trip keeps the details until 30 days after it', async () => {
  await plantTrip(at.services.db, {
    who: 'guest-2@aurora',
    bookedAt: began,
    segments: [{ from: places.YUL, to: places.LHR, departure: `${day(30)}T20:00`, arrival: `${day(31)}T07:00` }],
  })
  expect((await guest('guest-2')).removalDate).toBe(day(61))
  await goTo(61)
  expect(await statusOf('guest-2')).toBe('expired')
  await goTo(62)
  expect((await at.send(manager, `${list}/e-aurora-guest-2`)).status).toBe(404)
})

test('a guest who is deactivated early is removed counting from that day', async () => {
  expect((await guest('guest-6')).removalDate).toBe(day(27))
  await goTo(28)
  expect((await at.send(manager, `${list}/e-aurora-guest-6`)).status).toBe(404)
  expect((await at.send(manager, `${list}/e-aurora-guest`)).status).toBe(200)
})
