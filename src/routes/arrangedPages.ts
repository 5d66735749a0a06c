import type { RouteName } from './table'

/** The reader's own pages that arrangers have about each traveler, with their names there (§2). */
export const arrangedPages = {
  personal: 'arrangedPersonal',
  travelDocuments: 'arrangedTravelDocuments',
  payment: 'arrangedPayment',
  editCreditCard: 'arrangedEditCreditCard',
  emergencyContact: 'arrangedEmergencyContact',
  flightPreferences: 'arrangedFlightPreferences',
  trainPreferences: 'arrangedTrainPreferences',
  hotelPreferences: 'arrangedHotelPreferences',
  carPreferences: 'arrangedCarPreferences',
  tripsList: 'arrangerItinerary',
  tripsList_v2: 'arrangerItinerary_v2',
  trip: 'arrangerTrip',
  stays: 'arrangerStays',
  travelRequests: 'arrangedTravelRequests',
  newTravelRequest: 'arrangedNewTravelRequest',
  travelRequest: 'arrangedTravelRequest',
} as const satisfies Partial<Record<RouteName, RouteName>>

export type SharedPage = keyof typeof arrangedPages
