import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { sha256 } from '#server/crypto/tokens.ts'
import { samlAnswers } from '#server/db/schema/trips/bookingTool.ts'
import { artifactParameter } from '#contract/booking/toolAddress.ts'
import { answerSeconds, samlParties } from '#server/domains/booking/saml/parties.ts'
import { browserCookie } from '#server/domains/booking/sso/doors.ts'
import type { Opening } from '#server/domains/booking/sso/checkOpening.ts'
import { samlKeys } from '#server/domains/booking/saml/keys.ts'
import { signedResponse } from '#server/domains/booking/saml/response.ts'
import type { BrowserCookie } from '#server/http/answers/sendCookie.ts'
import type { Services } from '#server/services/services.ts'

/** A SAML 2.0 artifact, type 4: a hash of the issuer and a random handle. */
function newArtifact(issuer: string): string {
  const source = createHash('sha1').update(issuer).digest()
  return Buffer.concat([Buffer.from([0, 4, 0, 0]), source, randomBytes(20)]).toString('base64')
}

/**
 * SAML init (§7): creates a request on behalf of the tool, a signed Response to it, and stores the Response until the
 * browser sends its artifact. The address contains only the artifact, which works once within `answerSeconds`; the
 * cookie proves that the browser is the one that requested it.
 */
export async function samlAddress(
  services: Services,
  opening: Opening,
  bookerProfileId: string,
): Promise<{ url: string; cookie: BrowserCookie }> {
  const { db, env } = services
  const at = services.now()
  const parties = samlParties(env)
  const requestId = `_${randomUUID()}`
  const { privateKey } = await samlKeys(services)
  const artifact = newArtifact(parties.issuer)
  const { cookie, browserHash } = browserCookie(env, artifact, answerSeconds)
  const people = { bookerProfileId, travelerProfileId: opening.travelerProfileId }
  await db.delete(samlAnswers).where(lt(samlAnswers.expiresAt, at))
  await db.insert(samlAnswers).values({
    requestId,
    artifactHash: sha256(artifact),
    ...opening,
    browserHash,
    response: await signedResponse({ ...parties, ...people, requestId, at }, privateKey),
    expiresAt: new Date(at.getTime() + answerSeconds * 1000),
  })
  const query = new URLSearchParams({ [artifactParameter]: artifact })
  return { url: `${parties.receiver}?${query.toString()}`, cookie }
}
