import { eq } from 'drizzle-orm'
import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Whoami } from '#contract/session/session.ts'
import { createApi, operations } from '#server/api.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { audienceOf, clientId, issuerOf } from '#server/domains/session/addresses.ts'
import { identityKeys } from '#server/domains/session/keys.ts'
import { openTestServices } from '#tests/support/http/server.ts'

let at: Awaited<ReturnType<typeof openTestServices>>
let api: ReturnType<typeof createApi>
let key: CryptoKey | Uint8Array
beforeAll(async () => {
  at = await openTestServices()
  api = createApi(at.services)
  key = await importJWK((await identityKeys(at.services)).signing, 'ES256')
  const expiresAt = new Date(Date.now() + 3_600_000)
  const grant = { model: 'Grant', expiresAt }
  await at.services.db.insert(oidcRecords).values([
    { ...grant, id: 'alive' },
    { ...grant, id: 'over', expiresAt: new Date(0) },
  ])
})
afterAll(() => at.close())

const seconds = (from: number) => Math.floor(Date.now() / 1000) + from
const claimsOf = (changed: object) => ({
  sub: 'a-aurora-admin',
  grant: 'alive',
  role: ['Admin'],
  iat: seconds(0),
  exp: seconds(600),
  iss: issuerOf(at.services.env),
  aud: audienceOf(at.services.env),
  ...changed,
})
const sign = (changed: object = {}, header: object = {}, by = key) =>
  new SignJWT(claimsOf(changed)).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...header }).sign(by)
const whoami = async (token: string) =>
  api.request('/company/auth/whoami', { headers: { Authorization: `Bearer ${token}` } })

test('a valid access token opens, with the roles of the database, not of the token', async () => {
  const answer = await whoami(await sign({ sub: 'a-aurora-traveller', role: 'Admin' }))
  expect((await answer.json()) as Whoami).toMatchObject({ profileId: 'p-aurora-traveller', roles: ['Traveller'] })
})

const forged: Record<string, () => Promise<string> | string> = {
  'no token': () => '',
  words: () => 'words',
  'an ID token': () => sign({ aud: clientId }, { typ: 'JWT' }),
  'an ID token with the type of an access token': () => sign({ aud: clientId }),
  'an access token with the type of an ID token': () => sign({}, { typ: 'JWT' }),
  'no algorithm': () => new UnsecuredJWT(claimsOf({})).encode(),
  'a shared secret': () => sign({}, { alg: 'HS256' }, new TextEncoder().encode('x'.repeat(32))),
  'another key': async () => sign({}, {}, (await generateKeyPair('ES256')).privateKey),
  'another issuer': () => sign({ iss: 'https://evil.example' }),
  expired: () => sign({ exp: seconds(-1) }),
  'not valid yet': () => sign({ nbf: seconds(60) }),
  'a grant that is gone': () => sign({ grant: 'gone' }),
  'a grant that is over': () => sign({ grant: 'over' }),
  'nobody known': () => sign({ sub: 'a-aurora-nosuch' }),
  truncated: async () => (await sign()).slice(0, -4),
  tampered: async () => {
    const [header, , signature] = (await sign()).split('.')
    const body = Buffer.from(JSON.stringify(claimsOf({ sub: 'a-boreal-admin' }))).toString('base64url')
    return [header, body, signature].join('.')
  },
}

test.each(Object.entries(forged))(
  'a token that is forged (%s) opens no operation that is not public',
  async (_, make) => {
    const token = await make()
    for (const each of operations.filter(({ access }) => !['anyone', 'keyHolder'].includes(access.name))) {
      const init = { method: each.method.toUpperCase(), headers: { Authorization: `Bearer ${token}` } }
      expect((await api.request(addressOf(each), init)).status, addressOf(each)).toBe(401)
    }
  },
)

test('a removed role and a former person take effect with the next call', async () => {
  const { db } = at.services
  const token = await sign()
  const list = async () =>
    (await api.request('/main/companies/aurora/profiles', { headers: { Authorization: `Bearer ${token}` } })).status
  expect(await list()).toBe(200)
  await db.delete(profileRoles).where(eq(profileRoles.profileId, 'p-aurora-admin'))
  expect(await list()).toBe(403)
  await db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, 'e-aurora-admin'))
  expect(await list()).toBe(401)
})
