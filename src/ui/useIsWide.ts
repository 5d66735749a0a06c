import { useSyncExternalStore } from 'react'

/** As in the styles: from here on the menu stands beside the page. */
const wide = () => window.matchMedia('(min-width: 60rem)')

const subscribe = (listener: () => void) => {
  const media = wide()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window has room for the menu beside the page; on phones it is a bar at the bottom. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches)
