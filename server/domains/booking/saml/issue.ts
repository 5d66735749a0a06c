import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { sha256 } from '#server/crypto/tokens.ts'
import { samlAnswers } from '#server/db/schema/bookingTool.ts'
import { answerSeconds, artifactParameter, samlParties } from '#server/domains/booking/saml/parties.ts'
import { samlKeys } from '#server/domains/booking/saml/keys.ts'
import { signedResponse } from '#server/domains/booking/saml/response.ts'
import type { Services } from '#server/services/services.ts'

/** A SAML 2.0 artifact, type 4: a hash of the issuer and a random handle. */
function newArtifact(issuer: string): string {
  const source = createHash('sha1').update(issuer).digest()
  return Buffer.concat([Buffer.from([0, 4, 0, 0]), source, randomBytes(20)]).toString('base64')
}

/**
 * SAML init (§7): creates a request on the tool's behalf, answers it with a signed Response and stores that until the
 * browser brings its artifact. The address carries only the artifact, which works once, for `answerSeconds`.
 */
export async function samlAddress(
  services: Services,
  people: { bookerProfileId: string; travelerProfileId: string },
): Promise<string> {
  const { db, env } = services
  const at = services.now()
  const parties = samlParties(env)
  const requestId = `_${randomUUID()}`
  const { privateKey } = await samlKeys(services)
  const artifact = newArtifact(parties.issuer)
  await db.delete(samlAnswers).where(lt(samlAnswers.expiresAt, at))
  await db.insert(samlAnswers).values({
    requestId,
    artifactHash: sha256(artifact),
    profileId: people.bookerProfileId,
    response: await signedResponse({ ...parties, ...people, requestId, at }, privateKey),
    expiresAt: new Date(at.getTime() + answerSeconds * 1000),
  })
  return `${parties.receiver}?${new URLSearchParams({ [artifactParameter]: artifact }).toString()}`
}
