import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dropEarlyRequests } from '@/http/earlyRequests'
import { storage } from '@/lib/storage'
import { stubLocks } from '#tests/support/page/locks.ts'
import { network } from '#tests/support/page/network.ts'

/** A provider of another party, and the application as it is built for it. */
const authority = 'https://id.example/tenant'
const client = 'travel'
const userKey = `oidc.user:${authority}:${client}`
const now = () => Math.floor(Date.now() / 1000)
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const jwt = (claims: object) => `${encoded({ alg: 'RS256' })}.${encoded(claims)}.`

let keys: CryptoKeyPair
beforeAll(async () => {
  keys = await generateKeyPair('RS256')
})
const idToken = (changed: object = {}) =>
  new SignJWT({ sub: 's-1', iss: authority, aud: client, iat: now(), exp: now() + 600, ...changed })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .sign(keys.privateKey)

const build = (settings: Record<string, string> = {}) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}
let asked: URLSearchParams[] = []
beforeEach(async () => {
  asked = []
  vi.unstubAllEnvs()
  build({ VITE_IDENTITY_AUTHORITY: authority, VITE_IDENTITY_CLIENT: client })
  stubLocks()
  const metadata = { issuer: authority, jwks_uri: `${authority}/keys`, token_endpoint: `${authority}/token` }
  const published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256' }] }
  const answer = { access_token: 'opaque-2', token_type: 'Bearer', refresh_token: 'r-2', expires_in: 3600 }
  network.use(
    http.get(`${authority}/.well-known/openid-configuration`, () => HttpResponse.json(metadata)),
    http.get(`${authority}/keys`, () => HttpResponse.json(published)),
    http.post(`${authority}/token`, async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()))
      return HttpResponse.json({ ...answer, id_token: await idToken() })
    }),
  )
})

/** A person signed in at that provider, with an access token that only the provider can read. */
const signedIn = (expiresIn: number) => {
  const user = { access_token: 'opaque-1', refresh_token: 'r-1', id_token: jwt({ sub: 's-1' }), token_type: 'Bearer' }
  const stored = { ...user, profile: { sub: 's-1' }, expires_at: now() + expiresIn }
  localStorage.setItem(userKey, JSON.stringify(stored))
  storage.write('accessToken', user.access_token)
}
const kept = () =>
  JSON.parse(localStorage.getItem(userKey) ?? '{}') as {
    access_token?: string
    refresh_token?: string
    expires_at?: number
  }

test('claims under other names, with a namespace or nested, are read as those of §3', async () => {
  build({
    VITE_CLAIM_COMPANY_ID: 'https://travel.example/company',
    VITE_CLAIM_EMPLOYEE_ID: 'ids.employee',
    VITE_CLAIM_ID: 'oid',
    VITE_CLAIM_PROFILE_ID: 'https://travel.example/ids.profile',
    VITE_CLAIM_ROLE: 'realm_access.roles',
  })
  const claims = {
    exp: now() + 600,
    'https://travel.example/company': 'aurora',
    'https://travel.example/ids': { profile: 'p1' },
    ids: { employee: 'e1' },
    oid: 'a1',
    realm_access: { roles: ['admin', 'offline_access'] },
  }
  storage.write('accessToken', jwt(claims))
  const { storedClaims } = await import('@/http/accessToken')
  const ours = { company_id: 'aurora', employee_id: 'e1', Id: 'a1', ProfileId: 'p1', role: ['Admin'] }
  expect(storedClaims()).toMatchObject(ours)

  const sent = vi.fn<typeof fetch>(async () => Response.json({ apis: [], features: [] }))
  vi.stubGlobal('fetch', sent)
  const { sendEarlyRequests } = await import('@/app/sendEarlyRequests')
  sendEarlyRequests({ name: 'home', params: {} })
  dropEarlyRequests()
  expect(sent.mock.calls.map(([url]) => url)).toContain('/api/main/companies/aurora/profiles/p1/notifications')
})

test('a token without our ids, or one that only the provider can read, still gives a session', async () => {
  const { storedClaims } = await import('@/http/accessToken')
  storage.write('accessToken', jwt({ sub: 's-1', exp: now() + 600 }))
  expect(storedClaims()).toMatchObject({ sub: 's-1' })
  signedIn(900)
  expect(storedClaims()).toEqual({ exp: kept().expires_at })
  const silent = jwt({ sub: 's-1' })
  localStorage.setItem(userKey, JSON.stringify({ ...kept(), access_token: silent }))
  storage.write('accessToken', silent)
  expect(storedClaims(), 'readable, without its expiry').toMatchObject({ sub: 's-1', exp: kept().expires_at })
  storage.write('accessToken', 'nobody knows this')
  expect(storedClaims()).toBeUndefined()
  expect(storage.read('accessToken')).toBeUndefined()
})

test('a renewal requests the configured scopes, audience and resource', async () => {
  build({
    VITE_IDENTITY_SCOPES: ' openid offline_access api://travel/use ',
    VITE_IDENTITY_AUDIENCE: 'https://travel.example/api',
    VITE_IDENTITY_RESOURCE: 'https://travel.example/api',
    VITE_IDENTITY_MONITORING: 'false',
  })
  signedIn(30)
  const { identity } = await import('@/domains/session/identity')
  await identity.signinSilent()
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    client_id: client,
    resource: 'https://travel.example/api',
    refresh_token: 'r-1',
  })
  expect(identity.settings).toMatchObject({
    scope: 'openid offline_access api://travel/use',
    extraQueryParams: { audience: 'https://travel.example/api' },
    monitorSession: false,
  })
  expect(kept().access_token).toBe('opaque-2')
})

const exchange = (answer: () => Response) => {
  build({ VITE_IDENTITY_EXCHANGE: 'true' })
  const brought = vi.fn<(body: unknown) => void>()
  network.use(
    http.post('*/api/main/login/signin-oidc', async ({ request }) => {
      brought(await request.json())
      return answer()
    }),
  )
  signedIn(30)
  return brought
}

test('an exchange gives the calls our own token, until that expires', async () => {
  const expiry = now() + 300
  const ours = jwt({ sub: 'a1', company_id: 'aurora', exp: expiry })
  const brought = exchange(() => HttpResponse.json({ accessToken: ours }))
  const { identity } = await import('@/domains/session/identity')
  await identity.signinSilent()
  expect(brought).toHaveBeenCalledExactlyOnceWith({ token: expect.stringMatching(/^ey/) as string })
  expect(kept()).toMatchObject({ access_token: ours, expires_at: expiry })
  expect(storage.read('accessToken')).toBe(ours)
})

test.each([
  ['used', 401, 'tokenUsed', true],
  ['account', 401, 'notSignedIn', true],
  ['account', 403, 'unknownPerson', true],
  ['claim', 403, 'claimMissing', true],
  ['unreachable', 503, 'identityUnavailable', false],
])(
  'an exchange that fails as %s (%s %s) keeps the access token, and ends the session: %s',
  async (problem, status, code, isOver) => {
    exchange(() => HttpResponse.json({ successfull: false, messageCode: code, message: '' }, { status }))
    const { identity } = await import('@/domains/session/identity')
    const error: unknown = await identity.signinSilent().catch((reason: unknown) => reason)
    const { hasEnded } = await import('@/domains/session/hasEnded')
    expect([(error as Error).message, hasEnded(error)]).toEqual([problem, isOver])
    expect(kept(), 'the provider has spent the refresh token').toMatchObject({
      access_token: 'opaque-1',
      refresh_token: 'r-2',
    })
  },
)
