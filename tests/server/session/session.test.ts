import { eq } from 'drizzle-orm'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProfileChange } from '#contract/profile/profileChanges.ts'
import type { SignInResult, Whoami } from '#contract/session/session.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { profileChanges } from '#server/db/schema/profile/profileData.ts'
import { clientId, issuerOf } from '#server/domains/session/addresses.ts'
import { identityKeys } from '#server/domains/session/keys.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  const expiresAt = new Date(at.clock.now.getTime() + 3_600_000)
  await at.services.db.insert(oidcRecords).values([
    { model: 'Grant', id: 'alive', expiresAt },
    { model: 'Grant', id: 'another', expiresAt },
  ])
})
afterAll(() => at.close())

/** An ID token as the provider makes it. */
async function idTokenOf(email: string, { secondsAgo = 0, audience = clientId, grant = 'alive' } = {}) {
  const { db, env } = at.services
  const { signing } = await identityKeys(at.services)
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  const issued = Math.floor(at.clock.now.getTime() / 1000) - secondsAgo
  return new SignJWT({ jti: crypto.randomUUID(), grant })
    .setProtectedHeader({ alg: 'ES256', kid: signing.kid! })
    .setSubject(account!.id)
    .setIssuer(issuerOf(env))
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + 600)
    .sign(await importJWK(signing, 'ES256'))
}

