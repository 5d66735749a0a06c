import type { Rows } from './row'

const ofTraveler = { subject: 'traveler', parent: 'arranger-profiles' } as const
const profileOf = '/arranger/profile/:companyId/:profileId'

/** §2: the arranger group. The pages of a traveler are the reader's own pages, about another person. */
export const arrangerRoutes = {
  'arranger-profiles': {
    path: '/arranger/profiles',
    menu: { place: 3.5, for: 'Arranger' },
  },
  arrangedPersonal: { ...ofTraveler, path: `${profileOf}/personal`, title: 'personal' },
  arrangedTravelDocuments: { ...ofTraveler, path: `${profileOf}/travel-documents`, title: 'travelDocuments' },
  arrangedPayment: { ...ofTraveler, path: `${profileOf}/payment`, title: 'payment' },
  arrangedEditCreditCard: {
    path: `${profileOf}/payment/edit-credit-card/:creditCardID`,
    ...ofTraveler,
    parent: 'arrangedPayment',
    title: 'editCreditCard',
  },
  arrangedEmergencyContact: { ...ofTraveler, path: `${profileOf}/emergency-contact`, title: 'emergencyContact' },
  arrangedFlightPreferences: { ...ofTraveler, path: `${profileOf}/flight-preferences`, title: 'flightPreferences' },
  arrangedTrainPreferences: { ...ofTraveler, path: `${profileOf}/train-preferences`, title: 'trainPreferences' },
  arrangedHotelPreferences: { ...ofTraveler, path: `${profileOf}/hotel-preferences`, title: 'hotelPreferences' },
  arrangedCarPreferences: { ...ofTraveler, path: `${profileOf}/car-preferences`, title: 'carPreferences' },
  arrangerItinerary: { ...ofTraveler, path: '/arranger/:companyId/:profileId/trips', isNamed: true },
  arrangerItinerary_v2: {
    ...ofTraveler,
    path: '/arranger/:companyId/:profileId/trips-v2',
    title: 'arrangerItinerary',
    isNamed: true,
  },
  arrangerTravelerAdvisories: {
    path: '/arranger/:companyId/:profileId/trips/advisories',
    ...ofTraveler,
    parent: 'arrangerItinerary',
  },
  arrangerStays: {
    path: '/arranger/:companyId/:profileId/stays',
    addition: 'stays',
    ...ofTraveler,
    parent: 'arrangerItinerary',
    title: 'stays',
  },
  arrangedTravelRequests: {
    path: '/arranger/:companyId/:profileId/travel-requests',
    addition: 'travelrequests',
    ...ofTraveler,
    parent: 'arrangerItinerary',
    title: 'travelRequests',
  },
  arrangedNewTravelRequest: {
    path: '/arranger/:companyId/:profileId/travel-requests/new',
    addition: 'travelrequests',
    ...ofTraveler,
    parent: 'arrangedTravelRequests',
    title: 'newTravelRequest',
  },
  arrangedTravelRequest: {
    path: '/arranger/:companyId/:profileId/travel-requests/:requestId',
    addition: 'travelrequests',
    ...ofTraveler,
    parent: 'arrangedTravelRequests',
    title: 'travelRequest',
    isNamed: true,
  },
  arrangerTrip: {
    path: '/arranger/:companyId/:profileId/trips/:bookingId',
    ...ofTraveler,
    parent: 'arrangerItinerary',
    title: 'trip',
    isNamed: true,
  },
} as const satisfies Rows
