import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Employee } from '#contract/employees/employees.ts'
import { companyChanges, scimTokens } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { allowances } from '#server/db/schema/system/limits.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { employeeIdOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { patchSchema, scimDesk } from '#tests/support/scim/scimDesk.ts'
import { checkError } from '#tests/support/scim/scimValidator.ts'

const desk = scimDesk()
const minuteMs = 60_000
const statusWith = async (token: string) =>
  (await desk.raw('/Users?count=0', { headers: { Authorization: `Bearer ${token}` } })).status
const end = (id: string) =>
  desk.at().send('admin@aurora', `${desk.tokensOf('admin@aurora')}/${id}`, { method: 'DELETE' })

test('people are provisioned without an invitation until an administrator wants it, and invited afterwards', async () => {
  const { id, token } = await desk.makeToken('admin@aurora', { name: 'First', days: 90, invites: false })
  const call = (method: string, path: string, body: object) =>
    desk.raw(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/scim+json' },
      body: JSON.stringify(body),
    })
  const add = async (userName: string, active: boolean) => {
    const emails = [{ primary: true, type: 'work', value: userName }]
    const answer = await call('POST', '/Users', desk.person({ userName, emails, active }))
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { id: string }).id
  }
  const invitedAt = async (employeeId: string) => {
    const { db } = desk.at().services
    return (await db.select().from(employees).where(eq(employees.id, employeeId)))[0]!.invitedAt
  }
  const activate = (employeeId: string) =>
    call('PATCH', `/Users/${employeeId}`, {
      schemas: [patchSchema],
      Operations: [{ op: 'replace', path: 'active', value: true }],
    })
  const [added, asleep] = [await add('later1@aurora.example', true), await add('later2@aurora.example', false)]
  await activate(asleep)
  expect([await invitedAt(added), await invitedAt(asleep)]).toEqual([null, null])
  const put = (who: Handle) =>
    desk.at().send(who, `${desk.tokensOf('admin@aurora')}/${id}`, {
      method: 'PUT',
      body: JSON.stringify({ invites: true }),
      headers: { 'Content-Type': 'application/json' },
    })
  expect((await put('traveller@aurora')).status).toBe(403)
  expect(await (await put('admin@aurora')).json()).toMatchObject({ id, invites: true })
  expect(await invitedAt(await add('later3@aurora.example', true))).not.toBeNull()
  // Waiting people are invited in the administration, also one by one.
  expect(await invitedAt(added)).toBeNull()
})

test('a token is answered once and stored as a hash', async () => {
  const made = await desk.makeToken('admin@aurora', { name: 'Okta', days: 90 })
  expect(made).toMatchObject({ name: 'Okta', createdByName: 'Priya Raghavan', lastUsedAt: null, endedAt: null })
  expect(made.token).toMatch(/^wms_[\w-]{43}$/)
  expect(made.token.startsWith(made.start)).toBe(true)
  expect(Date.parse(made.expiresAt!) - Date.parse(made.createdAt)).toBe(90 * 24 * 60 * minuteMs)
  const { baseUrl, tokens } = await desk.listTokens('admin@aurora')
  expect(baseUrl).toBe('http://waymark.test/scim/v2')
  expect(tokens.map(({ id }) => id)).toContain(made.id)
  expect(JSON.stringify(tokens)).not.toContain(made.token)
  const [stored] = await desk.at().services.db.select().from(scimTokens).where(eq(scimTokens.id, made.id))
  expect(stored!.tokenHash).toBe(sha256(made.token))
})

test('a token is valid until it is ended, at once, or until it expires', async () => {
  const [ended, expiring] = [
    await desk.makeToken('admin@aurora'),
    await desk.makeToken('admin@aurora', { name: 'Old', days: 90 }),
  ]
  expect([await statusWith(ended.token), await statusWith(expiring.token)]).toEqual([200, 200])
  expect((await end(ended.id)).status).toBe(200)
  expect((await end(ended.id)).status).toBe(200)
  expect(await statusWith(ended.token)).toBe(401)
  const { clock } = desk.at()
  const before = clock.now
  clock.now = new Date(+before + 90 * 24 * 60 * minuteMs)
  expect(await statusWith(expiring.token)).toBe(401)
  clock.now = before
})

test('the last use is stored, once a minute at most', async () => {
  const { id, token } = await desk.makeToken('admin@aurora')
  const lastUse = async () => (await desk.listTokens('admin@aurora')).tokens.find((each) => each.id === id)!.lastUsedAt
  const { clock } = desk.at()
  await statusWith(token)
  const first = await lastUse()
  expect(first).toBe(clock.now.toISOString())
  clock.now = new Date(+clock.now + minuteMs / 2)
  await statusWith(token)
  expect(await lastUse()).toBe(first)
  clock.now = new Date(+clock.now + minuteMs)
  await statusWith(token)
  expect(await lastUse()).toBe(clock.now.toISOString())
  await end(id)
})

