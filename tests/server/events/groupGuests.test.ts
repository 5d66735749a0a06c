import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GroupInvitation } from '#contract/events/groupInvitations.ts'
import type {
  AddedGroupTravelers,
  GroupDone,
  GroupManifest,
  GroupTravelerPage,
} from '#contract/events/groupTravelers.ts'
import type { GroupDetail, GroupTravel } from '#contract/events/groupTravels.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { runGuestJobs } from '#server/domains/guests/guestJobs/runGuestJobs.ts'
import { bookForGroup } from '#tests/support/events/bookForGroup.ts'
import { groupDesk, groups, organiser } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

// §3 group travel: guests among the people of an event, and people who have left the company.

let at: MailingApi
beforeEach(async () => {
  at = await openMailingApi()
})
afterEach(() => at.close())

const { ask, confirmed, dayFromNow, move, read } = groupDesk(() => at)
const guest = 'e-aurora-guest'
const theirs = eq(profiles.employeeId, guest)
const people = (id: string, query = '') =>
  at.get<GroupTravelerPage>(organiser, `${groups}/${id}/travelers?pageSize=100&${query}`)
const write = async (id: string, kind: 'invitations' | 'reminders') =>
  read<GroupDone>(await ask(organiser, 'POST', `${groups}/${id}/${kind}`, {}))
const addressed = async () => (await at.mails()).map(({ to }) => to?.[0]?.address?.split('@')[0] ?? '').toSorted()
const stay = (changed: Partial<typeof guestStays.$inferInsert>) =>
  at.services.db.update(guestStays).set(changed).where(eq(guestStays.employeeId, guest))
const leave = (employeeId: string) =>
  at.services.db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, employeeId))

test('a guest whose host pays can book with the host’s cards, in their row and in the filter', async () => {
  await stay({ payment: 'host' })
  await at.services.db.delete(creditCards).where(eq(creditCards.profileId, 'p-aurora-guest'))
  await at.services.db.update(profiles).set({ airportCode: 'YUL' }).where(theirs)
  const lacking = new Set((await people('g-aurora-summit', 'filter=cannotBook')).responseData.map(({ id }) => id))
  const all = (await people('g-aurora-summit')).responseData
  const open = all.filter(({ status, needsNoTrip, trip }) => status !== 'declined' && !needsNoTrip && !trip)
  for (const { id, profileId, hasAirport, issueCount, isAllowedEvent } of open)
    expect([profileId, !hasAirport || issueCount > 0 || !isAllowedEvent]).toEqual([profileId, lacking.has(id)])
  expect(open.find(({ isGuest }) => isGuest)).toMatchObject({ profileId: 'p-aurora-guest', issueCount: 0 })
})

test('a guest whose host booked for the event counts as booked everywhere', async () => {
  const { id } = await confirmed(['guest@aurora.example', 'risk@aurora.example'])
  await write(id, 'invitations')
  await at.services.db.update(groupTravelers).set({ status: 'accepted' }).where(eq(groupTravelers.groupTravelId, id))
  const names = async (filter: string) => (await people(id, `filter=${filter}`)).responseData.map(({ email }) => email)
  expect(await names('notBooked')).toHaveLength(2)
  const [profile] = await at.services.db.select().from(profiles).where(theirs)
  const { firstName, lastName, email } = profile!
  const days = { out: dayFromNow(39), back: dayFromNow(43) }
  const changed = { guest: { firstName, lastName, email } }
  const bookingId = await bookForGroup(at.services, 'guestbooker@aurora', id, { ...days, changed })
  expect([await names('booked'), await names('notBooked')]).toEqual([[email], ['risk@aurora.example']])
  expect((await people(id, 'filter=booked')).responseData).toMatchObject([{ trip: { bookingId } }])
  expect((await at.get<GroupDetail>(organiser, `${groups}/${id}`)).counts).toMatchObject({ booked: 1 })
  const { arrivals, missing } = await at.get<GroupManifest>(organiser, `${groups}/${id}/manifest`)
  expect([arrivals.flatMap(({ people: there }) => there.map(({ name }) => name)), missing]).toEqual([
    [`${firstName} ${lastName}`],
    1,
  ])
  at.clock.now = new Date(at.clock.now.getTime() + 2 * 86_400_000)
  await at.forgetMails()
  await write(id, 'reminders')
  expect(await addressed()).toEqual(['risk'])
})

