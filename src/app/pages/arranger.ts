import type { arrangerRoutes } from '@/routes/arranger'
import { dashboardPages } from './dashboard'
import { aboutAnother, type PageRow } from './pageRow'
import { profilePages } from './profile'

/** Pages of the routes in `routes/arranger.ts` (§2). */
export const arrangerPages: Record<keyof typeof arrangerRoutes, PageRow> = {
  'arranger-profiles': {
    load: () => import('@/domains/arranger/board/TravelersPage'),
    messages: ['arranger', 'travelers', 'tables', 'forms'],
  },
  arrangedPersonal: aboutAnother(profilePages.personal),
  arrangedTravelDocuments: aboutAnother(profilePages.travelDocuments),
  arrangedPayment: aboutAnother(profilePages.payment),
  arrangedEditCreditCard: aboutAnother(profilePages.editCreditCard),
  arrangedEmergencyContact: aboutAnother(profilePages.emergencyContact),
  arrangedFlightPreferences: aboutAnother(profilePages.flightPreferences),
  arrangedTrainPreferences: aboutAnother(profilePages.trainPreferences),
  arrangedHotelPreferences: aboutAnother(profilePages.hotelPreferences),
  arrangedCarPreferences: aboutAnother(profilePages.carPreferences),
  arrangerItinerary: aboutAnother(dashboardPages.tripsList),
  arrangerItinerary_v2: aboutAnother(dashboardPages.tripsList_v2),
  arrangerTravelerAdvisories: aboutAnother(dashboardPages.tripAdvisories),
  arrangerStays: aboutAnother(dashboardPages.stays),
  arrangedTravelRequests: aboutAnother(dashboardPages.travelRequests),
  arrangedNewTravelRequest: aboutAnother(dashboardPages.newTravelRequest),
  arrangedTravelRequest: aboutAnother(dashboardPages.travelRequest),
  arrangerTrip: aboutAnother(dashboardPages.trip),
}
