import { lt } from 'drizzle-orm'
import { limits } from '#contract/fields/limits.ts'
import { sha256, randomToken } from '#server/crypto/tokens.ts'
import { ssoCodes } from '#server/db/schema/trips/bookingTool.ts'
import { browserCookie } from '#server/domains/booking/sso/doors.ts'
import type { Opening } from '#server/domains/booking/sso/checkOpening.ts'
import type { BrowserCookie } from '#server/http/answers/sendCookie.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Creates a code that opens the booking tool once within `limits.ssoCodeSeconds`, and the cookie that identifies the
 * browser that requested it. Only hashes are stored.
 */
export async function createSsoCode(
  { db, env, now }: Services,
  opening: Opening,
): Promise<{ code: string; cookie: BrowserCookie }> {
  const code = randomToken()
  const { cookie, browserHash } = browserCookie(env, code, limits.ssoCodeSeconds)
  // Expired codes are deleted here, so that no scheduled job is needed.
  await db.delete(ssoCodes).where(lt(ssoCodes.expiresAt, now()))
  const expiresAt = new Date(now().getTime() + limits.ssoCodeSeconds * 1000)
  await db.insert(ssoCodes).values({ codeHash: sha256(code), ...opening, browserHash, expiresAt })
  return { code, cookie }
}
