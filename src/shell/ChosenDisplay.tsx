import type { ReactNode } from 'react'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { regionalDisplay, DisplayContext } from '@/i18n/displayPreference'

/** Provides the signed-in person's choice for times and distances (§3, §9); until it is loaded, that of the region. */
export function ChosenDisplay({ children }: { children: ReactNode }) {
  const { data } = useProfileQuery(useOwnProfile())
  return <DisplayContext value={data ?? regionalDisplay}>{children}</DisplayContext>
}
