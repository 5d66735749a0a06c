import type { ComponentType } from 'react'
import type { PreferencePage } from '@/domains/profile/preferences/preferences.rules'
import type { TextGroup } from '@/i18n/textGroups'
import type { RouteName } from '@/routes/table'

export type LoadPage = () => Promise<{ default: ComponentType }>

interface PageRow {
  load: LoadPage
  /** Groups of texts it shows besides the first, fetched together with its code. */
  texts?: readonly TextGroup[]
}

/** A page of the profile, with the care for what its changes mean for booked trips. */
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

/** The account page shows who arranges for the person, which the domain of arrangers knows. */
const accountPage = profilePage(async () => {
  const [{ default: AccountPage }, { ArrangersSection }] = await Promise.all([
    import('@/domains/profile/account/AccountPage'),
    import('@/domains/arranger/shared/ArrangersSection'),
  ])
  return { default: () => <AccountPage arrangers={<ArrangersSection />} /> }
})

/** The passports, and below them whether they are good for the trips ahead. */
const travelDocumentsPage = profilePage(async () => {
  const [{ default: TravelDocumentsPage }, { TripFitnessCard }] = await Promise.all([
    import('@/domains/profile/documents/TravelDocumentsPage'),
    import('@/domains/completion/TripFitnessCard'),
  ])
  return { default: () => <TravelDocumentsPage below={<TripFitnessCard />} /> }
})

/** The page of every row of the route table; its code comes with the navigation to it. */
export const pages: Record<RouteName, PageRow> = {
  openIdConnectLogin: { load: () => import('@/domains/session/signIn/OidcLoginPage') },
  logout: { load: () => import('@/domains/session/logout/LogoutPage'), texts: ['session'] },
  login: { load: () => import('@/domains/session/signIn/LoginPage'), texts: ['session'] },
  legal: { load: () => import('@/domains/site/LegalPage'), texts: ['site'] },
  terms: { load: () => import('@/domains/site/TermsPage'), texts: ['site'] },
  notFound: { load: () => import('@/domains/site/NotFoundPage'), texts: ['site'] },
  registration: { load: () => import('@/domains/session/registration/RegistrationPage'), texts: ['session'] },
  sandbox: { load: () => import('@/domains/session/sandbox/SandboxPage'), texts: ['session'] },
  home: { load: () => import('@/domains/home/HomePage') },
  completeYourProfile: {
    load: () => import('@/domains/completion/CompleteYourProfilePage'),
    texts: ['profile', 'notifications', 'forms'],
  },
  personal: {
    load: profilePage(() => import('@/domains/profile/personal/PersonalPage')),
    texts: ['profile', 'profile.personal', 'profile.memberships', 'forms'],
  },
  travelDocuments: { load: travelDocumentsPage, texts: ['profile', 'profile.documents', 'forms'] },
  payment: {
    load: profilePage(() => import('@/domains/profile/payment/PaymentPage')),
    texts: ['profile', 'profile.payment', 'forms'],
  },
  editCreditCard: {
    load: () => import('@/domains/profile/payment/EditCreditCardPage'),
    texts: ['profile', 'profile.payment', 'forms'],
  },
  emergencyContact: {
    load: profilePage(() => import('@/domains/profile/emergency/EmergencyContactPage')),
    texts: ['profile', 'profile.emergency', 'forms'],
  },
  account: { load: accountPage, texts: ['profile', 'profile.account', 'forms'] },
  flightPreferences: {
    load: preferencesPage('flight'),
    texts: ['profile', 'profile.preferences', 'profile.memberships', 'forms'],
  },
  trainPreferences: {
    load: preferencesPage('train'),
    texts: ['profile', 'profile.preferences', 'profile.memberships', 'forms'],
  },
  hotelPreferences: {
    load: preferencesPage('hotel'),
    texts: ['profile', 'profile.preferences', 'profile.memberships', 'forms'],
  },
  carPreferences: {
    load: preferencesPage('car'),
    texts: ['profile', 'profile.preferences', 'profile.memberships', 'forms'],
  },
  support: { load: () => import('@/domains/support/SupportPage'), texts: ['support', 'agency', 'profile'] },
  actionCenter: {
    load: () => import('@/domains/actionCenter/ActionCenterPage'),
    texts: ['actions', 'profile', 'notifications', 'forms'],
  },
  tripsList: { load: () => import('@/domains/trips/list/TripsPage'), texts: ['trips'] },
  tripsList_v2: { load: () => import('@/domains/trips/list/PagedTripsPage'), texts: ['trips'] },
  trip: { load: () => import('@/domains/trips/trip/TripPage'), texts: ['trips', 'trip', 'agency'] },
}
