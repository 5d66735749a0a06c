import { interactionPolicy } from 'oidc-provider'
import type { Services } from '#server/services/services.ts'
import { clientId } from '#server/domains/session/addresses.ts'
import { isInUse } from '#server/domains/grants/grants.ts'
import { longestSeconds } from '#server/services/sessionLifetimes.ts'

const { Check, base } = interactionPolicy

/**
 * The library's rules for a new sign-in, and three of this backend: the browser has its cookie, but no token was
 * renewed within the idle time of §9, its tokens were revoked, or the longest session is over.
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
