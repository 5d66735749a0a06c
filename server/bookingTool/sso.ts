import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { ssoCodes, toolSessions } from '#server/db/schema/identity.ts'
import { profiles } from '#server/db/schema/people.ts'
import { localeCodeOf } from '#contract/locales.ts'
import type { Services } from '#server/services.ts'
import { hashOf, randomToken } from './tokens.ts'
import { voiceOf } from './visit.ts'

/** How long a person can book before signing in again. */
export const sessionMinutes = 30
const codeShape = /^[\w.~+/=-]{16,256}$/

/**
 * Exchanges a one-time code for a session and answers the cookie's value, or undefined when the code is malformed,
 * unknown, used or expired. However many ask at once, one of them gets it.
 */
export async function openSession(
  services: Services,
  code: string,
  locale: string | undefined,
): Promise<string | undefined> {
  if (!codeShape.test(code)) return undefined
  const at = services.now()
  const token = randomToken()
  const isOpen = await services.db.transaction(async (tx) => {
    const [used] = await tx
      .update(ssoCodes)
      .set({ usedAt: at })
      .where(and(eq(ssoCodes.codeHash, hashOf(code)), isNull(ssoCodes.usedAt), gt(ssoCodes.expiresAt, at)))
      .returning()
    if (!used) return false
    const { bookerProfileId, travelerProfileId } = used
    const [booker] = await tx.select().from(profiles).where(eq(profiles.id, bookerProfileId))
    const expiresAt = new Date(at.getTime() + sessionMinutes * 60_000)
    const spoken = voiceOf(localeCodeOf(locale ?? '') ?? booker?.cultureCode).locale
    await tx.delete(toolSessions).where(lt(toolSessions.expiresAt, at))
    await tx
      .insert(toolSessions)
      .values({ tokenHash: hashOf(token), bookerProfileId, travelerProfileId, locale: spoken, expiresAt })
    return true
  })
  return isOpen ? token : undefined
}
