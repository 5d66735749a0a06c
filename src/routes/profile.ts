import type { Rows } from './row'

/**
 * §2: the routes of the profile, inside and outside the dashboard group, and the list of its pages, which is an
 * addition.
 */
export const profileRoutes = {
  completeYourProfile: { path: '/complete-your-profile', parent: 'home', isForGuests: true },
  profile: { path: '/profile', isForGuests: true },
  personal: { path: '/dashboard/profile/personal', parent: 'profile', isForGuests: true },
  travelDocuments: { path: '/dashboard/profile/travel-documents', parent: 'profile', isForGuests: true },
  payment: { path: '/dashboard/profile/payment', parent: 'profile', isForGuests: true },
  editCreditCard: {
    path: '/profile/payment/edit-credit-card/:creditCardID',
    parent: 'payment',
    isForGuests: true,
  },
  emergencyContact: { path: '/dashboard/profile/emergency-contact', parent: 'profile' },
  account: { path: '/profile/account', parent: 'profile', isForGuests: true },
  flightPreferences: { path: '/dashboard/profile/flight-preferences', parent: 'profile', isForGuests: true },
  trainPreferences: { path: '/dashboard/profile/train-preferences', parent: 'profile', isForGuests: true },
  hotelPreferences: { path: '/dashboard/profile/hotel-preferences', parent: 'profile', isForGuests: true },
  carPreferences: { path: '/dashboard/profile/car-preferences', parent: 'profile', isForGuests: true },
} as const satisfies Rows
