import type { PreferencePage } from '@/domains/profile/preferences/preferences.rules'
import type { TextDomain } from '@/i18n/textBundles'
import type { profileRoutes } from '@/routes/profile'
import type { LoadPage, PageRow } from './pageRow'

/** A page of the profile, which says which booked trips hold details from before a change. */
const profilePage =
  (load: LoadPage): LoadPage =>
  async () => {
    const [{ default: Page }, { WithOutdatedTrips }] = await Promise.all([
      load(),
      import('@/domains/completion/outdatedTrips/WithOutdatedTrips'),
    ])
    return {
      default: () => (
        <WithOutdatedTrips>
          <Page />
        </WithOutdatedTrips>
      ),
    }
  }

const preferencesPage = (page: PreferencePage): LoadPage =>
  profilePage(async () => {
    const { default: PreferencesPage } = await import('@/domains/profile/preferences/PreferencesPage')
    return { default: () => <PreferencesPage page={page} /> }
  })

/** The passports, below them whether they are valid for the coming trips, and the way to the days abroad. */
const travelDocumentsPage = profilePage(async () => {
  const [{ default: TravelDocumentsPage }, { TripFitnessCard }, { StaysLink }] = await Promise.all([
    import('@/domains/profile/documents/TravelDocumentsPage'),
    import('@/domains/completion/TripFitnessCard'),
    import('@/patterns/subject/StaysLink'),
  ])
  return {
    default: () => (
      <TravelDocumentsPage
        below={
          <>
            <TripFitnessCard />
            <StaysLink />
          </>
        }
      />
    ),
  }
})

/** The messages that every page of a profile shows. */
const messages = ['account', 'profile', 'forms', 'completion'] as const satisfies readonly TextDomain[]

/** The account page also shows the person's arrangers, which belong to another domain. */
const accountPage = profilePage(async () => {
  const [{ default: AccountPage }, { ArrangersSection }] = await Promise.all([
    import('@/domains/profile/account/AccountPage'),
    import('@/domains/arranger/shared/ArrangersSection'),
  ])
  return { default: () => <AccountPage arrangers={<ArrangersSection />} /> }
})

/** Pages of the routes in `routes/profile.ts` (§2). Arrangers see most of them about a traveler. */
export const profilePages: Record<keyof typeof profileRoutes, PageRow> = {
  completeYourProfile: {
    load: () => import('@/domains/completion/CompleteYourProfilePage'),
    messages: ['profile', 'forms', 'completion'],
  },
  profile: { load: () => import('@/domains/profile/overview/ProfilePage'), messages: ['account', 'profile'] },
  personal: { load: profilePage(() => import('@/domains/profile/personal/PersonalPage')), messages },
  travelDocuments: { load: travelDocumentsPage, messages },
  payment: { load: profilePage(() => import('@/domains/profile/payment/PaymentPage')), messages },
  editCreditCard: { load: () => import('@/domains/profile/payment/EditCreditCardPage'), messages },
  emergencyContact: {
    load: profilePage(() => import('@/domains/profile/emergency/EmergencyContactPage')),
    messages,
  },
  account: { load: accountPage, messages: [...messages, 'arranger'] },
  flightPreferences: { load: preferencesPage('flight'), messages },
  trainPreferences: { load: preferencesPage('train'), messages },
  hotelPreferences: { load: preferencesPage('hotel'), messages },
  carPreferences: { load: preferencesPage('car'), messages },
}
