import { useOwnProfile } from '@/domains/session/shared/useSession'
import type { ProfileRef } from '@/http/paths'

/** Whether a profile is the signed-in person's: only then may browsers autofill it and codes be sent. */
export function useIsOwn(profileRef: ProfileRef): boolean {
  const own = useOwnProfile()
  return own.companyId === profileRef.companyId && own.profileId === profileRef.profileId
}
