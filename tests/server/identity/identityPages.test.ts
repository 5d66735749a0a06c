import { gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '#server/web/securityHeaders.ts'
import { alertOf, Browser, type Seen } from '#tests/support/http/browser.ts'
import { asPerson, type Identity, openIdentity } from '#tests/support/identity/identity.ts'

let demo: Identity
beforeAll(async () => {
  demo = await openIdentity()
})
afterAll(() => demo.close())

/** A sign-in page, and the browser it is shown in. */
async function formOf(identity: Identity, changed: Record<string, string> = {}) {
  const browser = new Browser(identity.origin)
  const page = await browser.open((await identity.ask(changed)).address)
  return { browser, page, send: (fields: Record<string, string>) => browser.submit(page, fields) }
}

const hasAllHeaders = ({ headers }: Seen) => {
  for (const [name, value] of Object.entries(securityHeaders('text/html'))) expect(headers.get(name), name).toBe(value)
  const policy = headers.get('Content-Security-Policy') ?? ''
  for (const part of [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
    expect(policy).toContain(part)
  expect(policy).not.toContain('unsafe')
  expect(headers.get('Cache-Control')).toContain('no-store')
}

describe('the sign-in page', () => {
  test('the page is small, has no script, and only the style its policy names', async () => {
    const { page } = await formOf(demo)
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    hasAllHeaders(page)
    expect(page.html).not.toMatch(/<script|\son\w+=|style="/)
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page.html) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`)
    expect(gzipSync(page.html).length).toBeLessThan(5 * 1024)
    expect(gzipSync(page.html, { level: 0 }).length).toBeLessThan(13 * 1024)
  })

  test('the style of the page declares every token that the style and the page use', async () => {
    const { page } = await formOf(demo)
    const [, declarations = ''] = /<style>:root\{([^}]*)\}/.exec(page.html) ?? []
    const declared = declarations.split(';').map((declaration) => declaration.split(':')[0])
    const used = [...page.html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
    expect(used).toContain('--color-ink')
    expect(used.filter((name) => !declared.includes(name))).toEqual([])
  })

  test('the page shows the first demo people at once, on a phone only their groups', async () => {
    const open = async (agent: string) => {
      const browser = new Browser(demo.origin, { 'User-Agent': agent })
      return (await browser.open((await demo.ask()).address)).html.match(/<details[^>]*>/g)
    }
    const closed = expect.not.stringContaining('open') as string
    expect(await open('Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0')).toEqual([
      expect.stringContaining('open'),
      closed,
      closed,
    ])
    expect(await open('Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile')).toEqual([closed, closed, closed])
  })

  test.each([
    ['fr-CA', '<html lang="fr-CA">', 'Ouvrir une session'],
    ['es', '<html lang="es">', 'Iniciar sesión'],
    ['en-CA', '<html lang="en">', 'Sign in'],
    ['de fr-CA', '<html lang="en">', 'Sign in'],
  ])('the page asked for in %s has that language', async (language, tag, title) => {
    const { page, send } = await formOf(demo, { ui_locales: language })
    expect(page.html).toContain(tag)
    expect(page.html).toContain(`<h1>${title}</h1>`)
    expect((await send({ login: 'x@aurora.example', password: 'x' })).html).toContain(tag)
  })

  test('the page has the language of the browser where none is requested', async () => {
    const browser = new Browser(demo.origin)
    const headers = { 'Accept-Language': 'de, es-MX;q=0.8' }
    const { html } = await browser.open('/identity/session/end/success', { headers })
    expect(html).toContain('<html lang="es">')
  })

  test('the page has the login name that the application suggests', async () => {
    const { page } = await formOf(demo, { login_hint: 'risk@aurora.example' })
    expect(page.html).toContain('value="risk@aurora.example"')
  })
})

describe('the language switch', () => {
  test('the switch shows the page in another language, keeps the typed e-mail, and lasts for this sign-in', async () => {
    const { browser, page, send } = await formOf(demo, { ui_locales: 'en-CA' })
    expect(page.html).toMatch(/value="en"[^>]*\saria-current="true"/)
    const french = await send({ login: 'traveller@aurora.example', password: '', language: 'fr' })
    expect(french.html).toContain('<html lang="fr-CA">')
    expect(french.html).toContain('value="traveller@aurora.example"')
    expect(french.html).not.toContain('role="alert"')
    const wrong = await browser.submit(french, { login: 'traveller@aurora.example', password: 'wrong' })
    expect(wrong.html).toContain('<html lang="fr-CA">')
    expect((await browser.open((await demo.ask({ ui_locales: 'en-CA' })).address)).html).toContain('<html lang="en">')
  })

  test('the switch keeps the reason of a failed sign-in, and the focus on the language', async () => {
    const { browser, send } = await formOf(demo, { ui_locales: 'en-CA' })
    const wrong = await send({ login: 'traveller@aurora.example', password: 'wrong' })
    const french = await browser.submit(wrong, { login: 'traveller@aurora.example', password: '', language: 'fr' })
    expect(french.html).toMatch(/role="alert"[^>]*>[^<]*mot de passe/)
    expect(french.html.match(/<[^>]*\sautofocus/g)).toEqual([expect.stringContaining('value="fr"')])
    const madeUp = await browser.submit(french, { login: '', password: '', language: 'es', problem: '"><b>' })
    expect(madeUp.html).not.toContain('role="alert"')
  })

  test('the switch never repeats a password, and ignores an unknown language', async () => {
    const { send } = await formOf(demo, { ui_locales: 'es' })
    expect((await send({ login: 'a@b.example', password: 'secret-1', language: 'fr' })).html).not.toContain('secret-1')
    const other = await formOf(demo, { ui_locales: 'es' })
    expect((await other.send({ login: 'a@b.example', password: 'x', language: '"><b>' })).html).toContain(
      '<html lang="es">',
    )
  })

  test('the switch is below the button that Enter presses', async () => {
    const { page } = await formOf(demo)
    expect(page.html.indexOf('class="main"')).toBeLessThan(page.html.indexOf('name="language"'))
  })
})

describe('typed credentials', () => {
  test('a wrong password is reported, keeps the name, and does not reveal whether the account exists', async () => {
    const { send } = await formOf(demo)
    const wrong = await send({ login: 'traveller@aurora.example', password: 'wrong' })
    const unknown = await send({ login: 'no-such-person@aurora.example', password: 'wrong' })
    expect(alertOf(wrong)).toMatch(
      /^The e-mail or the password is not right. Check both and try again, or .*“Forgot your password\?”/,
    )
    expect(wrong.html).toContain('value="traveller@aurora.example"')
    expect(wrong.html).toMatch(/name="password"[^>]* aria-describedby="problem" autofocus/)
    expect(unknown.html.replaceAll('no-such-person', 'traveller')).toBe(wrong.html)
    expect(unknown.status).toBe(wrong.status)
    hasAllHeaders(wrong)
  })

  test('markup in a typed name stays text', async () => {
    const { send } = await formOf(demo)
    const { html } = await send({ login: '"><script>alertOf(1)</script>', password: 'x' })
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alertOf(1)&lt;/script&gt;"')
    expect(html).not.toContain('<script')
  })

  test('a missing password is asked for again', async () => {
    const { send } = await formOf(demo)
    expect(alertOf(await send({ login: 'traveller@aurora.example' }))).toContain('Enter your e-mail')
    expect((await send({ password: 'x' })).html).toMatch(/name="login"[^>]* autofocus/)
  })

  test('a right password signs in, with a name in capitals and with spaces around it', async () => {
    const { send } = await formOf(demo)
    const { location } = await send({ login: ' Traveller@Aurora.Example ', password: 'demo' })
    expect(location?.searchParams.get('code')).toBeTruthy()
  })

  test('ten wrong passwords make the eleventh wait, also when all come at once and the last is right', async () => {
    const { send } = await formOf(demo)
    const login = 'vip@aurora.example'
    const answers = await Promise.all(Array.from({ length: 14 }, () => send({ login, password: 'guess' })))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    const right = await send({ login, password: 'demo' })
    expect([right.status, alertOf(right)]).toEqual([429, 'Too many attempts. Wait a few minutes, then try again.'])
    const other = await send({ login: 'finance@aurora.example', password: 'demo' })
    expect(other.location).toBeDefined()
  })
})

describe('demo people', () => {
  test('demo people sign in with one click', async () => {
    const { page, send } = await formOf(demo)
    expect(page.html.match(/name="person"/g)).toHaveLength(25)
    expect((await send(asPerson('organiser@aurora'))).location?.searchParams.get('code')).toBeTruthy()
  })

  test('demo people are not listed outside of the demo, and a forged click opens nothing', async () => {
    demo.services.env.DEMO = false
    const { page, send } = await formOf(demo)
    const answer = await send(asPerson('admin@aurora'))
    demo.services.env.DEMO = true
    expect(page.html).not.toMatch(/<h2|<details|aurora|name="person"/)
    expect([answer.location, answer.html.includes('role="alert"')]).toEqual([undefined, true])
  })
})

describe('other pages', () => {
  test.each([
    ['/identity', 404],
    ['/identity/', 404],
    ['/identity/nowhere', 404],
    ['/identity/auth', 400],
    ['/identity/interaction/unknown', 400],
    ['/identity/auth/unknown', 400],
    ['/identity/interaction/..%2f..', 404],
    ['/identity/session/end?id_token_hint=nonsense', 400],
  ])('the address %s is a page with a way back and security headers', async (path, status) => {
    const page = await new Browser(demo.origin).open(path)
    expect(page.status).toBe(status)
    expect(page.html).toContain('<a class="main" href="/">')
    hasAllHeaders({ ...page, headers: withNoStore(page.headers) })
  })

  /** Pages without personal data may be cached. */
  const withNoStore = (headers: Headers) => {
    const copy = new Headers(headers)
    copy.set('Cache-Control', 'no-store')
    return copy
  }

  test('the page that ends the sign-in without a session is protected like the others', async () => {
    const page = await new Browser(demo.origin).open('/identity/session/end')
    expect(page.html).toContain('<form')
    hasAllHeaders({ ...page, headers: withNoStore(page.headers) })
  })

  test('a page of another browser cannot be sent', async () => {
    const { page } = await formOf(demo)
    const thief = new Browser(demo.origin)
    expect((await thief.submit(page, asPerson('admin@aurora'))).status).toBe(400)
  })

  test.each(['/identity/.well-known/openid-configuration', '/identity/jwks'])(
    'the address %s is protected',
    async (path) => {
      const { headers } = await fetch(`${demo.origin}${path}`)
      for (const [name, value] of Object.entries(securityHeaders('text/html')))
        expect(headers.get(name), name).toBe(value)
    },
  )
})
