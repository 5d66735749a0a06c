import { lazy } from 'react'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import type * as icons from '@/ui/roleIcons'

/** The icon of a menu entry that only some roles have: everybody else's first screen goes without its drawing. */
export const roleIcon = (name: keyof typeof icons) =>
  lazy(() => loadOnceOnline(() => import('@/ui/roleIcons').then((all) => ({ default: all[name] }))))
