import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staticFiles } from '#server/web/staticFiles.ts'
import { originsOf } from '#server/web/writeOrigins.ts'
import { layOutBuild } from '#tests/support/web/build.ts'

let build: Awaited<ReturnType<typeof layOutBuild>>
beforeEach(async () => {
  build = await layOutBuild()
})
afterEach(() => build.remove())

const builtFor = (settings: Record<string, string>) =>
  writeFile(join(build.dist, '.vite/origins.json'), JSON.stringify(originsOf(settings)))
const directives = async (files: ReturnType<typeof staticFiles>) => {
  const policy = (await files.request('/en-us/home')).headers.get('Content-Security-Policy') ?? ''
  return policy.split('; ').filter((each) => /^(connect-src|frame-src|form-action) /.test(each))
}
const own = ["connect-src 'self'", "frame-src 'self'", "form-action 'self'"]

test('a build for this server connects to nothing else', async () => {
  expect(await directives(staticFiles(build.dist))).toEqual(own)
  await builtFor({ VITE_MAIN_API: '/api/main', VITE_IDENTITY_AUTHORITY: '' })
  expect(await directives(staticFiles(build.dist))).toEqual(own)
})

test('a build for other services connects to the configured ones only', async () => {
  await builtFor({
    VITE_MAIN_API: 'https://api.example/travel/main',
    VITE_CONNECT_ORIGINS: ' https://reports.example/ https://api.example javascript:alert(1) nonsense ',
  })
  const [connect] = await directives(staticFiles(build.dist))
  expect(connect).toBe("connect-src 'self' https://api.example https://reports.example")
})

test('a build with telemetry connects to its endpoint too, and one without an endpoint to nothing else', async () => {
  await builtFor({
    VITE_TELEMETRY_CONNECTION: 'InstrumentationKey=0a1b;IngestionEndpoint=https://eu.telemetry.example/v1',
  })
  const [connect] = await directives(staticFiles(build.dist))
  expect(connect).toBe("connect-src 'self' https://eu.telemetry.example")
  await builtFor({ VITE_TELEMETRY_CONNECTION: 'InstrumentationKey=0a1b' })
  expect(await directives(staticFiles(build.dist))).toEqual(own)
})

test("the provider's other hosts are learned from its discovery document, once it answers", async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let isDown = true
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    const metadata = {
      token_endpoint: 'https://tokens.example/oauth2/token',
      jwks_uri: 'https://keys.example/jwks',
      revocation_endpoint: 42,
      check_session_iframe: 'https://frames.example/check',
      end_session_endpoint: 'https://pages.example/logout',
    }
    response.writeHead(isDown ? 503 : 200).end(isDown ? 'down' : JSON.stringify(metadata))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const authority = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await builtFor({ VITE_IDENTITY_AUTHORITY: `${authority}/` })
  const files = staticFiles(build.dist)
  const [connect, ...others] = own
  expect(await directives(files)).toEqual([`${connect} ${authority}`, ...others])
  isDown = false
  expect(await directives(files), 'asked again only after a while').toEqual([`${connect} ${authority}`, ...others])
  vi.setSystemTime(Date.now() + 11_000)
  const learned = [
    `${connect} ${authority} https://keys.example https://tokens.example`,
    "frame-src 'self' https://frames.example",
    "form-action 'self'",
  ]
  expect(await directives(files)).toEqual(learned)
  expect(await directives(files)).toEqual(learned)
  expect(asked).toBe(2)
  await new Promise((resolve) => server.close(resolve))
})
