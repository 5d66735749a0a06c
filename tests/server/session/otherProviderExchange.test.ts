import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/services/env.ts'
import { audience, otherProviderDesk } from '#tests/support/session/otherProviderDesk.ts'

const { desk, open, openNow, seconds, person, call, statusOf, post } = otherProviderDesk()

describe('opaque access tokens', () => {
  open({
    OIDC_AUDIENCE: '',
    OIDC_ACCESS_TOKENS: 'introspection',
    OIDC_INTROSPECTION_CLIENT: 'waymark api',
    OIDC_INTROSPECTION_SECRET: 's:cret',
  })
  const active = (changed: object = {}) => ({ active: true, client_id: 'waymark-web', ...person(changed) })

  test('opaque tokens are introspected once for a page, with our own client name and secret', async () => {
    desk.provider.opaque.set('known', active())
    const before = desk.provider.asked['/introspect'] ?? 0
    const statuses = await Promise.all(['known', 'known', 'known'].map(statusOf))
    expect(statuses).toEqual([200, 200, 200])
    expect(desk.provider.asked['/introspect']).toBe(before + 1)
    const said = Buffer.from(desk.provider.state.authorization.replace('Basic ', ''), 'base64').toString()
    expect(said).toBe('waymark%20api:s%3Acret')
  })

  test.each(['sub', 'iat'])('opaque tokens without %s at the provider are refused, naming it', async (field) => {
    desk.provider.opaque.set(`token-${field}`, active({ [field]: undefined }))
    const answer = await call(`token-${field}`)
    expect([answer.status, await answer.json()]).toMatchObject([403, { problems: [{ field }] }])
  })

  test.each([
    ['ended', { active: false }],
    ['of another application', { client_id: 'another' }],
    ['expired', { exp: 1 }],
  ])('opaque tokens that are %s are refused', async (name, changed) => {
    desk.provider.opaque.set(`token-${name}`, active(changed))
    expect(await statusOf(`token-${name}`)).toBe(401)
  })
})

describe('an exchange at signin-oidc (§7)', () => {
  open({ OIDC_AUDIENCE: '', OIDC_ACCESS_TOKENS: 'exchange' })
  const idToken = (changed: object = {}) => desk.provider.token(person({ aud: 'waymark-web', nonce: 'n', ...changed }))
  const exchange = async (token: string) => {
    const answer = await post('/main/login/signin-oidc', { token })
    return { status: answer.status, ...((await answer.json()) as { accessToken?: string; messageCode?: string }) }
  }

  test('an exchange gives our own access token for an ID token, once', async () => {
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
    ['audienceNotValid', { aud: ['another', 'waymark-web'], azp: 'another' }, 401],
    ['issuerNotValid', { iss: 'https://evil.example' }, 401],
    ['expiryNotValid', { exp: 1 }, 401],
    ['signatureNotValid', { typ: 'Bearer' }, 401],
    ['unknownPerson', { email: 'stranger@aurora.example' }, 403],
    ['claimMissing', { email_verified: undefined }, 403],
  ])('an exchange refuses other tokens: %s', async (messageCode, changed, status) => {
    expect(await exchange(await idToken(changed))).toEqual(expect.objectContaining({ status, messageCode }))
  })

  test('an exchange refuses a token that is too old, and registers nobody after signing out', async () => {
    const old = await idToken({ iat: seconds(-700) })
    expect(await exchange(old)).toMatchObject({ status: 401, messageCode: 'issuedAtNotValid' })
    const earlier = await idToken()
    const { accessToken = '' } = await exchange(await idToken({ jti: '2' }))
    await call(accessToken, '/company/auth/signout', { method: 'POST' })
    const accepts = { token: earlier, termsAndConditions: true, cultureCode: 'fr-CA' }
    expect((await post('/main/login/signin-oidc/register', accepts)).status).toBe(401)
  })
})

test('an exchange is refused where the backend is not configured for it', async () => {
  await openNow()
  const token = await desk.provider.token(person({ aud: 'waymark-web' }))
  const answer = await post('/main/login/signin-oidc', { token })
  expect(await answer.json()).toEqual({ isRegistered: true, loginHint: 'traveller@aurora.example' })
  await desk.at.close()
})

test.each([
  ['OIDC_AUDIENCE', {}],
  ['OIDC_AUDIENCE', { OIDC_AUDIENCE: 'waymark-web' }],
  ['OIDC_INTROSPECTION_CLIENT', { OIDC_ACCESS_TOKENS: 'introspection' }],
  ['OIDC_ISSUER', { OIDC_ISSUER: 'http://id.example', OIDC_AUDIENCE: audience }],
])('a missing or unsafe setting is named at the start: %s', (name, variables) => {
  expect(() => readEnv({ OIDC_ISSUER: 'https://id.example', ...variables })).toThrow(name)
})
