import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { CacheProvider, Profile } from '@node-saml/node-saml'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { beginSession } from '#server/bookingTool/sso.ts'
import type { Wishes } from '#server/bookingTool/sso.ts'
import { hashOf } from '#server/crypto/tokens.ts'
import { samlAnswers } from '#server/db/schema/bookingTool.ts'
import { samlKeys } from '#server/domains/booking/saml/keys.ts'
import { answerSeconds, samlParties, travelerAttribute } from '#server/domains/booking/saml/parties.ts'
import type { Services } from '#server/services/services.ts'

/** Requests that are open: asked, not answered yet and not too old. */
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
  // Consumed in the transaction that begins the session, so that of two at once one wins.
  removeAsync: async () => null,
})

async function verifier(services: Services): Promise<SAML> {
  const { issuer, audience, receiver } = samlParties(services.env)
  return new SAML({
    idpCert: (await samlKeys(services.db)).publicKey,
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

/** The library leaves this one to its caller: an answer meant for another receiver is not taken in. */
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
 * Takes a SAML 2.0 Response in and begins a visit; answers the cookie's value. Signature, issuer, audience, recipient,
 * conditions and the request it answers are checked; each request is answered once.
 * @returns undefined for anything that is not a sound answer to an open request
 */
export async function takeIn(services: Services, response: string, wishes: Wishes): Promise<string | undefined> {
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
  const travelerType = traveler === profile.nameID ? 'self' : 'traveler'
  const people = { bookerProfileId: profile.nameID, travelerProfileId: traveler, travelerType } as const
  return services.db.transaction(async (tx) => {
    const open = and(
      eq(samlAnswers.requestId, requestId),
      isNull(samlAnswers.consumedAt),
      gt(samlAnswers.expiresAt, at),
    )
    const consumed = await tx.update(samlAnswers).set({ consumedAt: at }).where(open).returning()
    return consumed.length > 0 ? beginSession(tx, at, people, wishes) : undefined
  })
}

/** Exchanges an artifact, once, for the Response it stands for, and takes that in. */
export async function enterWithArtifact(
  services: Services,
  artifact: string,
  wishes: Wishes,
): Promise<string | undefined> {
  const at = services.now()
  const [answer] = await services.db
    .update(samlAnswers)
    .set({ resolvedAt: at })
    .where(
      and(
        eq(samlAnswers.artifactHash, hashOf(artifact)),
        isNull(samlAnswers.resolvedAt),
        gt(samlAnswers.expiresAt, at),
      ),
    )
    .returning()
  return answer && takeIn(services, answer.response, wishes)
}