test('a guest sees among their own events that their host booked, and nothing else of that trip', async () => {
  const { id } = await confirmed(['guest@aurora.example'])
  await write(id, 'invitations')
  await at.services.db.update(groupTravelers).set({ status: 'accepted' }).where(eq(groupTravelers.groupTravelId, id))
  const own = async () => {
    const rows = await at.get<GroupTravel[]>(
      'guest@aurora',
      `/company/companies/aurora/employees/${guest}/group-travels`,
    )
    return rows.find(({ groupTravel }) => groupTravel.id === id)!.traveler.trips
  }
  expect(await own()).toEqual([])
  const [profile] = await at.services.db.select().from(profiles).where(theirs)
  const { firstName, lastName, email } = profile!
  const days = { out: dayFromNow(39), back: dayFromNow(43) }
  const changed = { guest: { firstName, lastName, email } }
  const bookingId = await bookForGroup(at.services, 'guestbooker@aurora', id, { ...days, changed })
  const listed = await at.get<Trip[]>('guest@aurora', '/main/companies/aurora/profiles/p-aurora-guest/trips')
  expect(listed.map((trip) => trip.bookingId)).not.toContain(bookingId)
  expect(await own()).toEqual([{ status: 'confirmed' }])
  const isIt = eq(trips.bookingId, bookingId)
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(isIt)
  expect(await own()).toEqual([])
  const mine = await bookForGroup(at.services, 'guest@aurora', id, days)
  expect(await own()).toEqual([{ status: 'confirmed', bookingId: mine }])
})

describe('former people of the company', () => {
  const ends: [what: string, address: string, end: () => Promise<unknown>][] = [
    ['an employee who left', 'vip', () => leave('e-aurora-vip')],
    ['a guest who was deactivated', 'guest', () => ask('guestmanager@aurora', 'POST', deactivation)],
    ['a guest whose last day is over', 'guest', () => stay({ endDate: dayFromNow(-2) })],
  ]
  const deactivation = `/company/companies/aurora/guests/${guest}/deactivation`

  test.each(ends)('a former person (%s) is not invited and cannot be added', async (_, address, end) => {
    const { id } = await confirmed([`${address}@aurora.example`, 'risk@aurora.example'])
    const other = await confirmed(['risk@aurora.example'])
    await end()
    await at.forgetMails()
    expect(await write(id, 'invitations')).toEqual({ count: 1, skipped: 0, tooSoon: 0 })
    expect(await addressed()).toEqual(['risk'])
    const emails = [`${address}@aurora.example`]
    const added = await read<AddedGroupTravelers>(
      await ask(organiser, 'POST', `${groups}/${other.id}/travelers`, { emails }),
    )
    expect(added.refused).toEqual([{ email: emails[0], reason: 'unknownPerson' }])
  })

  test.each(ends)(
    'a former person (%s) gets no cancellation mail, and their key opens nothing',
    async (_, address, end) => {
      const { id, shareableId } = await confirmed([`${address}@aurora.example`, 'risk@aurora.example'])
      await write(id, 'invitations')
      const mail = (await at.mails()).find(({ to }) => to?.[0]?.address === `${address}@aurora.example`)
      const key = /[?&]key=([\w-]{43})/.exec(mail?.text ?? '')![1]!
      const path = `/company/group-invitations/${shareableId}`
      const look = async () => read<GroupInvitation>(await at.send(undefined, `${path}?key=${key}`))
      expect(await look()).toMatchObject({ keyState: 'good' })
      await end()
      await at.forgetMails()
      expect(await look()).toMatchObject({ keyState: 'unknown', invited: null })
      expect((await ask(undefined, 'PUT', path, { key, status: 'accepted' })).status).toBe(404)
      await read(await move(id, 'canceled'))
      expect(await addressed()).toEqual(['risk'])
    },
  )

  test('the key of an invitation ends when the details of the guest are removed', async () => {
    const { id } = await confirmed(['guest@aurora.example'])
    await write(id, 'invitations')
    const isTheirs = and(eq(groupTravelers.groupTravelId, id), eq(groupTravelers.profileId, 'p-aurora-guest'))
    const kept = async () => (await at.services.db.select().from(groupTravelers).where(isTheirs))[0]!
    expect((await kept()).keyHash).not.toBeNull()
    await stay({ endDate: dayFromNow(-40) })
    await runGuestJobs(at.services)
    expect(await kept()).toMatchObject({ keyHash: null, keyExpiresAt: null })
  })
})
