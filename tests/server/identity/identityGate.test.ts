import fc from 'fast-check'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueInvitation } from '#server/domains/session/invitations.ts'
import { Browser, type Seen } from '#tests/support/http/browser.ts'
import { fuzz } from '#tests/support/run/fuzz.ts'
import { count } from '#tests/support/run/gateCount.ts'
import { asPerson, type Identity, openIdentity } from '#tests/support/identity/identity.ts'

let identity: Identity
let invitation: string
beforeAll(async () => {
  identity = await openIdentity()
  invitation = (await issueInvitation(identity.services.db, 'a-aurora-guest', new Date())).token
})
afterAll(() => identity.close())

/** Every address of the provider, with the parameters it reads. */
const routes: [method: string, path: string, ...names: string[]][] = [
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/jwks'],
  ['GET', '/auth', 'client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'nonce', 'login_hint', 'claims'],
  ['POST', '/auth', 'client_id', 'redirect_uri', 'response_type', 'prompt', 'max_age', 'resource', 'ui_locales'],
  ['GET', '/auth/some-sign-in'],
  ['POST', '/token', 'grant_type', 'client_id', 'code', 'redirect_uri', 'code_verifier', 'refresh_token', 'resource'],
  ['POST', '/token/revocation', 'client_id', 'token', 'token_type_hint'],
  ['GET', '/me', 'access_token'],
  ['POST', '/me', 'access_token'],
  ['GET', '/session/end', 'id_token_hint', 'post_logout_redirect_uri', 'state', 'client_id', 'logout_hint'],
  ['POST', '/session/end', 'id_token_hint', 'post_logout_redirect_uri', 'state'],
  ['POST', '/session/end/confirm', 'xsrf', 'logout'],
  ['GET', '/session/end/success', 'client_id', 'ui_locales'],
  ['GET', '/session/check'],
  ['GET', '/interaction/some-sign-in'],
  ['POST', '/interaction/some-sign-in', 'login', 'password', 'token', 'person', 'code', 'again'],
  ['GET', '/set-password/some-link'],
  ['POST', '/set-password/some-link', 'password', 'again', 'token', 'firstName', 'lastName'],
  ['GET', '/forgotten-password', 'ui_locales'],
  ['POST', '/forgotten-password', 'login', 'token', 'ui_locales'],
  ['GET', '/nowhere'],
  ['GET', '', 'state'],
]

test('every address that discovery names is tested here', () => {
  const own = new Set(routes.map(([, path]) => path))
  const named = Object.entries(identity.as).filter(([name]) => /_(endpoint|uri|iframe)$/.test(name)) as [
    string,
    string,
  ][]
  expect(named.length).toBeGreaterThan(5)
  for (const [name, address] of named) expect(own, name).toContain(new URL(address).pathname.replace('/identity', ''))
})

/** The forms, each open in a separate browser. */
const pages: Record<string, () => Promise<{ browser: Browser; page: Seen; fields: Record<string, string> }>> = {
  'the sign-in form': async () => {
    const browser = new Browser(identity.origin)
    const page = await browser.open((await identity.ask()).address)
    return { browser, page, fields: { login: 'vip@aurora.example', password: 'demo' } }
  },
  'the form of an invitation': async () => {
    const browser = new Browser(identity.origin)
    const page = await browser.open(`/identity/set-password/${invitation}`)
    return { browser, page, fields: { password: 'too short', again: 'too short' } }
  },
  'the form of a forgotten password': async () => {
    const browser = new Browser(identity.origin)
    const page = await browser.open('/identity/forgotten-password?ui_locales=en')
    return { browser, page, fields: { login: 'vip@aurora.example' } }
  },
}
const words = {
  unreadable: 'What you sent cannot be read',
  tooLarge: 'You sent more than this page accepts',
  foreign: 'This form came from another site',
  stale: 'This form was opened in another browser',
}
const expectRefusal = (answer: Seen, status: number, said: keyof typeof words) => {
  expect([answer.status, answer.location]).toEqual([status, undefined])
  expect(answer.html).toContain(words[said])
}

describe.each(Object.entries(pages))('%s', (_, open) => {
  const tokenOf = ({ html }: Seen) => /name="token" value="(\w+)"/.exec(html)![1]!
  const actionOf = ({ html }: Seen) => /action="([^"]+)"/.exec(html)![1]!
  const form = 'application/x-www-form-urlencoded'

  test.each([
    ['a NUL', 'password=a%00b', form, 400, 'unreadable'],
    ['an escape character', 'password=a%1Bb', form, 400, 'unreadable'],
    ['half a character', 'password=%ED%A0%80', form, 400, 'unreadable'],
    ['a broken escape', 'password=%E0%A4%A', form, 400, 'unreadable'],
    ['bytes that are not UTF-8', new Uint8Array([0x61, 0x3d, 0xff]), form, 400, 'unreadable'],
    ['a field twice', 'password=a&password=b', form, 400, 'unreadable'],
    ['an unknown field', 'roles=Admin', form, 400, 'unreadable'],
    ['a field far too long', `login=${'x'.repeat(2000)}`, form, 400, 'unreadable'],
    ['too much', `login=${'x'.repeat(200_000)}`, form, 413, 'tooLarge'],
    ['a broken upload', '--x\r\nContent-Disposition: form-data', 'multipart/form-data; boundary=y', 415, 'unreadable'],
    ['JSON', '{"login":"x"}', 'application/json', 415, 'unreadable'],
  ] as const)('a form with %s is refused with a page', async (_what, body, type, status, said) => {
    const { browser, page } = await open()
    const answer = await browser.open(actionOf(page), { method: 'POST', body, headers: { 'Content-Type': type } })
    expectRefusal(answer, status, said)
  })

  test.each([
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://elsewhere.example' },
  ])('a form sent from elsewhere (%j) does nothing', async (headers) => {
    const { browser, page, fields } = await open()
    const body = new URLSearchParams({ ...fields, token: tokenOf(page) })
    expectRefusal(await browser.open(actionOf(page), { method: 'POST', body, headers }), 403, 'foreign')
  })

  test('a form sent from its own page continues, also in a browser without an Origin header', async () => {
    for (const headers of [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, { Origin: 'null' }, {}]) {
      const { browser, page, fields } = await open()
      const body = new URLSearchParams({ ...fields, token: tokenOf(page) })
      const answer = await browser.open(actionOf(page), { method: 'POST', body, headers })
      expect([200, 303]).toContain(answer.location ? 303 : answer.status)
    }
  })

  test('a form without its token, or with that of another browser or page, does nothing', async () => {
    const [one, other] = [await open(), await open()]
    for (const token of ['', 'x', tokenOf(other.page)])
      expectRefusal(await one.browser.submit(one.page, { ...one.fields, token }), 400, 'stale')
    const again = await one.browser.open((await identity.ask({ prompt: 'login' })).address)
    if (actionOf(again) !== actionOf(one.page))
      expectRefusal(await one.browser.submit(again, { ...one.fields, token: tokenOf(one.page) }), 400, 'stale')
  })
})

