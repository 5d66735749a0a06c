import { afterAll, beforeAll, expect, test } from 'vitest'
import { helpDeskLimits } from '#contract/support/helpDesk.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { helpDeskCodes, helpDeskSessions } from '#server/db/schema/site/helpDesk.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { type Handle, openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import {
  agent,
  firstEvents,
  openDesks,
  queuePath,
  requestsPath,
  tokenPath,
  validationPath,
} from '#tests/support/helpDesk/desk.ts'

// §4, §7: no token in an address lives long, and none opens more than the help desk.

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me: Handle = 'traveller@aurora'
const desks = openDesks(() => at)
const codeOf = async (who: Handle) => (await at.get<{ token: string }>(who, tokenPath(who))).token
const validate = (who: Handle, code: string) => at.send(who, `${validationPath}?user_token=${code}`)
const problemOf = async (answer: Response) => [answer.status, failureSchema.parse(await answer.json()).messageCode]
const later = (seconds: number) => (at.clock.now = new Date(+at.clock.now + seconds * 1000))

test('a token of an employee opens the help desk once', async () => {
  const code = await codeOf(me)
  const answer = await validate(me, code)
  expect(await answer.json()).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: new Date(+at.clock.now + helpDeskLimits.sessionMinutes * 60_000).toISOString(),
  })
  expect(await problemOf(await validate(me, code))).toEqual([409, 'helpDeskTokenUsed'])
})

test('a token of an employee is useless after a minute, and to anybody else', async () => {
  const late = await codeOf(me)
  later(helpDeskLimits.codeSeconds)
  expect(await problemOf(await validate(me, late))).toEqual([409, 'helpDeskTokenUsed'])
  const stolen = await codeOf(me)
  expect(await problemOf(await validate('newhire@aurora', stolen))).toEqual([409, 'helpDeskTokenUsed'])
  expect((await at.send(undefined, `${validationPath}?user_token=${stolen}`)).status).toBe(401)
  expect((await validate(me, stolen)).status).toBe(200)
})

test('the database has only hashes of tokens', async () => {
  const [code, token] = [await codeOf(me), await desks.open(me)]
  const rows = [
    ...(await at.services.db.select().from(helpDeskCodes)),
    ...(await at.services.db.select().from(helpDeskSessions)),
  ]
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('calls of the help desk need its token, and no other call takes it', async () => {
  expect(await problemOf(await at.send(me, requestsPath(me)))).toEqual([409, 'helpDeskClosed'])
  const token = await desks.open(me)
  const headers = { 'Help-Desk-Token': token }
  expect((await at.send(me, requestsPath(me), { headers })).status).toBe(200)
  expect((await at.send(undefined, requestsPath(me), { headers })).status).toBe(401)
  const own = { Authorization: `Bearer ${token}` }
  expect((await at.send(undefined, '/company/auth/whoami', { headers: own })).status).toBe(401)
  expect(await problemOf(await at.send('vip@aurora', requestsPath('vip@aurora'), { headers }))).toEqual([
    409,
    'helpDeskClosed',
  ])
})

test('an open help desk ends by itself', async () => {
  await desks.open(me)
  later(helpDeskLimits.sessionMinutes * 60)
  expect(await problemOf(await desks.send(me, requestsPath(me)))).toEqual([409, 'helpDeskClosed'])
  await desks.open(me)
})

test('signing out of the help desk refuses its tokens and ends its streams', async () => {
  await desks.open(me)
  const stream = await desks.send(me, requestsPath(me).replace('requests', 'events'))
  expect(stream.headers.get('Content-Type')).toContain('text/event-stream')
  expect((await at.send(me, tokenPath(me), { method: 'DELETE' })).status).toBe(200)
  expect(await firstEvents(stream, 3)).toHaveLength(0)
  expect(await problemOf(await desks.send(me, requestsPath(me)))).toEqual([409, 'helpDeskClosed'])
})

test('§4 guests have no help desk', async () => {
  const guest: Handle = 'guest@aurora'
  const code = await codeOf(me)
  for (const path of [tokenPath(guest), `${validationPath}?user_token=${code}`, requestsPath(guest)])
    expect((await at.send(guest, path)).status).toBe(403)
  const body = JSON.stringify({ topic: 'other', text: 'Hello' })
  const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }
  expect((await at.send(guest, requestsPath(guest), init)).status).toBe(403)
})

test('only an agent reads the queue', async () => {
  expect((await at.send('admin@aurora', `${queuePath}/queue`)).status).toBe(404)
  expect((await at.send('everything@aurora', '/company/companies/aurora/help-desk/queue')).status).toBe(403)
  expect((await desks.send(agent, `${queuePath}/queue`)).status).toBe(200)
})

test('no administrator gives the role of an agent, or takes it', async () => {
  const path = (who: Handle) => `/main${placeOf(who)}/roles`
  const send = (as: Handle, who: Handle, method: string, roles: string[]) =>
    at.send(as, path(who), {
      method,
      body: JSON.stringify({ roles }),
      headers: { 'Content-Type': 'application/json' },
    })
  expect((await send('admin@aurora', me, 'POST', ['HelpDeskAgent'])).status).toBe(403)
  expect((await send('admin@aurora', me, 'PUT', ['Traveller', 'HelpDeskAgent'])).status).toBe(403)
  await at.services.db.insert(profileRoles).values({ profileId: profileIdOf(agent), role: 'Admin' })
  const kept = await send(agent, agent, 'PUT', ['Admin'])
  expect(await kept.json()).toEqual({ roles: ['Admin', 'HelpDeskAgent'] })
})

test('with a help desk elsewhere the configuration names it, and this one does not open', async () => {
  const elsewhere = await openTestApi({ ZOHO_ORG_ID: '60001', ZOHO_DESK_URL: 'https://desk.example/portal' })
  const { zoho, features } = await elsewhere.get<{ zoho: object; features: { name: string }[] }>(
    me,
    '/main/configuration',
  )
  expect(zoho).toEqual({ orgId: '60001', url: 'https://desk.example/portal' })
  expect(features.map(({ name }) => name)).not.toContain('helpdesk')
  expect(await problemOf(await elsewhere.send(me, tokenPath(me)))).toEqual([409, 'helpDeskElsewhere'])
  await elsewhere.close()
})

test('an organization without an address leaves the embedded help desk as it is', async () => {
  const named = await openTestApi({ ZOHO_ORG_ID: '60001' })
  const { zoho, features } = await named.get<{ zoho: object; features: { name: string }[] }>(me, '/main/configuration')
  expect(zoho).toEqual({ orgId: '60001' })
  expect(features.map(({ name }) => name)).toContain('helpdesk')
  expect((await named.send(me, tokenPath(me))).status).toBe(200)
  await named.close()
})
