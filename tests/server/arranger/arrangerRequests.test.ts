import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Arranger } from '#contract/arranger/arrangers.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { arranger, refusal, requestDesk, traveler } from '#tests/support/arranger/requestDesk.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(() => clear())

const hour = 3_600_000
const day = 24 * hour

const { send, ask, answer, mailedKeys, askForKey, seesThem, clear } = requestDesk(() => at)

test('the traveler gets a mail in their language, with links that no other person gets (§2, §7)', async () => {
  const given = await ask(' VIP@aurora.example ')
  expect([given.status, await given.json()]).toEqual([200, { email: 'vip@aurora.example', status: 'sent' }])
  const [mail] = await at.mails()
  expect(mail?.subject).toBe('Lucía Herrera demande à organiser vos voyages')
  expect([mail?.to?.[0]?.address, mail?.replyTo?.[0]?.address]).toEqual([
    'vip@aurora.example',
    'organiser@aurora.example',
  ])
  const [key] = await mailedKeys()
  expect(key).toMatch(/^[\w-]{43}$/)
  const { PUBLIC_URL } = at.services.env
  expect(mail?.text).toContain(`${PUBLIC_URL}/fr-ca/arranger/request/${key}/approve`)
  expect(mail?.text).toContain(`${PUBLIC_URL}/fr-ca/arranger/request/${key}/decline`)
  // The hour is that of Montréal, where they live.
  expect(mail?.text).toMatch(/Les liens sont valables jusqu’au [^()]+ \(H[AN]E\) et s’ouvrent/)
  const [row] = await at.services.db.select().from(arrangerRequests).where(eq(arrangerRequests.companyId, 'aurora'))
  expect(JSON.stringify(row)).not.toContain(key)
  const list = await at.get<Arranger[]>(traveler, `/main${placeOf(traveler)}/arranger-list`)
  expect(list.map(({ status, profileId }) => [status, profileId])).toEqual([['sent', profileIdOf(arranger)]])
  expect(list[0]!.key).not.toBe(key)
  expect(await seesThem()).toBe(false)
})

test('the key of a request approves it without a sign-in, and only the status is answered (§4, §7)', async () => {
  const key = await askForKey()
  await at.forgetMails()
  const given = await answer(key, { status: 'approved' })
  expect([given.status, await given.json()]).toEqual([200, { status: 'approved' }])
  expect(await seesThem()).toBe(true)
  const told = await at.mails()
  expect(told.map(({ to }) => to?.[0]?.address)).toEqual(['organiser@aurora.example'])
  const { responseData } = await at.get<{ responseData: { section: string; actor: unknown }[] }>(
    traveler,
    `/main${placeOf(traveler)}/changes`,
  )
  expect(responseData[0]).toMatchObject({ section: 'arrangers', action: 'added' })
  expect((await answer(key, { status: 'approved' })).status).toBe(200)
  expect(await refusal(await answer(key, { status: 'declined' }))).toEqual([409, 'notFromHere', { status: 'approved' }])
  expect(await at.mails()).toHaveLength(1)
})

test('the status may stand in a payload (§7), and can only be approved or declined', async () => {
  const key = await askForKey()
  for (const body of [
    { status: 'removed' },
    { status: 'sent' },
    {},
    { payload: {} },
    { status: 'approved', payload: { status: 'declined' } },
    { payload: { status: 'declined', email: 'x@aurora.example' } },
  ])
    expect((await answer(key, body)).status, JSON.stringify(body)).toBe(400)
  expect(await (await answer(key, { payload: { status: 'declined' } })).json()).toEqual({ status: 'declined' })
  expect(await seesThem()).toBe(false)
})

test('neither the database nor the signed-in list contains a usable key', async () => {
  await askForKey()
  const [row] = await at.services.db.select().from(arrangerRequests).where(eq(arrangerRequests.companyId, 'aurora'))
  for (const guess of [row!.id, row!.keyHash!, 'no-such-key'])
    expect(await refusal(await answer(guess, { status: 'approved' }))).toEqual([404, 'notFound', undefined])
  expect(await seesThem()).toBe(false)
})