const post = (path: string, body: object) =>
  at.send(undefined, `/main/login/signin-oidc${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })

test('whoami answers who is signed in', async () => {
  expect(await at.get<Whoami>('finance@aurora', '/company/auth/whoami')).toMatchObject({
    companyId: 'aurora',
    profileId: 'p-aurora-finance',
    legacyCompanyId: '10042',
    locale: 'en-CA',
    roles: ['FinancialOfficer'],
  })
  const sandbox = await at.get<Whoami>('nobody@aurora', '/company/auth/whoami')
  expect(sandbox).toMatchObject({ employeeId: null, roles: [] })
  const nobody = await at.send(undefined, '/company/auth/whoami')
  expect([nobody.status, nobody.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
})

test('a token brought from the identity provider is accepted once', async () => {
  const token = await idTokenOf('traveller@aurora.example')
  const results = await Promise.all([1, 2, 3, 4].map(() => post('', { token })))
  expect(results.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401', '401', '401'])
  const taken = results.find(({ ok }) => ok)!
  expect((await taken.json()) as SignInResult).toEqual({ isRegistered: true, loginHint: 'traveller@aurora.example' })
})

test.each([
  ['older than five minutes', { secondsAgo: 301 }],
  ['meant for somebody else', { audience: 'another' }],
  ['whose sign-in has ended', { grant: 'ended' }],
])('a brought token %s is refused', async (_, how) => {
  expect((await post('', { token: await idTokenOf('traveller@aurora.example', how) })).status).toBe(401)
})

test('§5 only a valid token is accepted, and only as the single key of the body', async () => {
  const token = await idTokenOf('traveller@aurora.example')
  const bodies = [{ token, code: '123456' }, { token, otp: '123456' }, { token: [token, token] }, { token: 'words' }]
  for (const body of [...bodies, { token: `${token}.${token}` }, { id_token: token }, {}])
    for (const path of ['', '/SignIn']) expect((await post(path, body)).status, JSON.stringify(body)).toBe(400)
  expect((await post('', { token })).status).toBe(200)
})

test('SignIn accepts an older token as long as it is valid', async () => {
  const at301 = await idTokenOf('traveller@aurora.example', { secondsAgo: 301 })
  expect((await post('/SignIn', { token: at301 })).status).toBe(200)
  const dead = await idTokenOf('traveller@aurora.example', { secondsAgo: 601 })
  expect((await post('/SignIn', { token: dead })).status).toBe(401)
})

test('registration accepts the terms once and stores the language, which is one of ours', async () => {
  const { db } = at.services
  const email = 'newhire@aurora.example'
  await db.update(profiles).set({ registeredAt: null }).where(eq(profiles.email, email))
  const token = await idTokenOf(email)
  expect(await (await post('/SignIn', { token })).json()).toMatchObject({ isRegistered: false })
  const register = (cultureCode: string) => post('/register', { token, termsAndConditions: true, cultureCode })
  expect(await (await register('es-MX')).json()).toMatchObject({ isRegistered: true })
  const [first] = await db.select().from(profiles).where(eq(profiles.email, email))
  expect(first).toMatchObject({ cultureCode: 'es-MX', registeredAt: at.clock.now })
  at.clock.now = new Date(at.clock.now.getTime() + 1000)
  expect((await register('xx-XX')).status).toBe(400)
  await register('fr-CA')
  const [second] = await db.select().from(profiles).where(eq(profiles.email, email))
  expect(second).toMatchObject({ cultureCode: 'fr-CA', registeredAt: first!.registeredAt })
})

test('IsSSOEnabled answers for the domain only', async () => {
  const ask = async (emailAddress: string) =>
    (await at.send(undefined, `/main/login/signin-oidc/IsSSOEnabled?${new URLSearchParams({ emailAddress })}`)).json()
  expect(await ask('traveller@aurora.example')).toEqual({ isSSOEnabled: true })
  expect(await ask('no-such-person@Aurora.Example')).toEqual({ isSSOEnabled: true })
  expect(await ask('traveller@elsewhere.example')).toEqual({ isSSOEnabled: false })
})

test('a person who has not accepted the terms is told so, and every other call is refused until then', async () => {
  const newcomer = 'newcomer@aurora' as const
  expect(await at.get<Whoami>(newcomer, '/company/auth/whoami')).toMatchObject({ isRegistered: false })
  const trips = `/main${placeOf(newcomer)}/trips`
  const refused = await at.send(newcomer, trips)
  expect([refused.status, await refused.json()]).toMatchObject([403, { messageCode: 'notRegistered' }])
  const token = await idTokenOf(`${newcomer}.example`)
  await post('/register', { token, termsAndConditions: true, cultureCode: 'es-MX' })
  expect(await at.get<Whoami>(newcomer, '/company/auth/whoami')).toMatchObject({ isRegistered: true, locale: 'es-MX' })
  expect((await at.send(newcomer, trips)).status).toBe(200)
})

describe('an ID token after signing out', () => {
  test.each([
    ['/SignIn', {}],
    ['/register', { termsAndConditions: true, cultureCode: 'fr-CA' }],
  ])('the call %s refuses an ID token after signing out, and writes nothing', async (path, fields) => {
    const { db } = at.services
    const written = async () => [await db.select().from(profiles), await db.$count(profileChanges)]
    const token = await idTokenOf('traveller@aurora.example', { grant: 'left' })
    const before = await written()
    const answer = await post(path, { token, ...fields })
    expect([answer.status, await answer.json()]).toMatchObject([401, { messageCode: 'notSignedIn' }])
    expect(await written()).toEqual(before)
  })
})

describe('the record of changes', () => {
  const changesOf = async (who: 'vip@aurora' | 'organiser@aurora') => {
    const { responseData } = await at.get<{ responseData: ProfileChange[] }>(who, `/main${placeOf(who)}/changes`)
    return responseData.map(({ section, action, fields, isOwn }) => [section, action, ...fields, isOwn])
  }

  test('the record has a sign-in once, however often it is repeated', async () => {
    const before = await changesOf('vip@aurora')
    for (let n = 0; n < 3; n += 1)
      await post('/SignIn', { token: await idTokenOf('vip@aurora.example', { grant: 'another' }) })
    expect(await changesOf('vip@aurora')).toEqual([['account', 'added', 'signIn', true], ...before])
  })

  test('the record has what registering changed, and nothing where it changed nothing', async () => {
    const { db } = at.services
    const email = 'organiser@aurora.example'
    await db.update(profiles).set({ registeredAt: null, cultureCode: 'en-CA' }).where(eq(profiles.email, email))
    const register = async (cultureCode: string) =>
      post('/register', { token: await idTokenOf(email), termsAndConditions: true, cultureCode })
    await register('es-MX')
    await register('es-MX')
    expect(await changesOf('organiser@aurora')).toEqual([['account', 'changed', 'registeredAt', 'cultureCode', true]])
  })
})
