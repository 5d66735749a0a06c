import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asPerson, type Identity, openIdentity } from '../support/identity.ts'

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity.close())

test('discovery names what there is, and nothing weaker', () => {
  const { as, origin } = identity
  expect(as).toMatchObject({
    issuer: `${origin}/identity`,
    authorization_endpoint: `${origin}/identity/auth`,
    token_endpoint: `${origin}/identity/token`,
    userinfo_endpoint: `${origin}/identity/me`,
    revocation_endpoint: `${origin}/identity/token/revocation`,
    end_session_endpoint: `${origin}/identity/session/end`,
    jwks_uri: `${origin}/identity/jwks`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    authorization_response_iss_parameter_supported: true,
  })
})

test('the keys it shows are public halves', async () => {
  const { keys } = (await (await fetch(identity.as.jwks_uri!)).json()) as { keys: Record<string, unknown>[] }
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
  expect(keys[0]).not.toHaveProperty('d')
})

const people: [handle: string, claims: Record<string, unknown>][] = [
  ['traveller@aurora', { role: ['Traveller'], company_id: 'aurora', employee_id: 'e-aurora-traveller' }],
  ['risk@aurora', { role: 'RiskAdvisor', company_id: 'aurora', employee_id: 'e-aurora-risk' }],
  ['admin@boreal', { role: 'Admin', company_id: 'boreal', employee_id: 'e-boreal-admin' }],
]

describe('access tokens', () => {
  test.each(people)('of %s say who it is', async (handle, claims) => {
    const { tokens } = await identity.signIn(asPerson(handle))
    const token = decodeJwt(tokens.access_token)
    expect(token).toMatchObject({ ...claims, aud: `${identity.origin}/api`, iss: `${identity.origin}/identity` })
    expect(token.Id).toBe(token.sub)
    expect(token.ProfileId).toBe(`p-${handle.split('@').toReversed().join('-')}`)
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
    expect(token.exp! - token.iat!).toBe(600)
    expect(await identity.whoami(tokens.access_token)).toBe(200)
  })

  test('name several roles in one string where the account has them so', async () => {
    const { tokens } = await identity.signIn(asPerson('everything@aurora'))
    const { role } = decodeJwt<{ role: string }>(tokens.access_token)
    expect(role.split(' ').toSorted()).toEqual(
      ['Admin', 'Arranger', 'EventOrganizer', 'FinancialOfficer', 'GuestManager', 'RiskAdvisor'].toSorted(),
    )
  })

  test('name no employee where there is none', async () => {
    const { tokens } = await identity.signIn(asPerson('nobody@aurora'))
    expect(decodeJwt(tokens.access_token)).not.toHaveProperty('employee_id')
  })
})

test('the ID token is for the application and names the person; it opens no API', async () => {
  const { tokens, asked } = await identity.signIn(asPerson('traveller@aurora'))
  const claims = decodeJwt(tokens.id_token!)
  expect(claims).toMatchObject({ aud: 'waymark-web', nonce: asked.nonce })
  expect(await identity.whoami(tokens.id_token!)).toBe(401)
  const me = await fetch(identity.as.userinfo_endpoint!, { headers: { Authorization: `Bearer ${tokens.id_token}` } })
  expect(me.status).toBe(401)
})

test('tokens are for the page of this origin alone', async () => {
  const { tokens } = await identity.signIn(asPerson('traveller@aurora'))
  const ask = (origin: string) =>
    fetch(identity.as.token_endpoint!, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token!,
        client_id: 'waymark-web',
      }),
    })
  expect((await ask('https://elsewhere.example')).headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect((await ask(identity.origin)).status).toBe(200)
})