test('signing out cannot be confirmed from another site', async () => {
  const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
  const asked = await browser.open('/identity/session/end')
  browser.headers['Sec-Fetch-Site'] = 'cross-site'
  expectRefusal(await browser.submit(asked, { logout: 'yes' }), 403, 'foreign')
  const otherwise = { ...asked, html: asked.html.replace('/session/end/confirm', '/Session/End/Confirm/') }
  expectRefusal(await browser.submit(otherwise, { logout: 'yes' }), 403, 'foreign')
  expect(await identity.whoami(tokens.access_token)).toBe(200)
})

test('a body that is far too large is refused by every address that takes one', async () => {
  for (const [, path] of routes.filter(([method]) => method === 'POST')) {
    const body = new URLSearchParams({ client_id: 'waymark-web', token: 'x'.repeat(300_000) })
    const answer = await fetch(`${identity.origin}/identity${path}`, { method: 'POST', body, redirect: 'manual' })
    expect([400, 401, 404, 413], path).toContain(answer.status)
  }
})

test('an upload that breaks off is no failure of the server', async () => {
  const { port } = new URL(identity.origin)
  for (const path of ['interaction/x', 'set-password/x', 'token', 'auth', 'session/end/confirm']) {
    const socket = connect(Number(port), 'localhost')
    socket.write(`POST /identity/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`)
    await new Promise((written) => socket.write('Content-Length: 1000\r\n\r\nlogin=', written))
    socket.destroy()
  }
  // Output to the log would fail this test; the next sign-in is answered after all of it.
  await identity.signIn(asPerson('traveller@aurora'))
})

