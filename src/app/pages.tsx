import type { ComponentType } from 'react'
import type { Addition } from '#contract/configuration.ts'
import type { PreferencePage } from '@/domains/profile/preferences/preferences.rules'
import { latestTripsPath, nextTripsPath, type ProfileRef, travelSummaryPath, tripsPath } from '@/http/paths'
import type { LazyDomain } from '@/i18n/coreDomains'
import type { RouteName } from '@/routes/table'
import type { Prefetch } from '@/store/prefetch'

interface PageCode {
  default: ComponentType
  /** Requests the data it shows at once (`firstAnswers`). */
  prefetch?: Prefetch
}
type LoadPage = () => Promise<PageCode>

interface Asked {
  /** Path below the main API. */
  path: string
  /** For a call that is an addition: its name in GET configuration. */
  addition?: Addition
}

export interface PageRow {
  load: LoadPage
  /** Domains whose messages it shows besides the core's (`i18n/coreDomains`); loaded together with its code. */
  messages?: readonly LazyDomain[]
  /** Calls about the signed-in person that it makes as soon as it shows; sent while its code is loading. */
  asks?: (me: ProfileRef) => readonly Asked[]
}

/** A page of the profile, which warns of changes that affect booked trips. */
const profilePage =
  (load: LoadPage): LoadPage =>
  async () => {
    const [{ default: Page }, { AfterSave }] = await Promise.all([load(), import('@/domains/completion/AfterSave')])
    return {
      default: () => (
        <AfterSave>
          <Page />
        </AfterSave>
      ),
    }
  }

const preferencesPage = (page: PreferencePage): LoadPage =>
  profilePage(async () => {
    const { default: PreferencesPage } = await import('@/domains/profile/preferences/PreferencesPage')
    return { default: () => <PreferencesPage page={page} /> }
  })

/** The account page also shows the person's arrangers, which belong to another domain. */
const accountPage = profilePage(async () => {
  const [{ default: AccountPage }, { ArrangersSection }] = await Promise.all([
    import('@/domains/profile/account/AccountPage'),
    import('@/domains/arranger/shared/ArrangersSection'),
  ])
  return { default: () => <AccountPage arrangers={<ArrangersSection />} /> }
})

/** The passports, and below them whether they are valid for the coming trips. */
const travelDocumentsPage = profilePage(async () => {
  const [{ default: TravelDocumentsPage }, { TripFitnessCard }] = await Promise.all([
    import('@/domains/profile/documents/TravelDocumentsPage'),
    import('@/domains/completion/TripFitnessCard'),
  ])
  return { default: () => <TravelDocumentsPage below={<TripFitnessCard />} /> }
})

/** The page of every row of the route table; its code is loaded on navigation. */
export const pages: Record<RouteName, PageRow> = {
  openIdConnectLogin: { load: () => import('@/domains/session/signIn/OidcLoginPage'), messages: ['session'] },
  logout: { load: () => import('@/domains/session/logout/LogoutPage'), messages: ['session'] },
  login: { load: () => import('@/domains/session/signIn/LoginPage'), messages: ['session'] },
  legal: { load: () => import('@/domains/site/LegalPage'), messages: ['site'] },
  terms: { load: () => import('@/domains/site/TermsPage'), messages: ['site'] },
  arrangerRequest: {
    load: () => import('@/domains/arranger/request/ArrangerRequestPage'),
    messages: ['arranger', 'forms'],
  },
  notFound: { load: () => import('@/domains/site/NotFoundPage'), messages: ['site'] },
  registration: { load: () => import('@/domains/session/registration/RegistrationPage'), messages: ['session'] },
  sandbox: { load: () => import('@/domains/session/sandbox/SandboxPage'), messages: ['session'] },
  developerComponents: {
    load: () => import('@/domains/site/components/ComponentsPage'),
    messages: ['site', 'tables'],
  },
  home: {
    load: () => import('@/domains/home/HomePage'),
    asks: (me) => [
      { path: latestTripsPath(me) },
      { path: nextTripsPath(me) },
      { path: travelSummaryPath(me), addition: 'travelsummary' },
    ],
  },
  completeYourProfile: {
    load: () => import('@/domains/completion/CompleteYourProfilePage'),
    messages: ['agency', 'profile', 'forms', 'completion'],
  },
  profile: { load: () => import('@/domains/profile/overview/ProfilePage'), messages: ['account', 'profile'] },
  personal: {
    load: profilePage(() => import('@/domains/profile/personal/PersonalPage')),
    messages: ['account', 'profile', 'forms', 'completion'],
  },
  travelDocuments: { load: travelDocumentsPage, messages: ['account', 'profile', 'forms', 'completion'] },
  payment: {
    load: profilePage(() => import('@/domains/profile/payment/PaymentPage')),
    messages: ['account', 'profile', 'forms', 'completion'],
  },
  editCreditCard: {
    load: () => import('@/domains/profile/payment/EditCreditCardPage'),
    messages: ['account', 'forms', 'profile'],
  },
  emergencyContact: {
    load: profilePage(() => import('@/domains/profile/emergency/EmergencyContactPage')),
    messages: ['account', 'profile', 'forms', 'completion'],
  },
  account: { load: accountPage, messages: ['account', 'profile', 'forms', 'completion', 'arranger'] },
  flightPreferences: {
    load: preferencesPage('flight'),
    messages: ['account', 'profile', 'forms', 'completion'],
  },
  trainPreferences: {
    load: preferencesPage('train'),
    messages: ['account', 'profile', 'forms', 'completion'],
  },
  hotelPreferences: {
    load: preferencesPage('hotel'),
    messages: ['account', 'profile', 'forms', 'completion'],
  },
  carPreferences: {
    load: preferencesPage('car'),
    messages: ['account', 'profile', 'forms', 'completion'],
  },
  support: { load: () => import('@/domains/support/SupportPage'), messages: ['support', 'agency'] },
  actionCenter: {
    load: () => import('@/domains/actionCenter/ActionCenterPage'),
    messages: ['actionCenter', 'completion', 'profile', 'forms'],
  },
  tripsList: {
    load: () => import('@/domains/trips/list/TripsPage'),
    messages: ['trips'],
    asks: (me) => [{ path: tripsPath(me) }],
  },
  tripsList_v2: {
    load: () => import('@/domains/trips/list/PagedTripsPage'),
    messages: ['trips', 'tripLists', 'tables'],
  },
  trip: { load: () => import('@/domains/trips/trip/TripPage'), messages: ['trips', 'trip', 'agency'] },
}
