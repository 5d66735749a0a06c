import { type ReactNode, useEffect } from 'react'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useIsThemeKept } from '@/domains/session/shared/useIsThemeKept'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { regionalDisplay, DisplayContext } from '@/i18n/displayPreference'

/**
 * Applies the signed-in person's choice of theme, and provides their choices for times and distances (§3, §9). Until
 * they are loaded, the tab's last theme and the region's formats apply.
 */
export function ChosenDisplay({ children }: { children: ReactNode }) {
  const { data } = useProfileQuery(useOwnProfile())
  const isThemeKept = useIsThemeKept()
  const theme = data?.theme
  useEffect(() => {
    if (!isThemeKept || theme === undefined || (document.documentElement.dataset.theme ?? null) === theme) return
    // Rarely needed: the tab knows its theme before the first paint.
    void import('@/lib/theme').then(({ chooseTheme }) => chooseTheme(theme ?? 'system'))
  }, [isThemeKept, theme])
  return <DisplayContext value={data ?? regionalDisplay}>{children}</DisplayContext>
}