test.each(['%00', '%E0%A4%A', '%ED%A0%80'])('an address with %s in its path is refused as unreadable', async (part) => {
  for (const path of ['set-password/a', 'interaction/a', 'auth/a', 'a'])
    expectRefusal(await new Browser(identity.origin).open(`/identity/${path}${part}`), 400, 'unreadable')
})

/** Words that have broken servers before. */
const nasty = fc.constantFrom(
  '__proto__',
  '\u0000',
  '\u202e',
  "' or 1=1 --",
  '../../etc',
  'a'.repeat(3000),
  '😀',
  '[]',
  '{}',
  '{"userinfo":null}',
  'waymark-web',
  'https://elsewhere.example/',
  'refresh_token',
  'authorization_code',
  'openid profile',
  'none login',
  '-1',
)
const word = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }))
const principals = ['nobody', 'a traveler', 'an administrator of another company'] as const

describe.each(routes)('%s %s', (method, path, ...names) => {
  test.each(principals)('the route never fails for %s, and reveals nothing of other people', async (who) => {
    const handle = {
      nobody: undefined,
      'a traveler': 'traveller@aurora',
      'an administrator of another company': 'admin@boreal',
    }[who]
    const signedIn = handle ? await identity.signIn(asPerson(handle)) : undefined
    const cookies = Object.entries(signedIn?.browser.held() ?? {}).map(([name, value]) => `${name}=${value}`)
    const headers = {
      Accept: 'text/html',
      Cookie: cookies.join('; '),
      ...(signedIn && { Authorization: `Bearer ${signedIn.tokens.access_token}` }),
    }
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names, 'other'), word), { maxLength: 6 })
    const type = fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'multipart/form-data', '')
    await fc.assert(
      fc.asyncProperty(pairs, pairs, type, fc.boolean(), async (query, fields, contentType, isRaw) => {
        const search = isRaw ? query.map((pair) => pair.join('=')).join('&') : new URLSearchParams(query).toString()
        const body = new URLSearchParams(fields).toString()
        const answer = await fetch(`${identity.origin}/identity${path}?${encodeURI(search.toWellFormed())}`, {
          method,
          headers: { ...headers, ...(method === 'POST' && contentType && { 'Content-Type': contentType }) },
          ...(method === 'POST' && { body }),
          redirect: 'manual',
        })
        const told = (await answer.text()).match(/[\w.]+@(aurora|boreal)\.example/g) ?? []
        const others = told.filter((email) => email !== `${handle}.example`)
        const { status } = answer
        count({ routes: 'identity', route: `${method} ${path}`, principal: who, status, leaked: others.length > 0 })
        expect(status).toBeLessThan(500)
        expect(others).toEqual([])
      }),
      fuzz,
    )
  })

  test.each(['%00', '%E0%A4%A', '%ED%A0%80'])('the route refuses %s in its query', async (broken) => {
    const answer = await fetch(`${identity.origin}/identity${path}?state=${broken}`, { method, redirect: 'manual' })
    expect(answer.status).toBe(400)
  })
})
