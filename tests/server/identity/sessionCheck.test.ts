import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asPerson, type Identity, openIdentity } from '#tests/support/identity/identity.ts'
import { Browser } from '#tests/support/http/browser.ts'

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity.close())

/** The state that the page computes from the cookie it reads. */
const stateOf = (origin: string, browserState: string, salt: string) =>
  `${createHash('sha256').update(`waymark-web ${origin} ${browserState} ${salt}`).digest('hex')}.${salt}`
const cookieOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((line) => /^op_bs=([^;]*);(.*)$/i.exec(line))
    .find((found) => found !== null)

test('discovery names the check page, and the sign-in gives its session state', async () => {
  expect(identity.as.check_session_iframe).toBe(`${identity.origin}/identity/session/check`)
  const { callback, browser } = await identity.signIn(asPerson('traveller@aurora'))
  const state = callback.searchParams.get('session_state') ?? ''
  const again = await browser.open((await identity.ask()).address)
  const cookie = cookieOf(again)
  expect(cookie?.[2]).toMatch(/path=\/identity; samesite=lax/i)
  expect(cookie?.[2]).not.toMatch(/httponly/i)
  expect(stateOf(identity.origin, cookie?.[1] ?? '', state.split('.')[1] ?? '')).toBe(state)
})

test('another person in the same browser, and a sign-out, change the state', async () => {
  const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
  const before = cookieOf(await browser.open((await identity.ask()).address))?.[1]
  const other = new Browser(identity.origin)
  const form = await other.open((await identity.ask()).address)
  expect(cookieOf(await other.submit(form, asPerson('admin@boreal')))?.[1]).not.toBe(before)

  const end = new URL(identity.as.end_session_endpoint!)
  end.searchParams.set('id_token_hint', tokens.id_token!)
  end.searchParams.set('post_logout_redirect_uri', `${identity.origin}/logout?ref=idp`)
  expect(cookieOf(await browser.open(end))?.[1]).toBe('')
})

test('only this page may be framed, by its own origin, with one script named by its hash', async () => {
  const answer = await fetch(`${identity.origin}/identity/session/check`)
  const html = await answer.text()
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(policy).toContain("frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'")
  expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  for (const path of ['/identity/session/end', '/identity/auth', '/identity/nowhere']) {
    const other = await fetch(`${identity.origin}${path}`, { headers: { Accept: 'text/html' } })
    expect(other.headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'")
    expect(other.headers.get('Referrer-Policy'), path).toBe('no-referrer')
  }
})
