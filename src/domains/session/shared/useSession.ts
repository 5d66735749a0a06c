import type { Whoami } from '#contract/session/session.ts'
import type { ProfileRef } from '@/http/paths'
import { sessionEndpoints } from '@/domains/session/session.slice'
import { useAppSelector } from '@/store/hooks'

/** It stays in the cache without a subscription; twenty parts of a screen read it. */
const selectWhoami = sessionEndpoints.endpoints.whoami.select()

/** The person signed in. Only below the navigation guard, which loads the session before pages render. */
export function useSession(): Whoami {
  const { data } = useAppSelector(selectWhoami)
  if (!data) throw new Error('useSession is called outside the guarded routes')
  return data
}

/** The signed-in person's own profile, as an argument for calls. */
export function useOwnProfile(): ProfileRef {
  const { companyId, profileId } = useSession()
  return { companyId, profileId }
}
