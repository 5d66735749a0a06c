import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeWhoami } from '#tests/support/page/factories.ts'
import { count } from '#tests/support/run/gateCount.ts'
import { network } from '#tests/support/page/network.ts'

const issuer = `${location.origin}/identity`
const now = () => Math.floor(Date.now() / 1000)
const tokenOf = (expiresIn: number) =>
  `h.${btoa(JSON.stringify({ sub: 'p1', ProfileId: 'p1', company_id: 'aurora', exp: now() + expiresIn }))}.s`

/** The answers of the provider and of the API: the lifetime and renewal of a token, and the status of whoami. */
interface Scene {
  expiresIn?: number
  renewal?: string
  whoami?: number
  /** Whether the API refuses the calls that follow whoami. */
  refusesLater?: boolean
}

let expiresIn = 600
beforeEach(() => {
  network.use(
    http.get(`${issuer}/.well-known/openid-configuration`, () =>
      HttpResponse.json({ issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/jwks` }),
    ),
    http.get('*/api/main/configuration', () => HttpResponse.json({ apis: [], features: [] })),
  )
})

/** Loads a page as after the return from the provider, and reports how far the person gets. */
async function openPage({ renewal, refusesLater }: Scene): Promise<string> {
  vi.resetModules()
  const { identity } = await import('@/domains/session/identity')
  const { findSession } = await import('@/domains/session/findSession')
  const { signIn } = await import('@/domains/session/signIn/signIn')
  const { createStore } = await import('@/store/store')
  const error = Object.assign(new Error(renewal), { name: 'ErrorResponse', error: renewal })
  vi.spyOn(identity, 'signinSilent').mockRejectedValue(error)
  const left = new Promise<string>((resolve) => {
    vi.spyOn(identity, 'signinRedirect').mockImplementation(() => {
      localStorage.setItem('waymark.accessToken', tokenOf(expiresIn))
      resolve('redirected')
      return new Promise(() => {})
    })
  })
  if ((await findSession(createStore().dispatch)) && !refusesLater) return 'signed in'
  localStorage.removeItem('waymark.accessToken')
  return Promise.race([left, signIn('/en-us/home').catch((reason: { problem?: string }) => reason.problem ?? 'broken')])
}

test.each<[string, Scene, string]>([
  ['an API that refuses every token', { whoami: 401 }, '401 notSignedIn'],
  ['an API that does not admit the account', { whoami: 403 }, '403 notSignedIn'],
  ['an API that refuses what follows whoami', { refusesLater: true }, ''],
  [
    'tokens that have ended, which the provider does not renew',
    { expiresIn: -3600, renewal: 'invalid_grant' },
    'invalid_grant',
  ],
])('the sign-in loop (%s) ends on a message after three redirects', async (_, scene, answer) => {
  expiresIn = scene.expiresIn ?? 600
  network.use(
    http.get('*/auth/whoami', () =>
      scene.whoami
        ? HttpResponse.json(
            { successfull: false, messageCode: 'notSignedIn', message: 'No.' },
            { status: scene.whoami },
          )
        : HttpResponse.json(makeWhoami()),
    ),
  )
  const seen: string[] = []
  while (seen.length < 10 && (seen.at(-1) ?? 'redirected') === 'redirected') seen.push(await openPage(scene))
  count({ signIns: 1, loops: seen.at(-1) === 'redirected' ? 1 : 0 })
  expect(seen).toEqual(['redirected', 'redirected', 'redirected', 'loop'])
  expect(sessionStorage.getItem('waymark.signInRefusal') ?? '').toContain(answer)
})

test('a successful sign-in is not counted for long, which allows to sign in again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  network.use(http.get('*/auth/whoami', () => HttpResponse.json(makeWhoami())))
  expiresIn = 600
  const seen = []
  for (let time = 0; time < 5; time++) {
    localStorage.removeItem('waymark.accessToken')
    seen.push(await openPage({}), await openPage({}))
    await vi.advanceTimersByTimeAsync(20_000)
  }
  count({ signIns: 5, loops: 0 })
  expect(seen).toEqual(Array.from({ length: 10 }, (_, page) => (page % 2 ? 'signed in' : 'redirected')))
})
