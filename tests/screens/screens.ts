import type { RouteRow } from '@/routes/row'
import { screensOfRoutes } from './routes.ts'
import type { Screen } from './screen.ts'
import { administrationStates } from './states/administration.ts'
import { advisoryStates } from './states/advisories.ts'
import { approvalStates } from './states/approvals.ts'
import { bookingToolStates } from './states/bookingTool.ts'
import { carbonStates } from './states/carbon.ts'
import { budgetStates } from './states/budgets.ts'
import { creditStates } from './states/credits.ts'
import { educationStates } from './states/education.ts'
import { findTravelersStates } from './states/findTravelers.ts'
import { rollCallStates } from './states/rollCalls.ts'
import { helpDeskStates } from './states/helpDesk.ts'
import { homeStates } from './states/home.ts'
import { hotelStates } from './states/hotels.ts'
import { houseStates } from './states/house.ts'
import { noticeStates } from './states/notices.ts'
import { marketplaceStates } from './states/marketplace.ts'
import { profileStates } from './states/profile.ts'
import { reportStates } from './states/reports.ts'
import { scoreStates } from './states/scores.ts'
import { sessionStates } from './states/session.ts'
import { tripFieldStates } from './states/tripFields.ts'
import { tripStates } from './states/trips.ts'

const states = [
  ...sessionStates,
  ...homeStates,
  ...findTravelersStates,
  ...rollCallStates,
  ...helpDeskStates,
  ...profileStates,
  ...tripStates,
  ...tripFieldStates,
  ...approvalStates,
  ...carbonStates,
  ...budgetStates,
  ...creditStates,
  ...reportStates,
  ...scoreStates,
  ...hotelStates,
  ...educationStates,
  ...marketplaceStates,
  ...advisoryStates,
  ...houseStates,
  ...administrationStates,
  ...noticeStates,
  ...bookingToolStates,
]

/** Every screen of the product: each route of the table followed by its states, then the pages of the server. */
export function allScreens(table: Record<string, RouteRow>): Screen[] {
  const own = screensOfRoutes(table)
  const places = [...new Set([...own, ...states].map(({ place }) => place))]
  return places.flatMap((place) => [...own, ...states].filter((screen) => screen.place === place))
}
