import { and, eq, gt, inArray } from 'drizzle-orm'
import { interactionPolicy } from 'oidc-provider'
import { oidcRecords } from '#server/db/schema/identity.ts'
import type { Services } from '#server/services/services.ts'
import { clientId } from '#server/domains/session/addresses.ts'
import { longestSeconds } from './lifetimes.ts'

const { Check, base } = interactionPolicy

/**
 * The library's rules for when to sign in again, and three of this backend: the browser still has its cookie, but no
 * token was renewed within the idle time of §9, its tokens were revoked, or the working day is over.
 */
export function signInPolicy(services: Services) {
  const policy = base()
  policy.get('login')?.checks.add(
    new Check('session_over', 'The session has ended', 'login_required', async ({ oidc }) => {
      const { session, result } = oidc
      if (!session?.accountId || result?.login) return Check.NO_NEED_TO_PROMPT
      if (session.past(longestSeconds)) return Check.REQUEST_PROMPT
      const grantId = session.grantIdFor(clientId)
      return !grantId || !(await isInUse(services, grantId))
    }),
  )
  return policy
}

/** Whether a grant has a refresh token that is still valid, or a code that is still to be exchanged. */
async function isInUse({ db, now }: Services, grantId: string): Promise<boolean> {
  const renewable = inArray(oidcRecords.model, ['RefreshToken', 'AuthorizationCode'])
  const [row] = await db
    .select({ id: oidcRecords.id })
    .from(oidcRecords)
    .where(and(eq(oidcRecords.grantId, grantId), renewable, gt(oidcRecords.expiresAt, now())))
    .limit(1)
  return row !== undefined
}
