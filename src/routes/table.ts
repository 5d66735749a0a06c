import { authenticatedRoutes } from './authenticated'
import { dashboardRoutes } from './dashboard'
import { profileRoutes } from './profile'
import { publicRoutes } from './public'
import type { RouteRow } from './row'

/** Every route of the application (§2); `app/pages.tsx` names the page of each. */
export const table = { ...publicRoutes, ...authenticatedRoutes, ...profileRoutes, ...dashboardRoutes } as const

export type RouteName = keyof typeof table
export const routeNames = Object.keys(table) as RouteName[]
export const rowOf = (name: RouteName): RouteRow => table[name]

/** Message id of a screen's title. The two trip lists are one screen to their readers and share a title. */
export const titleOf = (name: RouteName): `routes.${Exclude<RouteName, 'tripsList_v2'>}` =>
  `routes.${name === 'tripsList_v2' ? 'tripsList' : name}`
