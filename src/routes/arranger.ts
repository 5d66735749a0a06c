import { UsersRound } from 'lucide-react'
import type { Rows } from './row'

const ofTraveller = { subject: 'traveller', parent: 'arranger-profiles' } as const
const profileOf = '/arranger/profile/:companyId/:profileId'

/** §2: the arranger group. The pages of a traveller are the reader's own pages, about another person. */
export const arrangerRoutes = {
  'arranger-profiles': {
    path: '/arranger/profiles',
    menu: { place: 3.5, icon: UsersRound, for: 'Arranger' },
  },
  arrangedPersonal: { ...ofTraveller, path: `${profileOf}/personal`, title: 'personal' },
  arrangedTravelDocuments: { ...ofTraveller, path: `${profileOf}/travel-documents`, title: 'travelDocuments' },
  arrangedPayment: { ...ofTraveller, path: `${profileOf}/payment`, title: 'payment' },
  arrangedEditCreditCard: {
    path: `${profileOf}/payment/edit-credit-card/:creditCardID`,
    ...ofTraveller,
    parent: 'arrangedPayment',
    title: 'editCreditCard',
  },
  arrangedEmergencyContact: { ...ofTraveller, path: `${profileOf}/emergency-contact`, title: 'emergencyContact' },
  arrangedFlightPreferences: { ...ofTraveller, path: `${profileOf}/flight-preferences`, title: 'flightPreferences' },
  arrangedTrainPreferences: { ...ofTraveller, path: `${profileOf}/train-preferences`, title: 'trainPreferences' },
  arrangedHotelPreferences: { ...ofTraveller, path: `${profileOf}/hotel-preferences`, title: 'hotelPreferences' },
  arrangedCarPreferences: { ...ofTraveller, path: `${profileOf}/car-preferences`, title: 'carPreferences' },
  arrangerItinerary: { ...ofTraveller, path: '/arranger/:companyId/:profileId/trips', isNamed: true },
  arrangerItinerary_v2: {
    ...ofTraveller,
    path: '/arranger/:companyId/:profileId/trips-v2',
    title: 'arrangerItinerary',
    isNamed: true,
  },
  arrangerTravelerAdvisories: {
    path: '/arranger/:companyId/:profileId/trips/advisories',
    ...ofTraveller,
    parent: 'arrangerItinerary',
  },
  arrangerStays: {
    path: '/arranger/:companyId/:profileId/stays',
    addition: 'stays',
    ...ofTraveller,
    parent: 'arrangerItinerary',
    title: 'stays',
  },
  arrangerTrip: {
    path: '/arranger/:companyId/:profileId/trips/:bookingId',
    ...ofTraveller,
    parent: 'arrangerItinerary',
    title: 'trip',
    isNamed: true,
  },
} as const satisfies Rows
