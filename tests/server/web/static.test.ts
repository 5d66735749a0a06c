import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo, type Server } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { securityHeaders } from '#server/web/securityHeaders.ts'
import { listen } from '#server/listen.ts'
import { builtFiles, layOutBuild } from '#tests/support/web/build.ts'
import { expectLog } from '#tests/support/run/log.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { testSealingKey } from '#tests/support/run/testEnv.ts'

let opened: Awaited<ReturnType<typeof openTestServices>>
let build: Awaited<ReturnType<typeof layOutBuild>>
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  ;[opened, build] = await Promise.all([
    openTestServices({ DEMO: 'false', SEALING_KEY: testSealingKey }),
    layOutBuild(),
  ])
  app = createApp(opened.services, build.dist)
})
afterAll(() => Promise.all([opened.close(), build.remove()]))

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers })
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const script = '/assets/app-1a2b3c4d.js'

describe('a hashed file', () => {
  test('a hashed file may be cached for ever', async () => {
    const answer = await get(script)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toBe(builtFiles['assets/app-1a2b3c4d.js'])
  })

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('a hashed file comes as %s where the browser accepts it', async (encoding, accepted, open) => {
    const answer = await get(script, { 'Accept-Encoding': accepted })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toMatch(/accept-encoding/i)
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(String(open(await bytes(answer)))).toBe(builtFiles['assets/app-1a2b3c4d.js'])
  })

  test('a hashed file without a compressed form comes uncompressed', async () => {
    const answer = await get('/assets/tiny-5e6f7a8b.css', { 'Accept-Encoding': 'br' })
    expect([answer.headers.get('Content-Encoding'), await answer.text()]).toEqual([null, 'p{margin:0}'])
  })

  test('a missing hashed file is 404, never the document, and is not cached', async () => {
    for (const path of ['/assets/gone-00000000.js', '/assets/gone', '/assets/', '/foo.png', '/en-us/home.js']) {
      const answer = await get(path, { Accept: 'text/html' })
      expect(answer.status, path).toBe(404)
      expect(await answer.text()).not.toContain('The document')
      expect(answer.headers.get('Cache-Control') ?? '').not.toContain('immutable')
    }
  })
})

describe('the document', () => {
  const mail = '/en-us/score/company/g/c/noor@aurora.example'
  const addresses = ['/', '/en-us/home', '/fr-ca/trips/42', '/logout?ref=idp', '/oidc-login?code=a.b']
  test.each([...addresses, mail, mail.replace('@', '%40')])(
    'the document is at %s, fresh, under its policy',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i)
      expect(answer.headers.get('Cache-Control')).toBe('no-cache')
      const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      const policy = answer.headers.get('Content-Security-Policy')
      expect(policy).toContain(hash('body { margin: 0 }'))
      expect(policy).toContain(`default-src 'none'; script-src 'self' ${hash('let theme')};`)
      expect(policy).toContain("base-uri 'none'; object-src 'none'; frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
      expect(policy).not.toContain('unsafe')
      expect(await answer.text()).toBe(builtFiles['index.html'])
    },
  )

  test('the document is not sent again where the browser has it, in any encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await get('/en-us/home', { 'Accept-Encoding': encoding })
      const tag = first.headers.get('ETag')!
      const again = await get('/en-us/home', { 'Accept-Encoding': encoding, 'If-None-Match': tag })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'))
    }
  })

  test('the document answers HEAD without a body', async () => {
    for (const path of ['/en-us/home', script]) {
      const answer = await get(path, {}, 'HEAD')
      expect([answer.status, await answer.text()]).toEqual([200, ''])
    }
  })

  test('the document has one address', async () => {
    expect((await get('/index.html')).headers.get('Location')).toBe('/')
  })
})

test('private files of the build are not served', async () => {
  for (const path of ['/.vite/manifest.json', '/.vite/', '/.env', '/%2evite/manifest.json'])
    expect((await get(path)).status, path).toBe(404)
})

test('every request that writes is refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect((await get('/en-us/home', {}, method)).status).toBe(404)
})

test('every kind of answer has the security headers', async () => {
  const paths = ['/', script, '/foo.png', '/.vite/manifest.json', '/index.html', '/health/live', '/health/ready']
  const others = ['/health/none', '/api/openapi.json', '/api/docs', '/api/none', '/booking-tool', '/booking-tool/none']
  for (const path of [
    ...paths,
    ...others,
    '/booking-tool/tool.css',
    '/booking-tool/tool.js',
    '/booking-tool/calendar.js',
    '/api/company/auth/whoami',
  ])
    for (const method of ['GET', 'POST']) {
      const { headers, status } = await get(path, {}, method)
      expect(status, path).toBeLessThan(500)
      const wanted = Object.entries(securityHeaders(headers.get('Content-Type')))
      expect(wanted.length).toBeGreaterThanOrEqual(5)
      for (const [name, value] of wanted) expect(headers.get(name), `${path} ${name}`).toBe(value)
    }
})

test.each([
  ['/en-us/home', true],
  ['/api/docs', true],
  ['/booking-tool/none', true],
  [script, false],
  ['/api/openapi.json', false],
  ['/api/company/auth/whoami', false],
])('the address %s has the headers that only a page needs: %s', async (path, isPage) => {
  const { headers } = await get(path)
  expect([headers.has('Permissions-Policy'), headers.has('Cross-Origin-Opener-Policy')]).toEqual([isPage, isPage])
  expect([headers.get('X-Frame-Options'), headers.get('Referrer-Policy')]).toEqual(['DENY', 'no-referrer'])
})

test('an unexpected failure reveals nothing of the inside and has the headers', async () => {
  expectLog(/"route":"\/health\/ready"/)
  const answer = await createApp({ ...opened.services, db: undefined as never }, build.dist).request('/health/ready')
  expect([answer.status, answer.headers.get('X-Content-Type-Options')]).toEqual([500, 'nosniff'])
  expect(await answer.json()).toMatchObject({ successfull: false, messageCode: 'unexpected' })
})

describe('over the wire', () => {
  let server: Server
  beforeAll(async () => {
    server = await listen(getRequestListener(app.fetch), 0)
  })
  afterAll(() => server.close())

  /** Sent as written: clients tidy such paths up before they send them. */
  async function raw(target: string): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port)
    socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    let text = ''
    socket.on('data', (piece) => (text += String(piece)))
    await once(socket, 'close')
    return text
  }

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%00.js',
    '/%E0%A4%A.js',
    '//secret.txt',
  ])('no path leads out of the folder: %s', async (target) => {
    const answer = await raw(target)
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404)/)
    expect(answer).not.toMatch(/\r\n\r\n[\s\S]*secret/)
  })
})

test('a server without a build explains what to do', async () => {
  const answer = await createApp(opened.services, '/nowhere').request('/')
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')])
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
})
