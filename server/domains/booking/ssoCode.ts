import { lt } from 'drizzle-orm'
import type { ToolTraveler } from '#contract/bookingTool.ts'
import { limits } from '#contract/limits.ts'
import { sha256, randomToken } from '#server/crypto/tokens.ts'
import { ssoCodes } from '#server/db/schema/bookingTool.ts'
import type { Services } from '#server/services/services.ts'

/** Creates a code that opens the booking tool once, within `limits.ssoCodeSeconds`. Only its hash is stored. */
export async function mintSsoCode(
  { db, now }: Services,
  people: { bookerProfileId: string; travelerProfileId: string; travelerType?: ToolTraveler },
): Promise<string> {
  const code = randomToken()
  // Expired codes are deleted here, so that no scheduled job is needed.
  await db.delete(ssoCodes).where(lt(ssoCodes.expiresAt, now()))
  const expiresAt = new Date(now().getTime() + limits.ssoCodeSeconds * 1000)
  await db.insert(ssoCodes).values({ codeHash: sha256(code), ...people, expiresAt })
  return code
}
