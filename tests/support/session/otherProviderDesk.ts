import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createApi } from '#server/api.ts'
import { oidcRecords, providerLinks } from '#server/db/schema/system/identity.ts'
import { startOtherProvider } from '#tests/support/identity/otherProvider.ts'
import { openTestServices } from '#tests/support/http/server.ts'

export const audience = 'https://travel.example/api'

interface Desk {
  provider: Awaited<ReturnType<typeof startOtherProvider>>
  at: Awaited<ReturnType<typeof openTestServices>>
  api: ReturnType<typeof createApi>
  clock: Date
}

/** Another party's provider for a test file, and the backend that takes its tokens, opened anew for each `open`. */
export function otherProviderDesk() {
  const desk = { clock: new Date() } as Desk
  beforeAll(async () => {
    desk.provider = await startOtherProvider()
  })
  afterAll(() => desk.provider.close())

  const openNow = async (variables: Record<string, string> = {}) => {
    const settings = { OIDC_ISSUER: desk.provider.issuer, OIDC_AUDIENCE: audience, ...variables }
    desk.clock = new Date()
    desk.at = await openTestServices(settings, () => desk.clock)
    desk.api = createApi(desk.at.services)
  }
  const open = (variables: Record<string, string> = {}) => {
    beforeAll(() => openNow(variables))
    beforeEach(async () => {
      desk.clock = new Date()
      await desk.at.services.db.delete(oidcRecords)
      await desk.at.services.db.delete(providerLinks)
    })
    afterAll(() => desk.at.close())
  }

  const seconds = (from = 0) => Math.floor(+desk.clock / 1000) + from
  /** The claims of a token for our APIs. */
  const person = (changed: object = {}) => ({
    sub: 'u-1',
    aud: audience,
    iat: seconds(),
    exp: seconds(600),
    email: 'Traveller@Aurora.example',
    email_verified: true,
    ...changed,
  })
  const json = { 'Content-Type': 'application/json' }
  const call = (token: string, path = '/company/auth/whoami', init: RequestInit = {}) =>
    desk.api.request(path, { ...init, headers: { Authorization: `Bearer ${token}`, ...json } })
  const statusOf = async (token: string) => (await call(token)).status
  const post = async (path: string, body: object) =>
    desk.api.request(path, { method: 'POST', body: JSON.stringify(body), headers: json })
  return { desk, open, openNow, seconds, person, call, statusOf, post }
}
