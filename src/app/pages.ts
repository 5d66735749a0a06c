import { isFirst, type RouteName } from '@/routes/table'
import { firstPages } from './firstPages'
import type { PageRow } from './pageRow'

/** The page of a route. Where the others are is loaded when the first of them is needed. */
export const pageOf = (name: RouteName): PageRow | Promise<PageRow> =>
  isFirst(name) ? firstPages[name] : import('./laterPages').then(({ laterPages }) => laterPages[name])
