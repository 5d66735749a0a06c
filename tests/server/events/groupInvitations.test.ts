import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GroupInvitation } from '#contract/events/groupInvitations.ts'
import type { GroupTravel, GroupDetail } from '#contract/events/groupTravels.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { resetAllowances } from '#server/services/allowance.ts'
import { readCalendar } from '#tests/support/trips/calendarProgram.ts'
import { invitationDesk, linkIn } from '#tests/support/events/invitationDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { groupDesk, groups, organiser, refused } from '#tests/support/events/groupDesk.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const { ask, dayFromNow, move, plan, read } = groupDesk(() => at)
const day = 86_400_000
const began = { now: new Date(0) }
beforeEach(async () => {
  if (+began.now === 0) began.now = at.clock.now
  at.clock.now = began.now
  await at.forgetMails()
})

const { invited, look, answer } = invitationDesk(() => at)

test('the invitation is in the language of the traveler, with a key that is stored as a hash only', async () => {
  const { event, mail, link, key } = await invited()
  expect(mail?.subject).toBe('Invitation\u00a0: Semaine du design')
  expect(mail?.replyTo?.[0]?.address).toBe('organiser@aurora.example')
  expect(mail?.text).toContain('Montréal')
  expect(link.pathname).toBe('/fr-ca/event')
  expect(link.searchParams.get('id')).toBe(event.shareableId)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await at.services.db.select().from(groupTravelers))).not.toContain(key)
})

test('the address alone shows the event, and with the key the name of the invited traveler', async () => {
  const { path, key } = await invited()
  const anybody = await read<GroupInvitation>(await look(path))
  expect(anybody).toMatchObject({ companyName: 'Aurora Industries', organizerName: 'Lucía Herrera', keyState: 'none' })
  expect(anybody.invited).toBeNull()
  const theirs = await read<GroupInvitation>(await look(path, key))
  expect(theirs).toMatchObject({
    keyState: 'good',
    invited: { firstName: 'Étienne', status: 'pending', needsNoTrip: false, mayAnswer: true },
  })
  expect(JSON.stringify(theirs)).not.toMatch(/Lavoie|vip@/)
  expect(await read<GroupInvitation>(await look(path, 'not-a-key'))).toMatchObject({
    keyState: 'unknown',
    invited: null,
  })
})

test("the address gives the event as a calendar file in the traveler's language, without any answer", async () => {
  const { event, path } = await invited({ arrivalTime: '14:00', notes: 'Bring boots.' })
  const given = await at.send(undefined, `${path}/calendar?cultureCode=fr-CA`)
  expect([given.status, given.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const file = await given.text()
  const [entry, ...others] = readCalendar(file)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    uid: `${event.id}@waymark`,
    summary: 'Semaine du design',
    isWholeDay: true,
    start: event.startDate,
    end: new Date(Date.parse(event.endDate) + day).toISOString().slice(0, 10),
    status: 'CONFIRMED',
  })
  expect(entry?.location).toContain('Montréal')
  expect(entry?.description).toBe(
    'Événement organisé par Lucía Herrera, Aurora Industries\nArrivée le premier jour avant 14 h\nBring boots.',
  )
  expect(file).not.toMatch(/Lavoie|vip@/)
  expect((await at.send(undefined, '/company/group-invitations/unknown/calendar')).status).toBe(404)
})

test('the key answers the invitation, until the last day for answers', async () => {
  const { event, path, key } = await invited()
  const accepted = await read<GroupInvitation>(await answer(path, { key, status: 'accepted', needsNoTrip: true }))
  expect(accepted.invited).toMatchObject({ status: 'accepted', needsNoTrip: true, mayAnswer: true })
  const declined = await read<GroupInvitation>(await answer(path, { key, status: 'declined', needsNoTrip: true }))
  expect(declined.invited).toMatchObject({ status: 'declined', needsNoTrip: false })
  expect((await at.get<GroupDetail>(organiser, `${groups}/${event.id}`)).counts).toMatchObject({ declined: 1 })
  at.clock.now = new Date(+began.now + 22 * day)
  expect(await refused(await answer(path, { key, status: 'accepted' }))).toEqual([
    409,
    'answerClosed',
    { status: 'declined' },
  ])
  expect((await answer(path, { key, status: 'declined' })).status).toBe(200)
  expect((await read<GroupInvitation>(await look(path, key))).invited).toMatchObject({ mayAnswer: false })
})

