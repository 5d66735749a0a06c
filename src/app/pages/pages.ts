import { isRowOffered } from '@/routes/rowOffered'
import { type RouteName, rowOf } from '@/routes/table'
import { adminPages } from './admin'
import { approvalPages } from './approvals'
import { arrangerPages } from './arranger'
import { authenticatedPages } from './authenticated'
import { dashboardPages } from './dashboard'
import { eventPages } from './events'
import { guestPages } from './guests'
import { organizePages } from './organize'
import type { PageRow } from './pageRow'
import { profilePages } from './profile'
import { publicPages } from './public'
import { helpDeskPages } from './helpDesk'
import { rollCallPages } from './rollCalls'
import { scorePages } from './score'

/** The page of every route, in the file of the same name as its route's in `routes`. */
const pages: Record<RouteName, PageRow> = {
  ...publicPages,
  ...authenticatedPages,
  ...profilePages,
  ...dashboardPages,
  ...approvalPages,
  ...arrangerPages,
  ...guestPages,
  ...eventPages,
  ...organizePages,
  ...rollCallPages,
  ...helpDeskPages,
  ...scorePages,
  ...adminPages,
}

/** The page of a route, also before it is known whether the backend has its calls. */
export const pageOf = (name: RouteName): PageRow => pages[name]

/** The page that opens. Where the backend lacks its calls, its code is not loaded, and words to that effect show. */
export const offeredPageOf = (name: RouteName): PageRow => ({
  ...pages[name],
  load: () => (isRowOffered(rowOf(name)) ? pages[name].load() : loadNotOffered(name)),
})

async function loadNotOffered(name: RouteName) {
  const { notOfferedPage } = await import('./NotOffered')
  return { default: notOfferedPage(name) }
}
