import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setTrustedHeaders } from '#server/http/requests/forwarded.ts'
import { createListener } from '#server/createListener.ts'
import { listen } from '#server/listen.ts'
import { readEnv } from '#server/services/env.ts'
import { createSsoCode } from '#server/domains/booking/sso/ssoCode.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { headerOf, openingOf } from '#tests/support/bookingTool/toolVisitor.ts'

const publicUrl = 'https://travel.example.com'
let opened: Awaited<ReturnType<typeof openTestServices>>
let server: Server
beforeAll(async () => {
  opened = await openTestServices({ PUBLIC_URL: publicUrl, TRUST_PROXY: '1' })
  server = await listen(await createListener(opened.services), 0)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await opened.close()
})

/** As a proxy forwards it; fetch would tidy the headers up. */
async function forwarded(path: string, headers: OutgoingHttpHeaders, to = server) {
  const { port } = to.address() as AddressInfo
  const sent = ask({ port, path, headers: { accept: 'text/html', ...headers } }).end()
  const [answer] = (await once(sent, 'response')) as [NodeJS.ReadableStream & { headers: IncomingHttpHeaders }]
  let text = ''
  for await (const piece of answer) text += String(piece)
  return { text, headers: answer.headers }
}

describe('behind a proxy that ends TLS', () => {
  test('discovery names the public address, whatever Host and forwarding headers contain', async () => {
    for (const headers of [
      { host: 'evil.example' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      { host: 'localhost', forwarded: 'host=evil.example;proto=http' },
    ]) {
      const { text } = await forwarded('/identity/.well-known/openid-configuration', headers)
      const addresses = Object.values(JSON.parse(text) as Record<string, unknown>).filter(
        (value): value is string => typeof value === 'string' && value.startsWith('http'),
      )
      expect(addresses.length).toBeGreaterThan(5)
      for (const address of addresses) expect(address).toMatch(/^https:\/\/travel\.example\.com\/identity/)
    }
  })

  test('every cookie of the sign-in is secure and bound to the host', async () => {
    const query = new URLSearchParams({
      client_id: 'waymark-web',
      redirect_uri: `${publicUrl}/oidc-login`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      state: 'x'.repeat(20),
    })
    const { headers } = await forwarded(`/identity/auth?${query}`, { host: 'travel.example.com' })
    expect(headers.location).toMatch(/^\/identity\/interaction\//)
    const cookies = headers['set-cookie'] ?? []
    expect(cookies.length).toBeGreaterThan(2)
    for (const cookie of cookies) expect(cookie).toMatch(/^__(Host|Secure)-.*; secure/i)
    for (const cookie of cookies.filter((line) => line.startsWith('__Host-'))) expect(cookie).toMatch(/; path=\/;/i)
  })

  test('the cookie of the booking tool is secure and bound to the host', async () => {
    const { code, cookie } = await createSsoCode(
      opened.services,
      await openingOf(opened.services, 'p-aurora-traveller'),
    )
    const sent = { host: 'travel.example.com', cookie: headerOf(cookie) }
    const { headers } = await forwarded(`/booking-tool/sso?userToken=${code}`, sent)
    expect(headers['set-cookie']?.at(-1)).toMatch(/^__Host-waymark_tool=[^;]+;.*Path=\/;.*Secure/)
  })
})

describe('the address of a person', () => {
  const seen = (hops: number): RequestListener => {
    const env = readEnv({ PUBLIC_URL: publicUrl, TRUST_PROXY: String(hops) })
    return (request, response) => {
      setTrustedHeaders(request, env)
      response.end(request.headers['x-forwarded-for'])
    }
  }
  const chain = '6.6.6.6, 203.0.113.7, 10.0.0.2'

  test.each([
    [0, chain, /^(::ffff:)?127\.0\.0\.1$|^::1$/],
    [1, chain, /^10\.0\.0\.2$/],
    [2, chain, /^203\.0\.113\.7$/],
    [3, chain, /^6\.6\.6\.6$/],
    [4, chain, /^6\.6\.6\.6$/],
    [1, undefined, /^(::ffff:)?127\.0\.0\.1$|^::1$/],
    [1, '203.0.113.7:4711', /^203\.0\.113\.7$/],
    [1, '[2001:db8::1]:4711', /^2001:db8::1$/],
  ])('the address of a person behind %s proxies that forward for %s is %s', async (hops, header, address) => {
    const echo = createServer(seen(hops)).listen(0)
    await once(echo, 'listening')
    const { text } = await forwarded('/', header ? { 'x-forwarded-for': header } : {}, echo)
    echo.closeAllConnections()
    echo.close()
    expect(text).toMatch(address)
  })
})

describe('limits of the API', () => {
  const wrongKey = async (sent: string) => {
    const { port } = server.address() as AddressInfo
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': sent }
    const asking = ask({ port, method: 'PUT', path: '/api/main/arranger-requests/wrong', headers })
    asking.end('{"status":"approved"}')
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }

  test('the limits count by the address of the person, not by one that the client wrote', async () => {
    for (let n = 0; n < 30; n += 1) expect(await wrongKey(`6.6.6.${n}, 203.0.113.9`)).toBe(404)
    expect(await wrongKey('6.6.6.99, 203.0.113.9')).toBe(429)
    expect(await wrongKey('6.6.6.99, 203.0.113.10')).toBe(404)
  })
})

test('a connection that sends half of its headers and stops is closed after ten seconds', async () => {
  const socket = connect((server.address() as AddressInfo).port)
  const began = Date.now()
  socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  socket.resume()
  await once(socket, 'close')
  expect(Date.now() - began).toBeLessThan(15_000)
})

describe('the environment', () => {
  const problemOf = (variables: Record<string, string>) => {
    try {
      return `usable: ${readEnv(variables).PUBLIC_URL}`
    } catch (error) {
      return (error as Error).message
    }
  }

  test('the public address is at the port, unless it is given', () => {
    expect(readEnv({}).PUBLIC_URL).toBe('http://localhost:4000')
    expect(readEnv({ PORT: '4321' }).PUBLIC_URL).toBe('http://localhost:4321')
    expect(readEnv({ PORT: '4321', PUBLIC_URL: 'https://travel.example.com/' }).PUBLIC_URL).toBe(publicUrl)
  })

  test.each(['/waymark', '/?a=1', '/#top', '/waymark/'])(
    'a public address that ends in %s is refused with the reason',
    (end) => {
      expect(problemOf({ PUBLIC_URL: publicUrl + end })).toMatch(/must be an address without a path[^]*at PUBLIC_URL/)
    },
  )

  test('a public address with a user name is refused', () => {
    expect(problemOf({ PUBLIC_URL: 'https://ada@travel.example.com' })).toContain('name of a user')
  })

  test.each(['true', 'all', '-1', '1.5'])('a number of proxies is required, not %s', (value) => {
    expect(problemOf({ TRUST_PROXY: value })).toContain('at TRUST_PROXY')
  })
})
