import { useSyncExternalStore } from 'react'

/** The same width as in the styles: from here on the menu is beside the page. */
const wide = () => window.matchMedia('(min-width: 60rem)')

const subscribe = (listener: () => void) => {
  const media = wide()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the menu fits beside the page. On phones it is a bar at the bottom. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches)
