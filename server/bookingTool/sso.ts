import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { localeCodeOf } from '#contract/locales.ts'
import type { Database } from '#server/db/client.ts'
import { ssoCodes, toolSessions } from '#server/db/schema/bookingTool.ts'
import { profiles } from '#server/db/schema/people.ts'
import type { Services } from '#server/services/services.ts'
import { hashOf, randomToken } from '#server/crypto/tokens.ts'
import { voiceOf } from './visit.ts'

/** How long a person can book before signing in again. */
export const sessionMinutes = 30
const codeShape = /^[\w.~+/=-]{16,256}$/

/** What the address that opens the tool asks of its pages (§7). */
export interface Wishes {
  locale?: string | undefined
  isMobile?: boolean
  hidesMenu?: boolean
}

type People = Pick<typeof toolSessions.$inferInsert, 'bookerProfileId' | 'travelerProfileId' | 'travelerType'>

/** Begins a visit and answers the cookie's value; sessions that are over go. */
export async function beginSession(
  db: Pick<Database, 'select' | 'insert' | 'delete'>,
  at: Date,
  { bookerProfileId, travelerProfileId, travelerType }: People,
  { locale, isMobile = false, hidesMenu = false }: Wishes,
): Promise<string> {
  const token = randomToken()
  const [booker] = await db.select().from(profiles).where(eq(profiles.id, bookerProfileId))
  await db.delete(toolSessions).where(lt(toolSessions.expiresAt, at))
  await db.insert(toolSessions).values({
    tokenHash: hashOf(token),
    bookerProfileId,
    travelerProfileId,
    travelerType,
    locale: voiceOf(localeCodeOf(locale ?? '') ?? booker?.cultureCode).locale,
    isMobile,
    hidesMenu,
    expiresAt: new Date(at.getTime() + sessionMinutes * 60_000),
  })
  return token
}

/**
 * Exchanges a one-time code for a session and answers the cookie's value, or undefined when the code is malformed,
 * unknown, used or expired. However many ask at once, one of them gets it.
 */
export async function openSession({ db, now }: Services, code: string, wishes: Wishes): Promise<string | undefined> {
  if (!codeShape.test(code)) return undefined
  const at = now()
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(ssoCodes)
      .set({ usedAt: at })
      .where(and(eq(ssoCodes.codeHash, hashOf(code)), isNull(ssoCodes.usedAt), gt(ssoCodes.expiresAt, at)))
      .returning()
    return used && beginSession(tx, at, used, wishes)
  })
}
