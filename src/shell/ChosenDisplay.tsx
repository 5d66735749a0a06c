import type { ReactNode } from 'react'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { regionalDisplay, DisplayContext } from '@/i18n/displayPreference'

/** Shows times and distances as the signed-in person has chosen (§3, §9); until that is known, as in the region. */
export function ChosenDisplay({ children }: { children: ReactNode }) {
  const { data } = useProfileQuery(useOwnProfile())
  return <DisplayContext value={data ?? regionalDisplay}>{children}</DisplayContext>
}
