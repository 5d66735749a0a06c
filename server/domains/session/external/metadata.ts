import { createRemoteJWKSet } from 'jose'
import { z } from 'zod'
import { Refusal } from '#server/http/answers/envelope.ts'
import { hourMs } from '#contract/time/durations.ts'

/** The used part of a provider's discovery document. Endpoints that a provider lacks are missing. */
const metadataSchema = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  token_endpoint: z.url().optional(),
  introspection_endpoint: z.url().optional(),
  userinfo_endpoint: z.url().optional(),
  revocation_endpoint: z.url().optional(),
  check_session_iframe: z.url().optional(),
})

export type Metadata = z.infer<typeof metadataSchema> & {
  /** The provider's keys: cached for ten minutes, and fetched again for an unknown key at most twice a minute. */
  keys: ReturnType<typeof createRemoteJWKSet>
}

const patienceMs = 5000
const keptMs = hourMs
const coolDownMs = 10_000

/** 503, not 401: a 401 would end the sign-in of a person whom the provider only cannot confirm now. */
export const providerAway = (reason: string) =>
  new Refusal(503, 'identityUnavailable', `The identity provider does not answer (${reason}). Try again in a moment.`)

const known = new Map<string, { found: Promise<Metadata>; until: number }>()

/**
 * The provider's discovery document and keys, cached for an hour. After a failure the next attempt is ten seconds
 * later.
 * @throws 503 when it does not answer, or answers for another issuer
 */
export function providerMetadata(issuer: string): Promise<Metadata> {
  const kept = known.get(issuer)
  if (kept && kept.until > Date.now()) return kept.found
  const found = fetchMetadata(issuer)
  const entry = { found, until: Date.now() + keptMs }
  known.set(issuer, entry)
  found.catch(() => (entry.until = Date.now() + coolDownMs))
  return found
}

async function fetchMetadata(issuer: string): Promise<Metadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const metadata = metadataSchema.safeParse(await fetchJson(address))
  if (!metadata.success) throw providerAway(`${address} is no discovery document`)
  if (metadata.data.issuer !== issuer)
    throw providerAway(`it calls itself ${metadata.data.issuer}: write OIDC_ISSUER like that`)
  const keys = createRemoteJWKSet(new URL(metadata.data.jwks_uri), { timeoutDuration: patienceMs })
  return { ...metadata.data, keys }
}

/** Fetches JSON from the provider. @throws 503 when it does not answer with JSON */
export async function fetchJson(address: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
  if (!answer?.ok) throw providerAway(`${new URL(address).pathname} answers ${answer?.status ?? 'nothing'}`)
  return answer.json().catch(() => undefined)
}