test('a late answer is still possible until the key expires with the last day to book', async () => {
  const { path, key } = await invited()
  at.clock.now = new Date(+began.now + 25 * day)
  expect((await read<GroupInvitation>(await look(path, key))).invited).toMatchObject({ mayAnswer: true })
  at.clock.now = new Date(+began.now + 32 * day)
  expect(await read<GroupInvitation>(await look(path, key))).toMatchObject({ keyState: 'expired', invited: null })
  expect(await refused(await answer(path, { key, status: 'accepted' }))).toEqual([410, 'invitationExpired'])
})

test('without a last day to book the key is valid through the first day of the event', async () => {
  const { path, key } = await invited({ bookBy: null, answerBy: null })
  at.clock.now = new Date(+began.now + 38 * day)
  expect((await answer(path, { key, status: 'accepted' })).status).toBe(200)
  at.clock.now = new Date(+began.now + 42 * day)
  expect((await answer(path, { key, status: 'declined' })).status).toBe(410)
})

test('an invitation or reminder after the last day to book is valid until the event begins (§4)', async () => {
  const { event, path } = await invited()
  at.clock.now = new Date(+began.now + 33 * day)
  await at.forgetMails()
  await read(await ask(organiser, 'POST', `${groups}/${event.id}/reminders`, {}))
  const [mail] = await at.mails()
  expect(mail?.text).toContain('Vous pouvez répondre jusqu’au début')
  expect(mail?.text).not.toContain('devraient être réservés')
  const key = linkIn(mail?.text).searchParams.get('key')!
  expect(await read<GroupInvitation>(await look(path, key))).toMatchObject({ keyState: 'good' })
  at.clock.now = new Date(+began.now + 39 * day)
  expect((await answer(path, { key, status: 'accepted' })).status).toBe(200)
  at.clock.now = new Date(+began.now + 42 * day)
  const late = await ask(organiser, 'POST', `${groups}/${event.id}/reminders`, {})
  expect(await refused(late)).toEqual([409, 'groupNotOpen', { status: 'inProgress' }])
  expect((await answer(path, { key, status: 'declined' })).status).toBe(410)
})

test.each([
  ['put off', { startDate: 60, endDate: 62, bookBy: 50 }, 49, 52],
  ['given more time to book', { startDate: 40, endDate: 42, bookBy: 36 }, 35, 38],
  ['given no day to book by', { startDate: 40, endDate: 42, bookBy: null }, 39, 42],
])('an event that is %s takes answers by the keys already sent', async (_what, days, stillGood, over) => {
  const { event, path, key } = await invited({ answerBy: null })
  const dates = {
    startDate: dayFromNow(days.startDate),
    endDate: dayFromNow(days.endDate),
    bookBy: days.bookBy === null ? null : dayFromNow(days.bookBy),
  }
  const changed = plan({ answerBy: null, ...dates })
  await read(await ask(organiser, 'PUT', `${groups}/${event.id}`, changed))
  at.clock.now = new Date(+began.now + stillGood * day)
  expect((await answer(path, { key, status: 'accepted' })).status).toBe(200)
  at.clock.now = new Date(+began.now + over * day)
  expect((await answer(path, { key, status: 'declined' })).status).toBe(410)
})

test('keys expire by the days of the place that an event moves to', async () => {
  const { event, path, key } = await invited({ answerBy: null })
  await read(await ask(organiser, 'PUT', `${groups}/${event.id}`, plan({ answerBy: null, actualLocation: 'AKL' })))
  // Auckland is 12 or 13 hours ahead: its last day to book by is over at noon, Montréal's only the next morning.
  const lastDay = dayFromNow(30)
  at.clock.now = new Date(`${lastDay}T10:30:00Z`)
  expect(await read<GroupInvitation>(await look(path, key))).toMatchObject({ keyState: 'good' })
  at.clock.now = new Date(`${lastDay}T12:30:00Z`)
  expect(await read<GroupInvitation>(await look(path, key))).toMatchObject({ keyState: 'expired' })
})

test('inviting again makes a new key, at most once a day', async () => {
  const { event, path, key } = await invited()
  const [row] = (await at.get<{ responseData: { id: string }[] }>(organiser, `${groups}/${event.id}/travelers`))
    .responseData
  const again = () => ask(organiser, 'POST', `${groups}/${event.id}/invitations`, { travelerIds: [row!.id] })
  expect(await read(await again())).toEqual({ count: 0, skipped: 1, tooSoon: 1 })
  at.clock.now = new Date(+began.now + day)
  await at.forgetMails()
  expect(await read(await again())).toEqual({ count: 1, skipped: 0, tooSoon: 0 })
  const newKey = linkIn((await at.mails())[0]?.text).searchParams.get('key')!
  expect(await read<GroupInvitation>(await look(path, key))).toMatchObject({ keyState: 'unknown' })
  expect((await answer(path, { key, status: 'accepted' })).status).toBe(404)
  expect((await answer(path, { key: newKey, status: 'accepted' })).status).toBe(200)
})

