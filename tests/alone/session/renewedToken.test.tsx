import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hasEnded } from '@/domains/session/hasEnded'
import { identity } from '@/domains/session/identity'
import { stubLocks } from '#tests/support/page/locks.ts'
import { network } from '#tests/support/page/network.ts'

const issuer = `${location.origin}/identity`
const userKey = `oidc.user:${issuer}:waymark-web`
const now = () => Math.floor(Date.now() / 1000)
const claims = () => ({ sub: 'a', iss: issuer, aud: 'waymark-web', iat: now(), exp: now() + 600, nonce: 'n' })

let mine: CryptoKeyPair
let other: CryptoKeyPair
beforeAll(async () => {
  ;[mine, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
})
const sign = (changed: object, key = mine.privateKey) =>
  new SignJWT({ ...claims(), ...changed }).setProtectedHeader({ alg: 'ES256', kid: 'k' }).sign(key)

const stored = () => JSON.parse(localStorage.getItem(userKey) ?? '{}') as { access_token?: string }
let spent = 0
let described = 0

/** A provider that answers a refresh token with this ID token. */
async function providerAnswers(idToken: string): Promise<void> {
  const keys = [{ ...(await exportJWK(mine.publicKey)), kid: 'k', alg: 'ES256' }]
  network.use(
    http.get(`${issuer}/.well-known/openid-configuration`, () => {
      described += 1
      return HttpResponse.json({ issuer, jwks_uri: `${issuer}/jwks`, token_endpoint: `${issuer}/token` })
    }),
    http.get(`${issuer}/jwks`, () => HttpResponse.json({ keys })),
    http.post(`${issuer}/token`, () => {
      spent += 1
      return HttpResponse.json({
        access_token: 'new',
        token_type: 'Bearer',
        refresh_token: 'r2',
        id_token: idToken,
        expires_in: 600,
      })
    }),
  )
}

beforeEach(async () => {
  spent = 0
  stubLocks()
  const user = {
    access_token: 'old',
    refresh_token: 'r1',
    id_token: await sign({ iat: now() - 500 }),
    token_type: 'Bearer',
    profile: claims(),
    expires_at: now() + 30,
    session_state: null,
    userState: { nonce: 'n' },
  }
  localStorage.setItem(userKey, JSON.stringify({ ...user, state: user.userState }))
})

test.each([
  ['the same nonce', {}],
  ['no nonce', { nonce: undefined }],
])('a valid renewed ID token is accepted, with %s', async (_, changed) => {
  await providerAnswers(await sign(changed))
  await identity.signinSilent()
  expect(stored().access_token).toBe('new')
})

test.each([
  ['audience', { aud: 'another' }],
  ['issuer', { iss: 'https://evil.example' }],
  ['expired', { exp: now() - 400 }],
  ['nonce', { nonce: 'other' }],
] as const)('an invalid renewed ID token is refused: %s (§8)', async (problem, changed) => {
  await providerAnswers(await sign(changed))
  const error: unknown = await identity.signinSilent().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ problem })
  expect(hasEnded(error)).toBe(true)
  expect(stored().access_token).toBe('old')
})

test('a renewed ID token signed with another key is refused', async () => {
  await providerAnswers(await sign({}, other.privateKey))
  await expect(identity.signinSilent()).rejects.toMatchObject({ problem: 'signature' })
  expect(stored().access_token).toBe('old')
})

test("a tab that gets the lock before it sees another's stored token waits, and spends no token twice", async () => {
  await providerAnswers(await sign({}))
  const before = localStorage.getItem(userKey)!
  await identity.signinSilent()
  const after = localStorage.getItem(userKey)!

  vi.resetModules()
  const elsewhere = (await import('@/domains/session/identity')).identity
  localStorage.setItem(userKey, before)
  const answer = elsewhere.signinSilent()
  await new Promise((later) => setTimeout(later, 60))
  localStorage.setItem(userKey, after)
  expect(await answer).toMatchObject({ access_token: 'new' })
  expect(spent).toBe(1)
})

test("the provider's description is requested once for several parts", async () => {
  vi.resetModules()
  const fresh = (await import('@/domains/session/identity')).identity
  await providerAnswers(await sign({}))
  described = 0
  await fresh.signinSilent()
  expect([stored().access_token, described]).toEqual(['new', 1])
})

test('no refresh token is spent while the keys are unavailable', async () => {
  vi.resetModules()
  const fresh = (await import('@/domains/session/identity')).identity
  await providerAnswers(await sign({}))
  network.use(http.get(`${issuer}/jwks`, () => HttpResponse.error()))
  const error: unknown = await fresh.signinSilent().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ problem: 'unreachable' })
  expect(spent).toBe(0)
})
