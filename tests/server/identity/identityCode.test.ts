import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Browser } from '#tests/support/http/browser.ts'
import { asPerson, errorOf, type Identity, openIdentity } from '#tests/support/identity/identity.ts'

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity.close())

/** A code that has not been exchanged. */
async function freshCode(handle = 'traveller@aurora', browser = new Browser(identity.origin)) {
  const asked = await identity.ask()
  const { location } = await browser.submit(await browser.open(asked.address), asPerson(handle))
  return { asked, callback: location!, browser }
}

describe('a code', () => {
  test('a code that is used twice is refused, and its tokens are revoked', async () => {
    const { callback, asked, tokens } = await identity.signIn(asPerson('traveller@aurora'))
    expect(await identity.whoami(tokens.access_token)).toBe(200)
    expect(await errorOf(await identity.exchange(callback, asked))).toBe('400 invalid_grant')
    expect(await identity.whoami(tokens.access_token)).toBe(401)
    expect(await errorOf(await identity.refresh(tokens.refresh_token!))).toBe('400 invalid_grant')
  })

  test('a code that is used twenty times at once opens once', async () => {
    const { callback, asked } = await freshCode()
    const answers = await Promise.all(Array.from({ length: 20 }, () => identity.exchange(callback, asked)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = await Promise.all(answers.filter(({ status }) => status !== 200).map(errorOf))
    expect(new Set(refused)).toEqual(new Set(['400 invalid_grant']))
  })

  test('a code needs the verifier it was requested with', async () => {
    const { callback, asked } = await freshCode()
    const other = { ...asked, verifier: (await identity.ask()).verifier }
    expect(await errorOf(await identity.exchange(callback, other))).toBe('400 invalid_grant')
  })

  test('a code lasts a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { callback, asked } = await freshCode()
    vi.setSystemTime(Date.now() + 61_000)
    expect(await errorOf(await identity.exchange(callback, asked))).toBe('400 invalid_grant')
  })
})

describe('an authorization request', () => {
  const ask = async (changed: Record<string, string | undefined>) =>
    new Browser(identity.origin).open((await identity.ask(changed)).address)
  /** In the query, or after the hash where tokens in the address were requested. */
  const problemOf = (address: URL | undefined) =>
    address?.searchParams.get('error') ?? new URLSearchParams(address?.hash.slice(1)).get('error')

  test.each([
    ['without a proof key', { code_challenge: undefined, code_challenge_method: undefined }],
    ['with a plain proof key', { code_challenge_method: 'plain' }],
    ['for tokens in the address', { response_type: 'id_token' }],
  ])('a request %s is refused', async (_, changed) => {
    const { location } = await ask(changed)
    expect(location?.pathname).toBe('/oidc-login')
    expect(['invalid_request', 'unsupported_response_type']).toContain(problemOf(location))
    expect(location?.searchParams.get('code')).toBeNull()
  })

  test.each([
    'https://elsewhere.example/oidc-login',
    'ORIGIN/oidc-login/',
    'ORIGIN/oidc-login?next=1',
    'ORIGIN.elsewhere.example/oidc-login',
    'javascript:alert(1)',
  ])('a request that would lead to %s shows a page and leads nowhere', async (address) => {
    const page = await ask({ redirect_uri: address.replace('ORIGIN', identity.origin) })
    expect([page.status, page.location]).toEqual([400, undefined])
    expect(page.html).toContain('Signing in did not work')
    expect(page.html).not.toContain('elsewhere')
  })

  test('a request of an unknown application shows a page', async () => {
    const page = await ask({ client_id: '<script>alert(1)</script>' })
    expect([page.status, page.location]).toEqual([400, undefined])
    expect(page.html).not.toContain('<script')
  })

  test('a request that may not prompt is refused for lack of a session', async () => {
    expect(problemOf((await ask({ prompt: 'none' })).location)).toBe('login_required')
  })
})

describe('a browser that is signed in', () => {
  const askAgain = async (browser: Browser) => browser.open((await identity.ask()).address)

  test('a signed-in browser gets a code without a form while the session is in use', async () => {
    const { browser } = await identity.signIn(asPerson('traveller@aurora'))
    expect((await askAgain(browser)).location?.searchParams.get('code')).toBeTruthy()
  })

  test('an idle browser, or one whose tokens were revoked, has to sign in again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const idle = await identity.signIn(asPerson('traveller@aurora'))
    vi.setSystemTime(Date.now() + 1_791_000)
    expect((await askAgain(idle.browser)).html).toContain('<h1>Sign in</h1>')
    const revoked = await identity.signIn(asPerson('traveller@aurora'))
    await identity.revoke(revoked.tokens.refresh_token!)
    expect((await askAgain(revoked.browser)).html).toContain('<h1>Sign in</h1>')
  })

  test('a browser has to sign in again after the working day, however busy it was', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
    let token = tokens.refresh_token!
    for (let hours = 0; hours < 24; hours += 1) {
      vi.setSystemTime(Date.now() + 1_750_000)
      token = ((await (await identity.refresh(token)).json()) as { refresh_token: string }).refresh_token
    }
    expect((await askAgain(browser)).location).toBeDefined()
    vi.setSystemTime(Date.now() + 1_780_000)
    expect((await askAgain(browser)).html).toContain('<h1>Sign in</h1>')
    const next = await identity.signIn(asPerson('traveller@aurora'), browser)
    vi.setSystemTime(Date.now() + 1_700_000)
    expect((await identity.refresh(next.tokens.refresh_token!)).status).toBe(200)
  })

  test('a new sign-in in a browser ends the tokens of the earlier person', async () => {
    const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
    const asked = await identity.ask({ prompt: 'login' })
    const { location } = await browser.submit(await browser.open(asked.address), asPerson('traveller@aurora'))
    expect((await identity.exchange(location!, asked)).status).toBe(200)
    expect(await identity.whoami(tokens.access_token)).toBe(401)
  })

  test('a browser may sign in as another person, with separate tokens', async () => {
    const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
    const asked = await identity.ask({ prompt: 'login' })
    const between = await browser.submit(await browser.open(asked.address), asPerson('admin@boreal'))
    expect(between.headers.get('Content-Security-Policy')).toMatch(/script-src 'sha256-[^']+'/)
    const { location } = await browser.submit(between, {})
    expect((await identity.exchange(location!, asked)).status).toBe(200)
    expect(await identity.whoami(tokens.access_token)).toBe(401)
  })
})
