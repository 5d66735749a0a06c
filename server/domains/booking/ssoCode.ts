import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { ssoCodes } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'

/** How a one-time code is kept: SHA-256 in hexadecimal. */
export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('hex')

/** A code that opens the booking tool once, within `limits.ssoCodeSeconds`. The database keeps its hash only. */
export async function mintSsoCode(
  { db, now }: Services,
  people: { bookerProfileId: string; travelerProfileId: string },
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + limits.ssoCodeSeconds * 1000)
  await db.insert(ssoCodes).values({ codeHash: hashOfCode(code), ...people, expiresAt })
  return code
}