test('thirty wrong keys in ten minutes are the limit of a network; a right key is never limited', async () => {
  const from = (address: string, key: string, status = 'declined') =>
    at.send(undefined, `/main/arranger-requests/${key}`, {
      method: 'PUT',
      body: JSON.stringify({ status }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    })
  const key = await askForKey()
  const asked = at.clock.now
  expect((await from('2001:db8:1:2::3', key)).status).toBe(200)
  const statuses = await Promise.all(
    Array.from({ length: 31 }, async (_, index) => (await from(`2001:db8:1:2::${index}`, `wrong-${index}`)).status),
  )
  expect(statuses.filter((status) => status === 404)).toHaveLength(30)
  const refused = await from('2001:db8:1:2::9', 'wrong-again')
  expect(refused.headers.get('Retry-After')).toBe('600')
  expect(await refusal(refused)).toEqual([429, 'tooManyTries', undefined])
  expect((await from('2001:db8:1:2::9', key)).status).toBe(200)
  expect((await from('203.0.113.7', 'wrong-again')).status).toBe(404)
  at.clock.now = new Date(asked.getTime() + 10 * 60_000)
  expect((await from('2001:db8:1:2::9', 'wrong-again')).status).toBe(404)
  at.clock.now = asked
})

test('a key is valid for two weeks, after which the traveler answers in the application', async () => {
  const key = await askForKey()
  const asked = at.clock.now
  at.clock.now = new Date(asked.getTime() + 14 * day)
  expect(await refusal(await answer(key, { status: 'approved' }))).toEqual([410, 'requestExpired', undefined])
  const [{ key: id }] = await at.get<[Arranger]>(traveler, `/main${placeOf(traveler)}/arranger-list`)
  const path = `${placeOf(traveler)}/arranger-requests/${id}`
  expect((await send(traveler, 'PUT', path, { status: 'approved' })).status).toBe(200)
  expect((await answer(key, { status: 'approved' })).status).toBe(200)
  at.clock.now = asked
})

test('a traveler is asked once an hour by the same person, and only the newest key is valid', async () => {
  const first = await askForKey()
  expect(await refusal(await ask())).toEqual([400, 'askedRecently', undefined])
  const asked = at.clock.now
  at.clock.now = new Date(asked.getTime() + hour - 1)
  expect(await refusal(await ask())).toEqual([400, 'askedRecently', undefined])
  at.clock.now = new Date(asked.getTime() + hour)
  const second = await askForKey()
  expect(second).not.toBe(first)
  expect((await answer(first, { status: 'approved' })).status).toBe(404)
  expect(await at.services.db.$count(arrangerRequests, eq(arrangerRequests.companyId, 'aurora'))).toBe(1)
  expect((await answer(second, { status: 'declined' })).status).toBe(200)
  at.clock.now = new Date(asked.getTime() + hour + day - 1)
  expect(await refusal(await ask())).toEqual([400, 'askedRecently', undefined])
  at.clock.now = new Date(asked.getTime() + hour + day)
  const third = await askForKey()
  expect((await answer(third, { status: 'approved' })).status).toBe(200)
  expect(await refusal(await ask())).toEqual([400, 'arrangedAlready', undefined])
  at.clock.now = asked
})

test.each([
  ['nobody we know', 'stranger@aurora.example'],
  ['somebody of another company', 'traveller@boreal.example'],
  ['oneself', 'organiser@aurora.example'],
  ['somebody without employment', 'nobody@aurora.example'],
])('a request to %s is refused like every other', async (_, email) => {
  expect(await refusal(await ask(email))).toEqual([400, 'unknownPerson', undefined])
  expect(await at.mails()).toEqual([])
})

test('a guest may be asked but may not ask, and no person asks for another', async () => {
  expect((await ask('guest@aurora.example')).status).toBe(200)
  expect((await ask('vip@aurora.example', 'guest@aurora')).status).toBe(403)
  const theirs = `${placeOf(traveler)}/arranger-requests`
  expect((await send('admin@aurora', 'POST', theirs, { email: 'finance@aurora.example' })).status).toBe(403)
})

test('an arranger can ask at most twenty people an hour', async () => {
  const everybody = await at.services.db.select().from(profiles).where(eq(profiles.companyId, 'aurora'))
  const colleagues = everybody.filter(({ id }) => /^p-aurora-\d+$/.test(id)).slice(0, 21)
  const statuses: number[] = []
  for (const { email } of colleagues) statuses.push((await ask(email)).status)
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
})

test('two people may ask each other at once, and one of two simultaneous answers counts', async () => {
  const both = await Promise.all([ask(), ask('organiser@aurora.example', traveler)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const [key] = await mailedKeys()
  const answers = await Promise.all([answer(key!, { status: 'approved' }), answer(key!, { status: 'declined' })])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('the key of a traveler whose profile is closed opens nothing', async () => {
  const key = await askForKey()
  const { db } = at.services
  await db
    .update(profiles)
    .set({ active: false })
    .where(eq(profiles.id, profileIdOf(traveler)))
  expect((await answer(key, { status: 'approved' })).status).toBe(404)
  await db
    .update(profiles)
    .set({ active: true })
    .where(eq(profiles.id, profileIdOf(traveler)))
})

/** The arranger in the words of the mail: name, address and company. */
const asking = {
  firstName: 'Lucía',
  lastName: 'Herrera',
  email: 'organiser@aurora.example',
  companyName: 'Aurora Industries',
}

test('the holder of a key sees the name of the requester while the request waits', async () => {
  const key = await askForKey()
  const who = (asked: string) => at.send(undefined, `/main/arranger-requests/${asked}`)
  const given = await who(key)
  expect([given.status, await given.json()]).toEqual([200, asking])
  expect((await who('unknown')).status).toBe(404)
  expect((await answer(key, { status: 'declined' })).status).toBe(200)
  expect((await who(key)).status).toBe(409)
})

test('a signed-in holder of the key sees the requester only if the key was mailed to them', async () => {
  const key = await askForKey()
  const who = (as: Handle, asked = key) => at.send(as, `/main${placeOf(as)}/arranger-requests/mailed/${asked}`)
  const given = await who(traveler)
  expect([given.status, await given.json()]).toEqual([200, asking])
  for (const other of ['finance@aurora', 'admin@aurora', 'traveller@boreal', arranger] as const) {
    const [theirs, unknown] = [await who(other), await who(other, 'unknown')]
    expect(theirs.status).toBe(404)
    expect(await theirs.text()).toBe(await unknown.text())
  }
  const id = (await at.get<[Arranger]>(traveler, `/main${placeOf(traveler)}/arranger-list`))[0].key
  expect((await who(traveler, id)).status).toBe(404)
  expect((await answer(key, { status: 'approved' })).status).toBe(200)
  expect((await who(traveler)).status).toBe(409)
})
