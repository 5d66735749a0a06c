import { useOwnProfile } from '@/domains/session/shared/useSession'
import type { ProfileRef } from '@/http/paths'

/** Whether a profile is that of the person signed in: only then browsers may fill it in and codes can be sent. */
export function useIsOwn(profileRef: ProfileRef): boolean {
  const own = useOwnProfile()
  return own.companyId === profileRef.companyId && own.profileId === profileRef.profileId
}
