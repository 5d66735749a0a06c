import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GroupTravelerPage } from '#contract/events/groupTravelers.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { employeeIdOf, type Handle, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { groupDesk, groups, organiser } from '#tests/support/events/groupDesk.ts'
import { type MailingApi, openMailingApi } from '#tests/support/mail/mailingApi.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

// A guest without an e-mail has a placeholder that is never shown; mails go to the host.

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(() => at.forgetMails())

const { ask, confirmed, read } = groupDesk(() => at)
const guest: Handle = 'guest-5@aurora'
const host = 'guestmanager@aurora.example'
const admin: Handle = 'admin@aurora'
const theirs = eq(profiles.id, profileIdOf(guest))
const madeUp = /no-address|\.invalid/

test('a guest without an address is shown and found among the people of an event', async () => {
  const event = await withGuest()
  const people = async (search: string) =>
    (await at.get<GroupTravelerPage>(organiser, `${groups}/${event.id}/travelers?search=${search}`)).responseData
  const everybody = await people('')
  expect(everybody.find(({ profileId }) => profileId === profileIdOf(guest))).toMatchObject({ email: '' })
  expect(JSON.stringify(everybody)).not.toMatch(madeUp)
  expect(await people('invalid')).toEqual([])
})

test('the invitation and cancellation mails of a guest without an address go to their host', async () => {
  const event = await withGuest()
  await read(await ask(organiser, 'POST', `${groups}/${event.id}/invitations`, {}))
  expect((await told()).filter((to) => to === host)).toHaveLength(1)
  const letter = (await at.mails()).find(({ to }) => to?.[0]?.address === host)
  for (const part of [letter?.html, letter?.text])
    expect(part).toContain('You receive this message because you are the host of a guest.')
  await at.forgetMails()
  await read(await ask(organiser, 'PUT', `${groups}/${event.id}/status`, { status: 'canceled' }))
  expect((await told()).filter((to) => to === host)).toHaveLength(1)
  expect(JSON.stringify(await at.mails())).not.toMatch(madeUp)
})

test('a report about a trip of a guest without an address has no address', async () => {
  const bookingId = await plantTrip(at.services.db, {
    who: guest,
    bookedAt: at.clock.now,
    segments: [{ from: places.YUL, to: places.LHR, departure: '2030-05-12T20:00', arrival: '2030-05-13T07:40' }],
  })
  const answer = await ask(admin, 'POST', `/main${placeOf(guest)}/trips/${bookingId}/report`, {
    topic: 'change',
    text: 'A day later?',
  })
  expect(answer.status).toBe(200)
  const [mail] = await at.mails()
  const [profile] = await at.services.db.select().from(profiles).where(theirs)
  expect(mail?.text).toContain(`${profile!.firstName} ${profile!.lastName}\n`)
  expect(mail?.text).not.toMatch(madeUp)
})

test('mails to administrators about a guest without an address have no placeholder, and replies go to the host', async () => {
  await at.services.db
    .update(employees)
    .set({ costCenterId: null })
    .where(eq(employees.id, employeeIdOf(guest)))
  expect((await at.send(admin, `/main${placeOf(guest)}/ask-details`, { method: 'POST' })).status).toBe(200)
  await at.services.db.update(profiles).set({ active: false }).where(theirs)
  const asked = { profileId: profileIdOf(guest) }
  expect((await ask(admin, 'POST', '/main/companies/profiles/request-reactivate', asked)).status).toBe(200)
  const mails = await at.mails()
  expect(mails).toHaveLength(4)
  for (const { text, replyTo } of mails) {
    expect(text).not.toMatch(madeUp)
    expect(text).toMatch(/Marcus Oyelaran/)
    expect(replyTo).toMatchObject([{ address: host }])
  }
})

/** A confirmed event with the guest, who is put on its list by their name, and not by an address. */
async function withGuest(): Promise<GroupDetail> {
  const event = await confirmed(['traveller@aurora.example'])
  const row = {
    id: `gt-${event.id}`,
    groupTravelId: event.id,
    profileId: profileIdOf(guest),
    status: 'pending' as const,
  }
  await at.services.db.insert(groupTravelers).values(row)
  return event
}

const told = async () => (await at.mails()).map(({ to }) => to?.[0]?.address)