test('creating and ending a token are in the record of changes', async () => {
  const { id } = await desk.makeToken('admin@aurora', { name: 'Recorded', days: null })
  await end(id)
  const rows = await desk.at().services.db.select().from(companyChanges).where(eq(companyChanges.entityId, id))
  expect(rows.map(({ action, actorProfileId }) => `${action} by ${actorProfileId}`).toSorted()).toEqual([
    'added by p-aurora-admin',
    'removed by p-aurora-admin',
  ])
})

test('a company has ten tokens at most; the ended ones do not count', async () => {
  const open = () =>
    desk.listTokens('admin@boreal').then(({ tokens }) => tokens.filter(({ endedAt }) => !endedAt).length)
  while ((await open()) < mosts.scimTokens.most) await desk.makeToken('admin@boreal')
  const body = JSON.stringify({ name: 'One more', days: null })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await desk.at().send('admin@boreal', desk.tokensOf('admin@boreal'), { method: 'POST', body, headers })
  expect([answer.status, failureSchema.parse(await answer.json()).messageCode]).toEqual([409, 'tooManyTokens'])
})

test('one administrator makes only so many tokens within a day, the ended ones among them', async () => {
  const { most } = mosts.scimTokensAdded
  await desk.at().services.db.delete(allowances)
  mosts.scimTokensAdded.most = 1
  const { id } = await desk.makeToken('admin@aurora')
  await end(id)
  const init = { method: 'POST', body: JSON.stringify({ name: 'One more', days: null }) }
  const headers = { 'Content-Type': 'application/json' }
  const answer = await desk.at().send('admin@aurora', desk.tokensOf('admin@aurora'), { ...init, headers })
  mosts.scimTokensAdded.most = most
  expect([answer.status, failureSchema.parse(await answer.json()).messageCode]).toEqual([429, 'tooManyToday'])
})

test('too many requests with one token wait, and those with another do not', async () => {
  const { token } = await desk.makeToken('admin@aurora')
  const { db } = desk.at().services
  const keys = async () => (await db.select({ key: allowances.key }).from(allowances)).map(({ key }) => key)
  const before = await keys()
  expect(await statusWith(token)).toBe(200)
  const own = (await keys()).find((key) => !before.includes(key))
  await db.update(allowances).set({ used: 3000 }).where(eq(allowances.key, own!))
  const answer = await desk.raw('/Users', { headers: { Authorization: `Bearer ${token}` } })
  checkError(429, await answer.json())
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await statusWith(desk.token())).toBe(200)
})

describe('deactivating the admin who made a token', () => {
  const [maker, other]: [Handle, Handle] = ['admin@aurora', 'everything@aurora']
  const list = '/company/admin/companies/aurora/employees'
  const employeeId = employeeIdOf(maker)
  const post = (body: object) =>
    desk.at().send(other, `${list}/deactivateEmployee`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  beforeEach(async () => {
    const { db } = desk.at().services
    await db.delete(scimTokens)
    await db.delete(companyChanges)
    await db.update(employees).set({ status: 'active' }).where(eq(employees.id, employeeId))
  })

  test("deactivating the maker of a token ends it, and the maker's page warns before", async () => {
    const { token } = await desk.makeToken(maker, { name: 'Okta', days: null })
    expect(await desk.at().get<Employee>(other, `${list}/${employeeId}`)).toMatchObject({ tokenNames: ['Okta'] })
    expect((await post({ employeeId })).status).toBe(200)
    expect(await statusWith(token)).toBe(401)
    expect(await desk.at().get<Employee>(other, `${list}/${employeeId}`)).toMatchObject({ tokenNames: [] })
  })

  test('the deactivating admin may take over the token, which stays valid in their name and is recorded', async () => {
    const { id, token } = await desk.makeToken(maker, { name: 'Okta', days: null })
    const ended = await desk.makeToken(maker, { name: 'Old', days: null })
    await end(ended.id)
    expect((await post({ employeeId, takesTokens: true })).status).toBe(200)
    expect(await statusWith(token)).toBe(200)
    expect(await statusWith(ended.token)).toBe(401)
    const { tokens } = await desk.listTokens(other)
    const { db } = desk.at().services
    const [taker] = await db
      .select()
      .from(profiles)
      .where(eq(profiles.id, profileIdOf(other)))
    const createdByName = `${taker!.firstName} ${taker!.lastName}`
    expect(tokens.find((each) => each.id === id)).toMatchObject({ createdByName, endedAt: null })
    const isIt = and(eq(companyChanges.entityId, id), eq(companyChanges.action, 'changed'))
    const [note] = await db.select().from(companyChanges).where(isIt)
    expect(note).toMatchObject({ actorProfileId: profileIdOf(other), changes: [{ field: 'createdBy' }] })
    // The person who took it over answers for it: with their right it ends.
    await db
      .update(employees)
      .set({ status: 'inactive' })
      .where(eq(employees.id, employeeIdOf(other)))
    expect(await statusWith(token)).toBe(401)
    await db
      .update(employees)
      .set({ status: 'active' })
      .where(eq(employees.id, employeeIdOf(other)))
  })
})