test('a canceled event is shown as canceled and takes no answer', async () => {
  const { event, path, key } = await invited()
  await read(await move(event.id, 'canceled'))
  expect(await read<GroupInvitation>(await look(path, key))).toMatchObject({
    status: 'canceled',
    invited: { status: 'pending', mayAnswer: false },
  })
  expect(await refused(await answer(path, { key, status: 'accepted' }))).toEqual([
    409,
    'groupNotOpen',
    { status: 'canceled' },
  ])
})

test('an unconfirmed or unknown event is not found, and a key opens its own event only', async () => {
  const { key } = await invited()
  const partners = await at.get<GroupDetail>(organiser, `${groups}/g-aurora-partners`)
  expect((await look(`/company/group-invitations/${partners.shareableId}`)).status).toBe(404)
  expect((await look('/company/group-invitations/nothing')).status).toBe(404)
  const other = '/company/group-invitations/summit-7Q4mZkV2xWc9RtLb'
  expect(await read<GroupInvitation>(await look(other, key))).toMatchObject({ keyState: 'unknown' })
  expect((await answer(other, { key, status: 'accepted' })).status).toBe(404)
})

test('trying many keys and addresses is limited, and a hundred guests of one network get in all the same', async () => {
  const { path, key } = await invited()
  const tries = [{ key: 'group invitation keys ', most: 30, seconds: 600 }]
  await resetAllowances(tries, at.services)
  for (let tried = 0; tried < 15; tried += 1) {
    expect((await look(path, `wrong-${tried}`)).status).toBe(200)
    expect((await answer(path, { key: `wrong-${tried}`, status: 'accepted' })).status).toBe(404)
  }
  for (const wrong of [await look(path, 'wrong'), await look('/company/group-invitations/nothing')]) {
    expect(Number(wrong.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused(wrong)).toEqual([429, 'tooManyTries'])
  }
  expect((await answer(path, { key: 'wrong', status: 'accepted' })).status).toBe(429)
  const guests = await Promise.all(Array.from({ length: 100 }, (_, index) => look(path, index % 2 ? key : undefined)))
  expect(new Set(guests.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await answer(path, { key, status: 'accepted' })).status).toBe(200)
  await resetAllowances(tries, at.services)
})

test('valid keys never count as wrong ones, even after the event stopped taking answers', async () => {
  const tries = [{ key: 'group invitation keys ', most: 30, seconds: 600 }]
  const late = await invited()
  at.clock.now = new Date(+began.now + 32 * day)
  await resetAllowances(tries, at.services)
  for (let clicked = 0; clicked < 20; clicked += 1)
    expect((await answer(late.path, { key: late.key, status: 'accepted' })).status).toBe(410)
  await read(await move(late.event.id, 'canceled'))
  at.clock.now = began.now
  for (let clicked = 0; clicked < 20; clicked += 1)
    expect((await answer(late.path, { key: late.key, status: 'accepted' })).status).toBe(409)
  expect((await look(late.path, late.key)).status).toBe(200)
})

test('an invited person answers signed in too, and another person finds nothing', async () => {
  const { event } = await invited()
  const of = (who: string) => `/company/companies/aurora/employees/e-aurora-${who}/group-travels/${event.shareableId}`
  const accepted = await read<GroupTravel>(await ask('vip@aurora', 'PUT', of('vip'), { status: 'accepted' }))
  expect(accepted).toMatchObject({
    traveler: { status: 'accepted', trips: [] },
    groupTravel: { id: event.id, status: 'confirmed' },
  })
  expect((await ask('traveller@aurora', 'PUT', of('traveller'), { status: 'accepted' })).status).toBe(404)
  expect((await ask('admin@aurora', 'PUT', of('vip'), { status: 'declined' })).status).toBe(403)
  at.clock.now = new Date(`${dayFromNow(41)}T12:00:00Z`)
  const late = await ask('vip@aurora', 'PUT', of('vip'), { status: 'declined' })
  expect(await refused(late)).toEqual([409, 'groupNotOpen', { status: 'inProgress' }])
})
