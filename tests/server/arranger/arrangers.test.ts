import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Arranger } from '#contract/arranger/arrangers.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { expectLog } from '#tests/support/run/log.ts'
import { endWaiting, forgetTurns } from '#tests/support/mail/mailQueue.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.forgetMails()
  await at.services.db.delete(arrangerRequests).where(eq(arrangerRequests.companyId, 'aurora'))
})

const me = 'newhire@aurora'
const colleague = 'vip@aurora'
const listOf = (who: Handle) => at.get<Arranger[]>(who, `/main${placeOf(who)}/arranger-list`)
const send = (as: Handle, of: Handle, method: string, path: string, body: object) =>
  at.send(as, `/main${placeOf(of)}/${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
const add = (email: string, who: Handle = me) => send(who, who, 'POST', 'arranger-list', { email })
const answer = (key: string, status: string, who: Handle = me) =>
  send(who, who, 'PUT', `arranger-requests/${key}`, { status })
const refusal = async (given: Response) => {
  const { messageCode, problems, current } = failureSchema.parse(await given.json())
  return [given.status, problems?.[0]?.code ?? messageCode, current]
}
/** Requests to arrange for the person and returns the key. */
async function asks(arranger: Handle, status: 'sent' | 'declined' = 'sent', traveler: Handle = me) {
  const id = crypto.randomUUID()
  await at.services.db.insert(arrangerRequests).values({
    id,
    companyId: 'aurora',
    arrangerProfileId: profileIdOf(arranger),
    travelerProfileId: profileIdOf(traveler),
    status,
    createdAt: at.clock.now,
  })
  return id
}
const seesMe = async (who: Handle) => (await at.send(who, `/main${placeOf(me)}`)).status === 200

test('an added colleague is an arranger at once and gets a mail in their language (§4)', async () => {
  expect(await seesMe(colleague)).toBe(false)
  const given = await add(' VIP@aurora.example ')
  const added = (await given.json()) as Arranger
  expect([given.status, added]).toEqual([
    200,
    expect.objectContaining({ profileId: profileIdOf(colleague), status: 'approved', lastName: 'Lavoie' }),
  ])
  expect(await listOf(me)).toEqual([added])
  expect(await at.get<Arranger[]>('admin@aurora', `/main${placeOf(me)}/arranger-list`)).toEqual([added])
  expect(await seesMe(colleague)).toBe(true)
  const [mail] = await at.mails()
  expect(mail?.subject).toBe('Vous organisez maintenant les voyages de Jonah Whitfield')
  expect([mail?.to?.[0]?.address, mail?.replyTo?.[0]?.address]).toEqual([
    'vip@aurora.example',
    'newhire@aurora.example',
  ])
  expect(await refusal(await add('vip@aurora.example'))).toEqual([400, 'alreadyThere', undefined])
})

test('a colleague who is added many times at once is an arranger once', async () => {
  const statuses = (await Promise.all(Array.from({ length: 6 }, () => add('vip@aurora.example')))).map(
    ({ status }) => status,
  )
  expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([1, new Set([200, 400])])
  expect(await listOf(me)).toHaveLength(1)
  expect(await at.mails()).toHaveLength(1)
})

test.each([
  ['nobody we know', 'stranger@aurora.example'],
  ['somebody of another company', 'arranger@boreal.example'],
  ['oneself', 'newhire@aurora.example'],
  ['a guest', 'guest@aurora.example'],
  ['somebody without employment', 'nobody@aurora.example'],
  ['somebody whose profile is closed', 'risk@aurora.example'],
])('adding %s as an arranger is refused like every other', async (_, email) => {
  await at.services.db.update(profiles).set({ active: false }).where(eq(profiles.email, 'risk@aurora.example'))
  expect(await refusal(await add(email))).toEqual([400, 'unknownPerson', undefined])
  expect(await at.mails()).toEqual([])
})

test('adding a colleague approves their pending request, and a declined one can be added again', async () => {
  const key = await asks(colleague)
  expect(((await (await add('vip@aurora.example')).json()) as Arranger).key).toBe(key)
  const old = await asks('finance@aurora', 'declined')
  expect(((await (await add('finance@aurora.example')).json()) as Arranger).key).not.toBe(old)
  expect((await listOf(me)).map(({ status }) => status)).toEqual(['approved', 'approved'])
})

test('requests are approved or declined and arrangers removed, once each, with a mail (§4)', async () => {
  const [one, two] = [await asks(colleague), await asks('finance@aurora')]
  expect((await listOf(me)).map(({ status }) => status)).toEqual(['sent', 'sent'])
  expect(await seesMe(colleague)).toBe(false)
  expect(await (await answer(one, 'approved')).json()).toEqual({ key: one, status: 'approved' })
  expect((await answer(one, 'approved')).status).toBe(200)
  expect((await answer(two, 'declined')).status).toBe(200)
  expect(await refusal(await answer(two, 'approved'))).toEqual([409, 'notFromHere', { key: two, status: 'declined' }])
  expect(await refusal(await answer(one, 'declined'))).toEqual([409, 'notFromHere', { key: one, status: 'approved' }])
  // The letter of another hour.
  await forgetTurns(at.services)
  expect((await answer(one, 'removed')).status).toBe(200)
  expect(await refusal(await answer(one, 'approved'))).toEqual([409, 'notFromHere', { key: one, status: 'removed' }])
  expect([await seesMe(colleague), await listOf(me)]).toEqual([false, []])
  const told = (await at.mails()).map(({ to }) => to?.[0]?.address)
  expect(told).toHaveLength(3)
  expect(told).toEqual(expect.arrayContaining(['finance@aurora.example', 'vip@aurora.example', 'vip@aurora.example']))
  const { responseData } = await at.get<{ responseData: { section: string }[] }>(me, `/main${placeOf(me)}/changes`)
  expect(responseData.filter(({ section }) => section === 'arrangers').length).toBeGreaterThanOrEqual(3)
})

test('only one of a simultaneous approval and refusal counts', async () => {
  const key = await asks(colleague)
  const statuses = (await Promise.all([answer(key, 'approved'), answer(key, 'declined')])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
})

test('a guest keeps their last arranger, also when two are removed at once (§6)', async () => {
  const guest = 'guest@aurora'
  const keys = await Promise.all([asks(colleague, 'sent', guest), asks('finance@aurora', 'sent', guest)])
  for (const key of keys) expect((await answer(key, 'approved', guest)).status).toBe(200)
  const answers = await Promise.all(keys.map((key) => answer(key, 'removed', guest)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
  const refused = answers.find(({ status }) => status === 403)!
  expect(failureSchema.parse(await refused.json())).toMatchObject({
    messageCode: 'lastArranger',
    message: expect.stringContaining('Add another arranger first'),
  })
})

test('no other person answers for the traveler, and a key opens nothing else', async () => {
  const key = await asks(colleague)
  const path = `arranger-requests/${key}`
  expect((await send(colleague, me, 'PUT', path, { status: 'approved' })).status).toBe(403)
  expect((await send('admin@aurora', me, 'PUT', path, { status: 'approved' })).status).toBe(403)
  expect((await send(colleague, colleague, 'PUT', path, { status: 'approved' })).status).toBe(404)
  expect((await send('traveller@boreal', 'traveller@boreal', 'PUT', path, { status: 'approved' })).status).toBe(404)
  expect((await answer('no-such-key', 'approved')).status).toBe(404)
  expect((await answer(key, 'sent')).status).toBe(400)
  expect((await send('admin@aurora', me, 'POST', 'arranger-list', { email: 'vip@aurora.example' })).status).toBe(403)
  expect((await at.send('arranger@aurora', `/main${placeOf(me)}/arranger-list`)).status).toBe(403)
})

test('adding and removing an arranger repeatedly does not fill their mailbox', async () => {
  const who = 'organiser@aurora'
  const statuses: number[] = []
  for (let time = 0; time <= 20; time += 1) {
    const given = await add('vip@aurora.example', who)
    statuses.push(given.status)
    if (given.ok) await answer(((await given.json()) as Arranger).key, 'removed', who)
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  at.clock.now = new Date(at.clock.now.getTime() + 3_600_000)
  expect((await add('vip@aurora.example', who)).status).toBe(200)
})

test('a decision is stored where the mail cannot be sent, and is mailed once it can', async () => {
  expectLog(/"what":"A mail did not leave and is tried again."/)
  Object.assign(at.services.env, { SMTP_URL: 'smtp://127.0.0.1:1' })
  expect((await add('vip@aurora.example')).status).toBe(200)
  expect(await at.mails()).toEqual([])
  Object.assign(at.services.env, { SMTP_URL: undefined })
  expect(await listOf(me)).toHaveLength(1)
  await endWaiting(at.services)
  expect((await at.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['vip@aurora.example'])
})
