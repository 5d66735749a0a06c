import { eq } from 'drizzle-orm'
import { importJWK, SignJWT } from 'jose'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { vi } from 'vitest'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { accounts } from '#server/db/schema/company/people.ts'
import { clientId, issuerOf } from '#server/domains/session/addresses.ts'
import { identityKeys } from '#server/domains/session/keys.ts'
import { communicationHttp, companyHttp, setApiBaseUrls, mainHttp, reportingHttp } from '@/http/clients'
import { storageKeys } from '@/lib/storage'
import { type Handle, openTestApi } from '#tests/support/http/api.ts'

const origin = 'http://waymark.test'

/** An ID token as the identity provider makes it. */
async function idTokenOf(at: Awaited<ReturnType<typeof openTestApi>>, email: string) {
  const { signing } = await identityKeys(at.services)
  const [found] = await at.services.db.select().from(accounts).where(eq(accounts.email, email))
  const grant = crypto.randomUUID()
  const expiresAt = new Date(at.clock.now.getTime() + 3_600_000)
  await at.services.db.insert(oidcRecords).values({ model: 'Grant', id: grant, expiresAt })
  const issued = Math.floor(at.clock.now.getTime() / 1000)
  return new SignJWT({ jti: crypto.randomUUID(), grant })
    .setProtectedHeader({ alg: 'ES256', kid: signing.kid! })
    .setSubject(found!.id)
    .setIssuer(issuerOf(at.services.env))
    .setAudience(clientId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + 600)
    .sign(await importJWK(signing, 'ES256'))
}

/** The real backend on the demo, reached by the application's own clients, with MSW as the wire between them. */
export async function openRealBackend(variables: Record<string, string> = {}) {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  const { baseURL, adapter } = mainHttp.defaults
  // Axios's `fetch` adapter sends files as the browser does. Its `http` adapter does not.
  Object.assign(mainHttp.defaults, { baseURL: `${origin}/api/main`, adapter: 'fetch' })
  Object.assign(reportingHttp.defaults, { adapter: 'fetch' })
  Object.assign(communicationHttp.defaults, { adapter: 'fetch' })
  Object.assign(companyHttp.defaults, { baseURL: `${origin}/api/main`, adapter: 'fetch' })
  setApiBaseUrls(
    ['company', 'reporting', 'communication', 'authentication'].map((name) => ({ name, url: `${origin}/api/${name}` })),
  )
  const at = await openTestApi(variables)
  const wire = setupServer(
    http.all(`${origin}/api/*`, ({ request }) => {
      const { pathname, search } = new URL(request.url)
      return at.api.fetch(new Request(`${origin}${pathname.replace('/api', '')}${search}`, request))
    }),
  )
  wire.listen({ onUnhandledFrame: 'error' })
  return {
    ...at,
    /** Calls have the token of a person, or none. */
    actAs: (who: Handle | undefined) =>
      who ? stored.set(storageKeys.accessToken, who) : stored.delete(storageKeys.accessToken),
    idTokenOf: (email: string) => idTokenOf(at, email),
    close: async () => {
      wire.close()
      Object.assign(mainHttp.defaults, { baseURL, adapter })
      Object.assign(reportingHttp.defaults, { adapter })
      Object.assign(communicationHttp.defaults, { adapter })
      Object.assign(companyHttp.defaults, { adapter })
      vi.unstubAllGlobals()
      await at.close()
    },
  }
}
