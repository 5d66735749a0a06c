import { and, eq, gt, lt } from 'drizzle-orm'
import { minuteMs } from '#contract/time/durations.ts'
import { helpDeskLimits } from '#contract/support/helpDesk.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import { helpDeskCodes, helpDeskSessions } from '#server/db/schema/site/helpDesk.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { isDeskElsewhere } from '#server/services/helpDeskEnv.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Creates a token that opens the help desk once, within `helpDeskLimits.codeSeconds`, for the same sign-in. Only its
 * hash is stored.
 * @throws 409 `helpDeskElsewhere`
 */
export async function createDeskCode({ accountId, grantId }: Caller, services: Services): Promise<string> {
  const { db, env, now } = services
  if (isDeskElsewhere(env))
    throw new Refusal(409, 'helpDeskElsewhere', 'The help desk is not here. GET configuration has its address.')
  const code = randomToken()
  // Expired tokens are deleted here, so that no scheduled job is needed.
  await db.delete(helpDeskCodes).where(lt(helpDeskCodes.expiresAt, now()))
  const expiresAt = new Date(+now() + helpDeskLimits.codeSeconds * 1000)
  await db.insert(helpDeskCodes).values({ codeHash: sha256(code), accountId, grantId, expiresAt })
  return code
}

/**
 * Opens the help desk with a one-time token of the same sign-in.
 * @returns the token that calls of the help desk take, and its end
 * @throws 409 `helpDeskTokenUsed` for a used, expired or unknown token, and one of another sign-in
 */
export async function openDesk(code: string, { accountId, grantId }: Caller, { db, now }: Services) {
  const [used] = await db
    .delete(helpDeskCodes)
    .where(
      and(
        eq(helpDeskCodes.codeHash, sha256(code)),
        eq(helpDeskCodes.accountId, accountId),
        eq(helpDeskCodes.grantId, grantId),
      ),
    )
    .returning()
  if (!used || used.expiresAt <= now())
    throw new Refusal(409, 'helpDeskTokenUsed', 'This token does not open the help desk any more. Ask for another.')
  const token = randomToken()
  const expiresAt = new Date(+now() + helpDeskLimits.sessionMinutes * minuteMs)
  await db.delete(helpDeskSessions).where(lt(helpDeskSessions.expiresAt, now()))
  await db.insert(helpDeskSessions).values({ tokenHash: sha256(token), accountId, grantId, expiresAt })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Whether a help-desk token of this sign-in is valid: not ended, and not expired. */
export async function isDeskOpen(
  token: string | undefined,
  { accountId, grantId }: Caller,
  { db, now }: Services,
): Promise<boolean> {
  if (!token) return false
  const [session] = await db
    .select({ expiresAt: helpDeskSessions.expiresAt })
    .from(helpDeskSessions)
    .where(
      and(
        eq(helpDeskSessions.tokenHash, sha256(token)),
        eq(helpDeskSessions.accountId, accountId),
        eq(helpDeskSessions.grantId, grantId),
        gt(helpDeskSessions.expiresAt, now()),
      ),
    )
  return session !== undefined
}

/** @throws 409 `helpDeskClosed` without a valid token of the help desk */
export async function requireDesk(token: string | undefined, caller: Caller, services: Services): Promise<void> {
  if (await isDeskOpen(token, caller, services)) return
  throw new Refusal(409, 'helpDeskClosed', 'The help desk is not open. Open it with the token of the employee.')
}

/** Signs out of the help desk: ends every help desk that was opened with this sign-in, and its streams. */
export async function endDesks({ accountId, grantId }: Caller, { db }: Services): Promise<void> {
  for (const table of [helpDeskCodes, helpDeskSessions])
    await db.delete(table).where(and(eq(table.accountId, accountId), eq(table.grantId, grantId)))
}
