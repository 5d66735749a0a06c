import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterPauseMs } from '#contract/time/letterPause.ts'
import { mostSelected } from '#contract/arranger/travelers.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { companyOf, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { readCalendar } from '#tests/support/trips/calendarProgram.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'
import { refusal } from '#tests/support/arranger/requestDesk.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
  at.clock.now = new Date('2027-02-01T12:00:00Z')
})
afterAll(() => at.close())

const me = 'risk@aurora'
const [first, second] = ['organiser@aurora', 'vip@aurora'] as const
const here = `/main${placeOf(me)}/arranger`
beforeEach(async () => {
  const { db } = at.services
  await at.forgetMails()
  await db.delete(arrangerRequests).where(eq(arrangerRequests.arrangerProfileId, profileIdOf(me)))
  await db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'aurora'))
  for (const who of [first, second]) await arrangeFor(who)
})

const arrangeFor = (who: Handle, status: 'approved' | 'sent' | 'removed' = 'approved') =>
  at.services.db.insert(arrangerRequests).values({
    id: crypto.randomUUID(),
    companyId: companyOf(who),
    arrangerProfileId: profileIdOf(me),
    travelerProfileId: profileIdOf(who),
    status,
    createdAt: at.clock.now,
  })
const travel = (
  who: Handle,
  month: string,
  guest: { firstName: string; lastName: string; email: string } | null = null,
) =>
  plantTrip(at.services.db, {
    who,
    bookedAt: at.clock.now,
    segments: [
      { from: places.YUL, to: places.LHR, departure: `${month}-03T20:00`, arrival: `${month}-04T07:40` },
      { from: places.LHR, to: places.YUL, departure: `${month}-08T12:00`, arrival: `${month}-08T15:00` },
    ],
    trip: { guest },
  })
const idsOf = (...people: Handle[]) => people.map(profileIdOf)
const file = (kind: 'calendar' | 'itineraries', ids: string[], as: Handle = me) =>
  at.send(as, `${here}/${kind}?profileIds=${ids.join(',')}`)
const mail = (profileIds: string[], note?: string, as: Handle = me) =>
  at.send(as, `${here}/itinerary-mails`, {
    method: 'POST',
    body: JSON.stringify({ profileIds, ...(note !== undefined && { note }) }),
    headers: { 'Content-Type': 'application/json' },
  })
const everyKind = (ids: string[], as: Handle = me) =>
  Promise.all([file('calendar', ids, as), file('itineraries', ids, as), mail(ids, '', as)])

test('the trips of selected travelers are one calendar, each event with its traveler and its usual UID', async () => {
  const booked = [await travel(first, '2027-03'), await travel(second, '2027-04'), await travel(first, '2027-05')]
  await travel(first, '2027-01')
  await travel(second, '2027-06', { firstName: 'Ann', lastName: 'Lee', email: 'ann@visitor.example' })
  const answer = await file('calendar', idsOf(second, first, second))
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const entries = readCalendar(await answer.text())
  expect(entries).toHaveLength(6)
  expect(entries.slice(0, 3).map(({ summary }) => summary)).toEqual([
    'Lucía Herrera: AC 864 Montreal – London',
    'Lucía Herrera: AC 864 London – Montreal',
    'Étienne Lavoie: AC 864 Montreal – London',
  ])
  const own = await at.send(first, `/main${placeOf(first)}/trips/${booked[0]}/calendar`)
  expect(readCalendar(await own.text()).map(({ uid }) => uid)).toEqual(entries.slice(0, 2).map(({ uid }) => uid))
})

