import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { identityPath } from '#server/domains/session/addresses.ts'
import { navigateFallbackDenylist } from '@/app/serviceWorker/serverPaths'
import { pathTo } from '@/routes/pathTo'
import { routeNames, rowOf } from '@/routes/table'
import { openTestServices } from '#tests/support/http/server.ts'
import { testSealingKey } from '#tests/support/run/testEnv.ts'

const origin = 'https://travel.example'
let opened: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => void (opened = await openTestServices({ DEMO: 'false', SEALING_KEY: testSealingKey })))
afterAll(() => opened.close())

const isServers = (address: string, authority = `${origin}${identityPath}`) =>
  navigateFallbackDenylist(authority, origin).some((pattern) => pattern.test(address))

test('the service worker leaves every route of the server to the server', () => {
  const { routes } = createApp(opened.services)
  const own = routes.map(({ path }) => path).filter((path) => !/^\/?\*$/.test(path))
  expect(own.length).toBeGreaterThan(40)
  const filled = own.map((path) => path.replace(/:\w+/g, 'x').replace('*', 'x/y'))
  // In the folders of built files, only files have routes.
  const application = new Set(['/assets/x/y', '/.vite/x/y'])
  expect(filled.filter((path) => !application.has(path) && !isServers(path))).toEqual([])
})

test.each([
  '/identity',
  '/identity/auth?client_id=waymark-web&redirect_uri=x',
  '/identity/interaction/abc',
  '/identity/session/end',
  '/.well-known/openid-configuration',
  '/api/docs',
  '/api',
  '/booking-tool?token=x',
  '/health/ready',
  '/sw.js',
  '/assets/app-1a2b3c4d.js?v=1',
  '/favicon.svg',
])('the path %s belongs to the server', (address) => {
  expect(isServers(address)).toBe(true)
})

test('every screen belongs to the application, including the returns from sign-in and sign-out', () => {
  const screens = routeNames.map((name) =>
    rowOf(name).isBare ? rowOf(name).path : `/fr-ca${rowOf(name).path.replace(/:\w+/g, 'x')}`,
  )
  const more = [
    pathTo('en-us', 'home'),
    '/fr-ca/score/company/g/c/noor@aurora.example',
    '/fr-ca/score/company/g/c/noor%40aurora.example?period=months12',
    '/oidc-login?code=a.b&iss=https://x.example/i.d',
    '/logout?ref=idp',
    '/',
    '/apis',
    '/identity-card',
  ]
  expect([...screens, ...more].filter((address) => isServers(address))).toEqual([])
})

test('an own provider on this origin is left to the server too, and one elsewhere changes nothing', () => {
  expect(isServers('/sso/realms/x/auth?y', `${origin}/sso/realms/x`)).toBe(true)
  expect(isServers('/en-us/home', `${origin}/sso`)).toBe(false)
  expect(isServers('/sso/auth', 'https://login.example/sso')).toBe(false)
})
