import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '#tests/support/http/browser.ts'
import { asPerson, type Identity, openIdentity } from '#tests/support/identity/identity.ts'

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity.close())

test('discovery names what exists, and nothing weaker', () => {
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

test('the published keys are public halves', async () => {
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
  test.each(people)('an access token of %s names the person', async (handle, claims) => {
    const { tokens } = await identity.signIn(asPerson(handle))
    const token = decodeJwt(tokens.access_token)
    expect(token).toMatchObject({ ...claims, aud: `${identity.origin}/api`, iss: `${identity.origin}/identity` })
    expect(token.Id).toBe(token.sub)
    expect(token.ProfileId).toBe(`p-${handle.split('@').toReversed().join('-')}`)
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
    expect(token.exp! - token.iat!).toBe(600)
    expect(token).not.toHaveProperty('unregistered')
    expect(await identity.whoami(tokens.access_token)).toBe(200)
  })

  test('an access token of a new person says that they have not registered', async () => {
    const { tokens } = await identity.signIn(asPerson('newcomer@aurora'))
    expect(decodeJwt(tokens.access_token)).toMatchObject({ unregistered: true })
  })

  test('an access token has several roles in one string where the account has them so', async () => {
    const { tokens } = await identity.signIn(asPerson('everything@aurora'))
    const { role } = decodeJwt<{ role: string }>(tokens.access_token)
    expect(role.split(' ').toSorted()).toEqual(
      ['Admin', 'Arranger', 'EventOrganizer', 'FinancialOfficer', 'GuestManager', 'RiskAdvisor'].toSorted(),
    )
  })

  test('an access token has no employee where there is none', async () => {
    const { tokens } = await identity.signIn(asPerson('nobody@aurora'))
    expect(decodeJwt(tokens.access_token)).not.toHaveProperty('employee_id')
  })
})

test('the ID token is for the application and names the person, and opens no API', async () => {
  const { tokens, asked } = await identity.signIn(asPerson('traveller@aurora'))
  const claims = decodeJwt(tokens.id_token!)
  const { grant } = decodeJwt(tokens.access_token)
  expect(claims).toMatchObject({ aud: 'waymark-web', nonce: asked.nonce, grant })
  expect(await identity.whoami(tokens.id_token!)).toBe(401)
  const me = await fetch(identity.as.userinfo_endpoint!, { headers: { Authorization: `Bearer ${tokens.id_token}` } })
  expect(me.status).toBe(401)
})

test('tokens are given to the page of this origin only', async () => {
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

test('two tabs at the sign-in form each continue to the page they wanted', async () => {
  const browser = new Browser(identity.origin)
  const [first, second] = [await identity.ask(), await identity.ask()]
  const [one, two] = [await browser.open(first.address), await browser.open(second.address)]
  const wrong = await browser.submit(one, { login: 'traveller@aurora.example', password: 'wrong' })
  for (const [page, asked] of [
    [wrong, first],
    [two, second],
  ] as const) {
    const { location } = await browser.submit(page, { login: 'traveller@aurora.example', password: 'demo' })
    expect(location?.searchParams.get('state')).toBe(asked.state)
    expect((await identity.exchange(location!, asked)).status).toBe(200)
  }
})

describe('signing out', () => {
  const endSession = (query: Record<string, string>) => {
    const address = new URL(identity.as.end_session_endpoint!)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    return address
  }
  const back = () => ({ post_logout_redirect_uri: `${identity.origin}/logout?ref=idp`, state: 'remember' })
  const signedOut = () => `${identity.origin}/logout?ref=idp&state=remember`

  test('the sign-out call of the API ends the sign-in: no token of it opens or renews anything', async () => {
    const { tokens } = await identity.signIn(asPerson('traveller@aurora'))
    const other = await identity.signIn(asPerson('traveller@aurora'))
    const headers = { Authorization: `Bearer ${tokens.access_token}` }
    const answer = await fetch(`${identity.origin}/api/company/auth/signout`, { method: 'POST', headers })
    expect(answer.status).toBe(200)
    expect(await identity.whoami(tokens.access_token)).toBe(401)
    expect((await identity.refresh(tokens.refresh_token!)).status).toBe(400)
    expect(await identity.whoami(other.tokens.access_token), 'another browser').toBe(200)
  })

  test('a sign-out with the ID token ends at once, goes back, and revokes all tokens', async () => {
    const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
    const answer = await browser.open(endSession({ ...back(), id_token_hint: tokens.id_token! }))
    expect(answer.location?.href).toBe(signedOut())
    expect(await identity.whoami(tokens.access_token)).toBe(401)
    const shown = await fetch(`${identity.origin}/api/main/login/signin-oidc/SignIn`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: tokens.id_token }),
    })
    expect(shown.status).toBe(401)
    expect((await identity.refresh(tokens.refresh_token!)).status).toBe(400)
    expect((await browser.open((await identity.ask()).address)).html).toContain('<h1>Sign in</h1>')
  })

  test("a sign-out ends the session in one browser, not in the person's others", async () => {
    const [here, there] = [
      await identity.signIn(asPerson('traveller@aurora')),
      await identity.signIn(asPerson('traveller@aurora')),
    ]
    await here.browser.open(endSession({ ...back(), id_token_hint: here.tokens.id_token! }))
    expect(await identity.whoami(there.tokens.access_token)).toBe(200)
  })

  test("a sign-out without the ID token, or with another person's, asks first", async () => {
    const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
    const other = await identity.signIn(asPerson('admin@boreal'))
    const foreign = await browser.open(endSession({ ...back(), id_token_hint: other.tokens.id_token! }))
    expect(foreign.html).toContain('<h1>Sign out?</h1>')
    const asked = await browser.open(endSession({ ...back(), client_id: 'waymark-web' }))
    expect(asked.html).toContain('<h1>Sign out?</h1>')
    expect(asked.html).not.toContain('<script')
    expect(await identity.whoami(tokens.access_token)).toBe(200)

    const answer = await browser.submit(asked, { logout: 'yes' })
    expect(answer.location?.href).toBe(signedOut())
    expect(await identity.whoami(tokens.access_token)).toBe(401)
  })

  test('a sign-out without a way back shows that the person is signed out', async () => {
    const { browser } = await identity.signIn(asPerson('traveller@aurora'))
    const page = await browser.submit(await browser.open(endSession({})), { logout: 'yes' })
    expect(page.html).toContain('You are signed out')
  })

  test('a sign-out of an ended session goes straight back', async () => {
    const { tokens } = await identity.signIn(asPerson('traveller@aurora'))
    const stranger = new Browser(identity.origin)
    const answer = await stranger.open(endSession({ ...back(), id_token_hint: tokens.id_token! }))
    expect(answer.location?.href).toBe(signedOut())
  })

  test.each(['https://elsewhere.example/', 'ORIGIN/logout', '//elsewhere.example'])(
    'a sign-out leads only to the application, not to %s',
    async (address) => {
      const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
      const target = { post_logout_redirect_uri: address.replace('ORIGIN', identity.origin) }
      const page = await browser.open(endSession({ ...target, id_token_hint: tokens.id_token! }))
      expect([page.status, page.location]).toEqual([400, undefined])
      const unsigned = await new Browser(identity.origin).open(endSession(target))
      expect(unsigned.location).toBeUndefined()
    },
  )
})
