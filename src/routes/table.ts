import type { MessageId } from '@/i18n/messages'
import { adminRoutes } from './admin'
import { approvalRoutes } from './approvals'
import { arrangerRoutes } from './arranger'
import { authenticatedRoutes } from './authenticated'
import { dashboardRoutes } from './dashboard'
import { eventRoutes } from './events'
import { organizeRoutes } from './organize'
import { guestRoutes } from './guests'
import { helpDeskRoutes } from './helpDesk'
import { profileRoutes } from './profile'
import { publicRoutes } from './public'
import { rollCallRoutes } from './rollCalls'
import { scoreRoutes } from './score'
import type { RouteRow } from './row'

/** Every route of the application (§2); `app/pages` has the page of each. */
export const table = {
  ...publicRoutes,
  ...authenticatedRoutes,
  ...profileRoutes,
  ...dashboardRoutes,
  ...approvalRoutes,
  ...arrangerRoutes,
  ...guestRoutes,
  ...eventRoutes,
  ...organizeRoutes,
  ...rollCallRoutes,
  ...helpDeskRoutes,
  ...scoreRoutes,
  ...adminRoutes,
} as const

export type RouteName = keyof typeof table

export const routeNames = Object.keys(table) as RouteName[]
export const rowOf = (name: RouteName): RouteRow => table[name]

/** Message id of a screen's title. */
export const titleOf = (name: RouteName): MessageId => `routes.${rowOf(name).title ?? name}` as MessageId

/** Message id of a screen's entry in the main menu. */
export const menuTitleOf = (name: RouteName): MessageId => {
  const { menu } = rowOf(name)
  return menu?.title ? (`routes.${menu.title}` as MessageId) : titleOf(name)
}