test('the itineraries of selected travelers are one PDF, each on its own pages; without a trip there is none', async () => {
  expect(await refusal(await file('itineraries', idsOf(first, second)))).toEqual([409, 'noTrips', undefined])
  await travel(first, '2027-03')
  const one = await file('itineraries', idsOf(first, second))
  expect([one.status, one.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  await travel(second, '2027-04')
  const both = await file('itineraries', idsOf(first, second))
  const pagesOf = async (answer: Response) =>
    (await answer.arrayBuffer().then((bytes) => Buffer.from(bytes).toString('latin1'))).match(/\/Type \/Page\b/g)
      ?.length
  expect([await pagesOf(one), await pagesOf(both)]).toEqual([1, 2])
})

test('each selected traveler is mailed their own itineraries in their language, with the note and reply address', async () => {
  await travel(first, '2027-03')
  const [april, may] = [await travel(second, '2027-04'), await travel(second, '2027-05')]
  const answer = await mail(idsOf(first, second), 'The gate changes late.\nCall me.')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { sent: idsOf(first, second).toSorted(), withoutTrip: [], tooSoon: [] },
  ])
  const mails = await at.mails()
  const to = (who: Handle) => mails.find((sent) => sent.to?.[0]?.address === `${who}.example`)
  expect(mails).toHaveLength(2)
  expect(to(second)?.subject).toMatch(/ vous envoie vos itinéraires$/)
  expect(to(first)?.replyTo?.[0]?.address).toBe('risk@aurora.example')
  for (const sent of mails) expect(sent.text).toContain('> The gate changes late.\n> Call me.')
  expect(to(first)?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
  expect(to(second)?.attachments.map(({ filename }) => filename?.split('-')[1])).toEqual([
    april.toLowerCase(),
    may.toLowerCase(),
  ])
})

test('a selected traveler mailed within the hour is skipped, and the arranger is told', async () => {
  await travel(first, '2027-03')
  await mail(idsOf(first))
  expect(await (await mail(idsOf(first, second))).json()).toEqual({
    sent: [],
    withoutTrip: idsOf(second),
    tooSoon: idsOf(first),
  })
  expect(await at.mails()).toHaveLength(1)
  at.clock.now = new Date(+at.clock.now + letterPauseMs)
  expect(await (await mail(idsOf(first))).json()).toMatchObject({ sent: idsOf(first), tooSoon: [] })
})

test('a selected traveler without a coming trip gets no mail, and the arranger is told', async () => {
  await travel(first, '2027-03')
  const answer = await mail(idsOf(first, second))
  expect(await answer.json()).toEqual({ sent: idsOf(first), withoutTrip: idsOf(second), tooSoon: [] })
  const [sent, ...others] = await at.mails()
  expect([sent?.to?.[0]?.address, others]).toEqual([`${first}.example`, []])
  expect(sent?.text).not.toContain('>')
})

test.each<[string, () => Promise<string>]>([
  ['who was only asked', () => arrangeFor('newhire@aurora', 'sent').then(() => profileIdOf('newhire@aurora'))],
  [
    'who has taken the approval back',
    () => arrangeFor('finance@aurora', 'removed').then(() => profileIdOf('finance@aurora')),
  ],
  ['whom they never asked', () => Promise.resolve(profileIdOf('admin@aurora'))],
  ['of another company', () => Promise.resolve(profileIdOf('traveller@boreal'))],
  ['who is nobody', () => Promise.resolve('p-aurora-nobody-at-all')],
  ['who is oneself', () => Promise.resolve(profileIdOf(me))],
])('a selection with a person %s is refused as a whole, and nothing is sent', async (_, also) => {
  await travel(first, '2027-03')
  const ids = [profileIdOf(first), await also()]
  for (const answer of await everyKind(ids)) expect(await refusal(answer)).toEqual([403, 'notYourTraveller', undefined])
  expect(await at.mails()).toEqual([])
})

test('no person gets the travelers of another arranger, and too large a selection is refused', async () => {
  for (const answer of await everyKind(idsOf(first), first)) expect(answer.status).toBe(403)
  for (const answer of await everyKind(idsOf(first), 'arranger@boreal')) expect(answer.status).toBe(404)
  const many = Array.from({ length: mostSelected + 1 }, (_, index) => `p-${index}`)
  for (const answer of await everyKind(many)) expect(answer.status).toBe(400)
  for (const answer of await everyKind([])) expect(answer.status).toBe(400)
  expect((await mail(idsOf(first), 'My card is 4111 1111 1111 1111')).status).toBe(400)
})

test('itineraries are sent ten times an hour', async () => {
  const begun = at.clock.now
  at.clock.now = new Date(begun.getTime() + 3_600_000)
  const statuses: number[] = []
  for (let time = 0; time < 11; time += 1) statuses.push((await mail(idsOf(second))).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  at.clock.now = new Date(begun.getTime() + 2 * 3_600_000)
  expect((await mail(idsOf(second))).status).toBe(200)
  at.clock.now = begun
})
