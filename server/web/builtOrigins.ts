import { existsSync, readFileSync } from 'node:fs'

/**
 * Origins besides its own that the application was built to call, and the address of its provider's discovery document.
 */
export interface BuiltOrigins {
  connect: string[]
  /** Null where the provider has the application's origin. */
  discovery: string | null
  /** The sign-in settings of the build, missing in an older one. */
  signIn?: BuiltSignIn
}

/** How an application was built to sign people in (`VITE_…`). */
export interface BuiltSignIn {
  /** The main API, empty on the application's own origin. */
  mainApi: string
  /** The provider, empty for the embedded one of the server. */
  authority: string
  /** The application's client id at the provider, empty for the embedded provider's. */
  client: string
  exchangesTokens: boolean
}

/** The folder into which `npm run build` writes the application. */
export const builtFolder = 'dist'
/** A path in the build that the server never serves. */
export const originsFile = '.vite/origins.json'
const nowhereElse: BuiltOrigins = { connect: [], discovery: null }

export const isWeb = (address: string) => /^https?:/i.test(address) && URL.canParse(address)
export const originOf = (address: string) => new URL(address).origin
export const unique = (origins: string[]) => [...new Set(origins)].toSorted()

/** The settings that the build has written (writeOrigins.ts). */
export function readBuiltOrigins(folder: string): BuiltOrigins {
  const path = `${folder}/${originsFile}`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuiltOrigins) : nowhereElse
}

/** The origins that the pages of a build may connect to and frame, besides their own. */
export interface AllowedOrigins {
  connect: string[]
  frame: string[]
}

const patienceMs = 2000
const coolDownMs = 10_000

/**
 * The origins that a build may use: those written with it, and those of the provider's endpoints that the browser
 * calls, which may be on other hosts. Discovery is requested once, and after a failure at most every ten seconds.
 */
export function allowedOrigins({ connect, discovery }: BuiltOrigins): () => Promise<AllowedOrigins> {
  const written = { connect, frame: [] }
  if (!discovery) return () => Promise.resolve(written)
  let found: Promise<AllowedOrigins | undefined> | undefined
  let askedAt = 0
  return async () => {
    if (!found && Date.now() - askedAt >= coolDownMs) {
      askedAt = Date.now()
      found = discover(discovery, connect)
    }
    const allowed = await found
    if (!allowed) found = undefined
    return allowed ?? written
  }
}

async function discover(address: string, written: string[]): Promise<AllowedOrigins | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
    const metadata = (await answer.json()) as Record<string, unknown>
    const origins = (...names: string[]) =>
      names.flatMap((name) => {
        const endpoint = metadata[name]
        return typeof endpoint === 'string' && isWeb(endpoint) ? originOf(endpoint) : []
      })
    const called = origins('token_endpoint', 'jwks_uri', 'revocation_endpoint')
    return { connect: unique([...written, ...called]), frame: unique(origins('check_session_iframe')) }
  } catch {
    return undefined
  }
}
