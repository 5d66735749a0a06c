import type { Rows } from './row'

/** §2: the routes of the profile, in the dashboard group and beside it; and the list of its pages, which is ours. */
export const profileRoutes = {
  completeYourProfile: { path: '/complete-your-profile', isForGuests: true },
  profile: { path: '/profile', isForGuests: true },
  personal: { path: '/dashboard/profile/personal', isForGuests: true },
  travelDocuments: { path: '/dashboard/profile/travel-documents', isForGuests: true },
  payment: { path: '/dashboard/profile/payment', isForGuests: true },
  editCreditCard: {
    path: '/profile/payment/edit-credit-card/:creditCardID',
    parent: 'payment',
    isForGuests: true,
  },
  emergencyContact: { path: '/dashboard/profile/emergency-contact' },
  account: { path: '/profile/account', isForGuests: true },
  flightPreferences: { path: '/dashboard/profile/flight-preferences', isForGuests: true },
  trainPreferences: { path: '/dashboard/profile/train-preferences', isForGuests: true },
  hotelPreferences: { path: '/dashboard/profile/hotel-preferences', isForGuests: true },
  carPreferences: { path: '/dashboard/profile/car-preferences', isForGuests: true },
} as const satisfies Rows
