import type { CacheProvider, Profile, SAML } from '@node-saml/node-saml'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { sha256 } from '#server/crypto/tokens.ts'
import { samlAnswers } from '#server/db/schema/trips/bookingTool.ts'
import { samlKeys } from '#server/domains/booking/saml/keys.ts'
import { answerSeconds, samlParties, travelerAttribute } from '#server/domains/booking/saml/parties.ts'
import type { Services } from '#server/services/services.ts'
import type { PageOptions } from '#server/toolHost/door/session.ts'
import { createSession } from './toolSessions.ts'

/** SAML requests that are still open, for the library's InResponseTo check: issued, not consumed, not expired. */
const openRequests = ({ db, now }: Services): CacheProvider => ({
  saveAsync: async () => null,
  getAsync: async (requestId) => {
    const [row] = await db
      .select()
      .from(samlAnswers)
      .where(
        and(eq(samlAnswers.requestId, requestId), isNull(samlAnswers.consumedAt), gt(samlAnswers.expiresAt, now())),
      )
    return row ? new Date(row.expiresAt.getTime() - answerSeconds * 1000).toISOString() : null
  },
  // Consumed in the transaction that creates the session, so that of two simultaneous responses only one succeeds.
  removeAsync: async () => null,
})

async function verifier(services: Services): Promise<SAML> {
  const { SAML: Receiver, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const { issuer, audience, receiver } = samlParties(services.env)
  return new Receiver({
    idpCert: (await samlKeys(services)).publicKey,
    idpIssuer: issuer,
    issuer: audience,
    audience,
    callbackUrl: receiver,
    wantAuthnResponseSigned: true,
    wantAssertionsSigned: false,
    acceptedClockSkewMs: 5000,
    maxAssertionAgeMs: answerSeconds * 1000,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: answerSeconds * 1000,
    cacheProvider: openRequests(services),
  })
}

/** Checks the assertion's Recipient, which the library does not. */
function isMeantFor(receiver: string, profile: Profile): boolean {
  const assertion = profile.getAssertion?.() as
    | {
        Assertion?: {
          Subject?: { SubjectConfirmation?: { SubjectConfirmationData?: { $?: { Recipient?: string } }[] }[] }[]
        }
      }
    | undefined
  const confirmation = assertion?.Assertion?.Subject?.[0]?.SubjectConfirmation?.[0]
  return confirmation?.SubjectConfirmationData?.[0]?.$?.Recipient === receiver
}

/**
 * Validates a SAML 2.0 Response and creates a tool session; answers the cookie's value. Checks signature, issuer,
 * audience, recipient, conditions and InResponseTo; each request can be answered once.
 * @returns undefined for anything but a valid response to an open request
 */
export async function acceptSamlResponse(
  services: Services,
  response: string,
  options: PageOptions,
): Promise<string | undefined> {
  const parties = samlParties(services.env)
  const saml = await verifier(services)
  const { profile } = await saml
    .validatePostResponseAsync({ SAMLResponse: Buffer.from(response).toString('base64') })
    .catch(() => ({ profile: null }))
  const requestId = profile?.inResponseTo
  if (!profile || typeof requestId !== 'string') return undefined
  if (profile.issuer !== parties.issuer || !isMeantFor(parties.receiver, profile)) return undefined
  const [at, traveler] = [services.now(), profile[travelerAttribute]]
  if (typeof traveler !== 'string') return undefined
  return services.db.transaction(async (tx) => {
    const open = and(
      eq(samlAnswers.requestId, requestId),
      eq(samlAnswers.travelerProfileId, traveler),
      isNull(samlAnswers.consumedAt),
      gt(samlAnswers.expiresAt, at),
    )
    const [consumed] = await tx.update(samlAnswers).set({ consumedAt: at }).where(open).returning()
    return consumed && createSession(tx, at, consumed, options)
  })
}

const usableArtifactCondition = (artifact: string, at: Date) =>
  and(eq(samlAnswers.artifactHash, sha256(artifact)), isNull(samlAnswers.resolvedAt), gt(samlAnswers.expiresAt, at))

/** The opening of a SAML artifact; undefined when it is unknown, used or expired. */
export async function findArtifact({ db, now }: Services, artifact: string) {
  const [found] = await db.select().from(samlAnswers).where(usableArtifactCondition(artifact, now()))
  return found
}

/**
 * Resolves a SAML artifact to its Response and accepts it. An artifact works once. @returns the cookie's value, or
 * undefined where the artifact or its Response is not valid
 */
export async function redeemArtifact(
  services: Services,
  artifact: string,
  options: PageOptions,
): Promise<string | undefined> {
  const at = services.now()
  const [answer] = await services.db
    .update(samlAnswers)
    .set({ resolvedAt: at })
    .where(usableArtifactCondition(artifact, at))
    .returning()
  return answer && acceptSamlResponse(services, answer.response, options)
}
