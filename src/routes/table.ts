import type { ComponentType } from 'react'
import type { Role } from '#contract/roles.ts'
import type { EmployeeFeature, FeatureName } from '#contract/configuration.ts'
import type { TextGroup } from '@/i18n/textGroups'

/** What a screen may depend on besides roles: the company's features, the employee's, or a build setting. */
export type Gate = `feature.${FeatureName}` | `employee.${EmployeeFeature}` | 'setting.developerOptions'

export interface RouteRow {
  /** Below the locale prefix, spelled as §2 spells it. */
  path: string
  /** Its title is the message `routes.<titleKey>`. */
  titleKey: string
  page: () => Promise<{ default: ComponentType }>
  /** Groups of texts it shows besides the first, fetched together with its code. */
  texts?: readonly TextGroup[]
  /** The screen above this one, for the way back and the trail of links; its parameters are among this one's. */
  parent?: string
  /** Public pages load only configuration and locale (§2). */
  isPublic?: true
  /** Stands without the locale prefix (§2: the first two). */
  isBare?: true
  /** Every role is required (§2). */
  roles?: readonly Role[]
  gate?: Gate
  /** In the restricted permission set of §6. */
  isForGuests?: true
  /** Where somebody who is here for the first time accepts the terms; the only page they have. */
  isRegistration?: true
  /** The page of people without an employee id; the only one they have. */
  isSandbox?: true
}

/** Every address of the application (§2). Guard, menu, title and notification actions read these rows. */
export const table = {
  openIdConnectLogin: {
    path: '/oidc-login',
    titleKey: 'openIdConnectLogin',
    isBare: true,
    isPublic: true,
    page: () => import('@/domains/session/signIn/OidcLoginPage'),
  },
  logout: {
    path: '/logout',
    titleKey: 'logout',
    isBare: true,
    isPublic: true,
    texts: ['session'],
    page: () => import('@/domains/session/logout/LogoutPage'),
  },
  login: {
    path: '/login',
    titleKey: 'login',
    isPublic: true,
    texts: ['session'],
    page: () => import('@/domains/session/signIn/LoginPage'),
  },
  legal: {
    path: '/legal',
    titleKey: 'legal',
    isPublic: true,
    texts: ['site'],
    page: () => import('@/domains/site/LegalPage'),
  },
  terms: {
    path: '/terms',
    titleKey: 'terms',
    isPublic: true,
    texts: ['site'],
    page: () => import('@/domains/site/TermsPage'),
  },
  notFound: {
    path: '/404',
    titleKey: 'notFound',
    isPublic: true,
    texts: ['site'],
    page: () => import('@/domains/site/NotFoundPage'),
  },
  registration: {
    path: '/registration',
    titleKey: 'registration',
    isRegistration: true,
    texts: ['session'],
    page: () => import('@/domains/session/registration/RegistrationPage'),
  },
  sandbox: {
    path: '/sandbox',
    titleKey: 'sandbox',
    isSandbox: true,
    texts: ['session'],
    page: () => import('@/domains/session/sandbox/SandboxPage'),
  },
  home: { path: '/home', titleKey: 'home', isForGuests: true, page: () => import('@/domains/home/HomePage') },
  completeYourProfile: {
    path: '/complete-your-profile',
    titleKey: 'completeYourProfile',
    isForGuests: true,
    texts: ['profile', 'notifications', 'forms'],
    page: () => import('@/domains/completion/CompleteYourProfilePage'),
  },
  personal: {
    path: '/dashboard/profile/personal',
    titleKey: 'personal',
    isForGuests: true,
    texts: ['profile', 'profile.personal', 'profile.memberships', 'forms'],
    page: () => import('@/domains/profile/personal/PersonalPage'),
  },
  travelDocuments: {
    path: '/dashboard/profile/travel-documents',
    titleKey: 'travelDocuments',
    isForGuests: true,
    texts: ['profile', 'profile.documents', 'forms'],
    page: () => import('@/domains/profile/documents/TravelDocumentsPage'),
  },
  payment: {
    path: '/dashboard/profile/payment',
    titleKey: 'payment',
    isForGuests: true,
    texts: ['profile', 'profile.payment', 'forms'],
    page: () => import('@/domains/profile/payment/PaymentPage'),
  },
  editCreditCard: {
    path: '/profile/payment/edit-credit-card/:creditCardID',
    titleKey: 'editCreditCard',
    parent: 'payment',
    isForGuests: true,
    texts: ['profile', 'profile.payment', 'forms'],
    page: () => import('@/domains/profile/payment/EditCreditCardPage'),
  },
  emergencyContact: {
    path: '/dashboard/profile/emergency-contact',
    titleKey: 'emergencyContact',
    texts: ['profile', 'profile.emergency', 'forms'],
    page: () => import('@/domains/profile/emergency/EmergencyContactPage'),
  },
  account: {
    path: '/profile/account',
    titleKey: 'account',
    isForGuests: true,
    texts: ['profile', 'profile.account', 'forms'],
    page: () => import('@/domains/profile/account/AccountPage'),
  },
  flightPreferences: {
    path: '/dashboard/profile/flight-preferences',
    titleKey: 'flightPreferences',
    isForGuests: true,
    texts: ['profile', 'profile.preferences', 'profile.memberships', 'forms'],
    page: () => import('@/domains/profile/preferences/FlightPreferencesPage'),
  },
  trainPreferences: {
    path: '/dashboard/profile/train-preferences',
    titleKey: 'trainPreferences',
    isForGuests: true,
    texts: ['profile', 'profile.preferences', 'profile.memberships', 'forms'],
    page: () => import('@/domains/profile/preferences/TrainPreferencesPage'),
  },
  hotelPreferences: {
    path: '/dashboard/profile/hotel-preferences',
    titleKey: 'hotelPreferences',
    isForGuests: true,
    texts: ['profile', 'profile.preferences', 'profile.memberships', 'forms'],
    page: () => import('@/domains/profile/preferences/HotelPreferencesPage'),
  },
  carPreferences: {
    path: '/dashboard/profile/car-preferences',
    titleKey: 'carPreferences',
    isForGuests: true,
    texts: ['profile', 'profile.preferences', 'profile.memberships', 'forms'],
    page: () => import('@/domains/profile/preferences/CarPreferencesPage'),
  },
  support: {
    path: '/dashboard/support',
    titleKey: 'support',
    isForGuests: true,
    texts: ['support', 'agency', 'profile'],
    page: () => import('@/domains/support/SupportPage'),
  },
  actionCenter: {
    path: '/action-center',
    titleKey: 'actionCenter',
    texts: ['actions', 'profile', 'notifications', 'forms'],
    page: () => import('@/domains/actionCenter/ActionCenterPage'),
  },
  tripsList: {
    path: '/dashboard/trips',
    titleKey: 'tripsList',
    isForGuests: true,
    texts: ['trips'],
    page: () => import('@/domains/trips/list/TripsPage'),
  },
  tripsList_v2: {
    path: '/dashboard/trips-v2',
    titleKey: 'tripsList_v2',
    isForGuests: true,
    texts: ['trips'],
    page: () => import('@/domains/trips/list/PagedTripsPage'),
  },
  trip: {
    path: '/dashboard/trips/:bookingId',
    titleKey: 'trip',
    parent: 'tripsList',
    isForGuests: true,
    texts: ['trips', 'trip', 'agency'],
    page: () => import('@/domains/trips/trip/TripPage'),
  },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof table
export const routeNames = Object.keys(table) as RouteName[]
export const rowOf = (name: RouteName): RouteRow => table[name]
