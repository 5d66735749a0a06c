import { UnsecuredJWT, SignJWT } from 'jose'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Whoami } from '#contract/session.ts'
import { createApi } from '#server/api.ts'
import { oidcRecords, providerLinks } from '#server/db/schema/identity.ts'
import { loadAccount } from '#server/domains/session/account.ts'
import { callerOf } from '#server/domains/session/authenticate.ts'
import { isGrantAlive, isInUse } from '#server/domains/session/grants.ts'
import { sendInvitation } from '#server/domains/session/invitationMail.ts'
import { readEnv } from '#server/services/env.ts'
import { openOutbox } from '../support/outbox.ts'
import { startOtherProvider } from '../support/otherProvider.ts'
import { openTestServices } from '../support/server.ts'

const audience = 'https://travel.example/api'
const idle = 1790

let provider: Awaited<ReturnType<typeof startOtherProvider>>
let at: Awaited<ReturnType<typeof openTestServices>>
let api: ReturnType<typeof createApi>
let clock = new Date()
beforeAll(async () => {
  provider = await startOtherProvider()
})
afterAll(() => provider.close())

const seconds = (from = 0) => Math.floor(+clock / 1000) + from
const person = (changed: object = {}) => ({
  sub: 'u-1',
  aud: audience,
  iat: seconds(),
  exp: seconds(600),
  email: 'Traveller@Aurora.example',
  email_verified: true,
  ...changed,
})
const call = (token: string, path = '/company/auth/whoami', init: RequestInit = {}) =>
  api.request(path, { ...init, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' } })
const statusOf = async (token: string) => (await call(token)).status
const post = async (path: string, body: object) =>
  api.request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })

/** The backend with that provider. */
const open = (variables: Record<string, string> = {}) => {
  beforeAll(async () => {
    const settings = { OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: audience, ...variables }
    at = await openTestServices(settings, () => clock)
    api = createApi(at.services)
  })
  beforeEach(async () => {
    clock = new Date()
    await at.services.db.delete(oidcRecords)
    await at.services.db.delete(providerLinks)
  })
  afterAll(() => at.close())
}

describe('access tokens that are JWTs of the provider', () => {
  open()

  test('open the account of the verified e-mail address, whatever its case; roles are those of the database', async () => {
    const answer = await call(await provider.token(person({ role: 'Admin' })))
    const whoami = (await answer.json()) as Whoami
    expect(whoami).toMatchObject({ profileId: 'p-aurora-traveller', roles: ['Traveller'] })
    // From then on the subject counts, though the address changes.
    const later = await call(await provider.token(person({ email: 'married@aurora.example' })))
    expect(((await later.json()) as Whoami).profileId).toBe('p-aurora-traveller')
  })

  test.each([
    ['an address that is not verified', { email_verified: false }],
    ['an address of which nothing is said', { email_verified: undefined }],
    ['an address that nobody has here', { email: 'stranger@aurora.example' }],
    ['no address', { email: undefined, email_verified: undefined }],
  ])('with %s open nothing, and say so', async (_, changed) => {
    const answer = await call(await provider.token(person(changed)))
    expect([answer.status, await answer.json()]).toMatchObject([403, { messageCode: 'unknownPerson' }])
    expect(await at.services.db.$count(providerLinks)).toBe(0)
  })

  test('an address that the company gives to somebody else does not hand the account over', async () => {
    expect(await statusOf(await provider.token(person()))).toBe(200)
    expect(await statusOf(await provider.token(person({ sub: 'u-2' })))).toBe(403)
  })

  test('the address is asked for at userinfo where the token has none, if that is about the same person', async () => {
    const token = await provider.token(person({ email: undefined, email_verified: undefined }))
    const said = { email: 'traveller@aurora.example', email_verified: true }
    provider.people.set(token, { ...said, sub: 'somebody else' })
    expect(await statusOf(token)).toBe(403)
    provider.people.set(token, { ...said, sub: 'u-1' })
    expect(await statusOf(token)).toBe(200)
  })

  const forged: Record<string, () => Promise<string> | string> = {
    'for another audience': () => provider.token(person({ aud: 'waymark-web' })),
    'of another issuer': () => provider.token(person({ iss: 'https://evil.example' })),
    expired: () => provider.token(person({ exp: seconds(-60) })),
    'not valid yet': () => provider.token(person({ nbf: seconds(60) })),
    'that are ID tokens': () => provider.token(person({ nonce: 'n' })),
    'that Keycloak marks as ID tokens': () => provider.token(person({ typ: 'ID' })),
    'without a subject': () => provider.token(person({ sub: undefined })),
    'without a signature': () => new UnsecuredJWT(person({ iss: provider.issuer })).encode(),
    'signed with a shared secret': () =>
      new SignJWT(person({ iss: provider.issuer })).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    'signed with an unknown key': async () => provider.token(person(), { kid: 'unknown' }),
  }
  test.each(Object.entries(forged))('%s are refused', async (_, make) => {
    expect(await statusOf(await make())).toBe(401)
  })

  test('keys are fetched once, and anew when the provider rotates them', async () => {
    const tokens = await Promise.all([person(), person({ sid: 's' })].map((claims) => provider.token(claims)))
    await Promise.all(tokens.map(statusOf))
    const before = provider.asked['/keys'] ?? 0
    expect(await statusOf(tokens[0]!)).toBe(200)
    expect(provider.asked['/keys']).toBe(before)

    vi.useFakeTimers({ toFake: ['Date'] })
    await provider.rotate('ES256')
    vi.setSystemTime(+clock + 31_000)
    expect(await statusOf(await provider.token(person()))).toBe(200)
    expect(await statusOf(tokens[0]!), 'signed with a key that is no more').toBe(401)
    expect(provider.asked['/keys']).toBe(before + 1)
  })

  test('a provider that does not answer signs nobody out', async () => {
    const away = { ...at.services, env: { ...at.services.env, OIDC_ISSUER: 'http://127.0.0.1:1' } }
    const answer = await createApi(away).request('/company/auth/whoami', {
      headers: { Authorization: `Bearer ${await provider.token(person())}` },
    })
    expect([answer.status, await answer.json()]).toMatchObject([503, { messageCode: 'identityUnavailable' }])
  })

  const grantOf = async () => {
    const [row] = await at.services.db.select().from(oidcRecords).where(eq(oidcRecords.model, 'ExternalSession'))
    return row!.id
  }

  test('calls that arrive together begin one sign-in; signing out ends it, and every token issued until then', async () => {
    const token = await provider.token(person({ sid: 'laptop' }))
    const phone = await provider.token(person({ sid: 'phone' }))
    await Promise.all([token, token, token].map(statusOf))
    expect(await at.services.db.$count(oidcRecords, eq(oidcRecords.model, 'ExternalSession'))).toBe(1)
    const grantId = await grantOf()
    expect([await isGrantAlive(at.services, grantId), await isInUse(at.services, grantId)]).toEqual([true, true])

    expect((await call(token, '/company/auth/signout', { method: 'POST' })).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect(await callerOf(at.services, { accountId: 'a-aurora-traveller', grantId })).toBeUndefined()
    expect(await statusOf(phone), 'another browser of the same person').toBe(200)
    clock = new Date(+clock + 2000)
    expect(await statusOf(await provider.token(person({ sid: 'laptop' }))), 'after signing in again').toBe(200)
    expect(await grantOf()).not.toBe(grantId)
  })

  test('a sign-in in which nothing happens for as long as §9 allows is over, and one that is used goes on', async () => {
    const began = +clock
    const token = await provider.token(person({ exp: seconds(86_400) }))
    for (const minutes of [0, 20, 45]) {
      clock = new Date(began + minutes * 60_000)
      expect(await statusOf(token), `after ${minutes} minutes`).toBe(200)
    }
    clock = new Date(+clock + (idle + 1) * 1000)
    expect(await statusOf(token)).toBe(401)
  })

  test('who administers a new company is told where to sign in, and gets no link for a password', async () => {
    const outbox = await openOutbox()
    const services = { ...at.services, env: { ...at.services.env, OUTBOX_DIR: outbox.folder } }
    const admin = await loadAccount(at.services.db, 'a-aurora-admin')
    expect(await sendInvitation(admin!, 'Aurora', services)).toBeUndefined()
    const [mail] = await outbox.mails()
    expect(mail?.text).toContain(`Sign in at ${new URL(provider.issuer).host} as admin@aurora.example`)
    expect(mail?.text).not.toContain('/identity/')
    await outbox.close()
  })

  test('signing out is offered, since the provider may keep its own session', async () => {
    const answer = await api.request('/main/configuration')
    const { features } = (await answer.json()) as { features: { name: string }[] }
    expect(features.map(({ name }) => name)).toContain('signout')
  })
})

describe('claims by other names', () => {
  open({
    OIDC_CLAIM_SUBJECT: 'oid sub',
    OIDC_CLAIM_EMAIL: 'https://travel.example/mail',
    OIDC_CLAIM_EMAIL_VERIFIED: 'xms_edov',
  })

  test('may differ between the access token and the ID token, which registers the same person', async () => {
    const mail = { 'https://travel.example/mail': 'admin@aurora.example', xms_edov: true }
    expect(await statusOf(await provider.token(person({ oid: 'o-1', sub: 'a login', ...mail })))).toBe(200)
    const idToken = await provider.token(person({ sub: 'o-1', aud: 'waymark-web' }))
    const answer = await post('/main/login/signin-oidc/SignIn', { token: idToken })
    expect(await answer.json()).toMatchObject({ loginHint: 'admin@aurora.example' })
  })

  test('name the person', async () => {
    const claims = { oid: 'o-1', 'https://travel.example/mail': 'admin@aurora.example', xms_edov: '1' }
    const answer = await call(await provider.token(person({ sub: 'pairwise', ...claims })))
    expect(((await answer.json()) as Whoami).profileId).toBe('p-aurora-admin')
    const [link] = await at.services.db.select().from(providerLinks)
    expect(link).toMatchObject({ issuer: provider.issuer, subject: 'o-1', accountId: 'a-aurora-admin' })
  })
})

describe('opaque access tokens', () => {
  open({
    OIDC_AUDIENCE: '',
    OIDC_ACCESS_TOKENS: 'introspection',
    OIDC_INTROSPECTION_CLIENT: 'waymark api',
    OIDC_INTROSPECTION_SECRET: 's:cret',
  })
  const active = (changed: object = {}) => ({ active: true, client_id: 'waymark-web', ...person(changed) })

  test('are asked about once for a page, with our own name and secret', async () => {
    provider.opaque.set('known', active())
    const before = provider.asked['/introspect'] ?? 0
    const statuses = await Promise.all(['known', 'known', 'known'].map(statusOf))
    expect(statuses).toEqual([200, 200, 200])
    expect(provider.asked['/introspect']).toBe(before + 1)
    const said = Buffer.from(provider.state.authorization.replace('Basic ', ''), 'base64').toString()
    expect(said).toBe('waymark%20api:s%3Acret')
  })

  test.each([
    ['ended', { active: false }],
    ['of another application', { client_id: 'another' }],
    ['expired', { exp: 1 }],
    ['of nobody', { sub: undefined }],
  ])('that are %s are refused', async (name, changed) => {
    provider.opaque.set(`token-${name}`, active(changed))
    expect(await statusOf(`token-${name}`)).toBe(401)
  })
})

describe('an exchange at signin-oidc (§7)', () => {
  open({ OIDC_AUDIENCE: '', OIDC_ACCESS_TOKENS: 'exchange' })
  const idToken = (changed: object = {}) => provider.token(person({ aud: 'waymark-web', nonce: 'n', ...changed }))
  const exchange = async (token: string) => {
    const answer = await post('/main/login/signin-oidc', { token })
    return { status: answer.status, ...((await answer.json()) as { accessToken?: string; messageCode?: string }) }
  }

  test('gives an access token of our own for an ID token, once', async () => {
    const token = await idToken()
    const { accessToken = '' } = await exchange(token)
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as object
    expect(claims).toMatchObject({ company_id: 'aurora', ProfileId: 'p-aurora-traveller', Id: 'a-aurora-traveller' })
    expect(await statusOf(accessToken)).toBe(200)
    expect(await exchange(token)).toMatchObject({ status: 401, messageCode: 'tokenUsed' })
    expect(await statusOf(token), 'the ID token itself').toBe(401)

    expect((await call(accessToken, '/company/auth/signout', { method: 'POST' })).status).toBe(200)
    expect(await statusOf(accessToken)).toBe(401)
    // Issued before signing out, for the same session.
    expect((await exchange(await idToken({ jti: '2' }))).status).toBe(401)
  })

  test.each([
    ['audienceNotValid', { aud: 'another' }, 401],
    ['issuerNotValid', { iss: 'https://evil.example' }, 401],
    ['expiryNotValid', { exp: 1 }, 401],
    ['signatureNotValid', { typ: 'Bearer' }, 401],
    ['unknownPerson', { email: 'stranger@aurora.example' }, 403],
  ])('refuses others: %s', async (messageCode, changed, status) => {
    expect(await exchange(await idToken(changed))).toEqual(expect.objectContaining({ status, messageCode }))
  })

  test('takes no token that is too old, and registers nobody after signing out', async () => {
    const old = await idToken({ iat: seconds(-700) })
    expect(await exchange(old)).toMatchObject({ status: 401, messageCode: 'issuedAtNotValid' })
    const earlier = await idToken()
    const { accessToken = '' } = await exchange(await idToken({ jti: '2' }))
    await call(accessToken, '/company/auth/signout', { method: 'POST' })
    const accepts = { token: earlier, termsAndConditions: true, cultureCode: 'fr-CA' }
    expect((await post('/main/login/signin-oidc/register', accepts)).status).toBe(401)
  })
})

test('nothing is exchanged where the backend is not set up for it', async () => {
  clock = new Date()
  at = await openTestServices({ OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: audience }, () => clock)
  api = createApi(at.services)
  const token = await provider.token(person({ aud: 'waymark-web' }))
  const answer = await post('/main/login/signin-oidc', { token })
  expect(await answer.json()).toEqual({ isRegistered: true, loginHint: 'traveller@aurora.example' })
  await at.close()
})

test.each([
  ['OIDC_AUDIENCE', {}],
  ['OIDC_AUDIENCE', { OIDC_AUDIENCE: 'waymark-web' }],
  ['OIDC_INTROSPECTION_CLIENT', { OIDC_ACCESS_TOKENS: 'introspection' }],
  ['OIDC_ISSUER', { OIDC_ISSUER: 'http://id.example', OIDC_AUDIENCE: audience }],
])('a setting that is missing or unsafe is named at the start: %s', (name, variables) => {
  expect(() => readEnv({ OIDC_ISSUER: 'https://id.example', ...variables })).toThrow(name)
})
