import type { PreferencePage } from '@/domains/profile/preferences/preferences.rules'
import type { TextDomain } from '@/i18n/textBundles'
import type { profileRoutes } from '@/routes/profile'
import type { LoadPage, PageRow } from './pageRow'

/** A page in the frame that all pages of the profile have. */
const framed =
  (load: LoadPage): LoadPage =>
  async () => {
    const [{ default: Page }, { inProfileFrame }] = await Promise.all([load(), import('../composed/profileFrame')])
    return { default: inProfileFrame(Page) }
  }

const preferencesPage = (page: PreferencePage): LoadPage =>
  framed(async () => {
    const { preferencesPageOf } = await import('@/domains/profile/preferences/PreferencesPage')
    return { default: preferencesPageOf(page) }
  })

const documentsPage = framed(async () => {
  const [{ default: TravelDocumentsPage }, { checkedDocuments }] = await Promise.all([
    import('@/domains/profile/documents/TravelDocumentsPage'),
    import('../composed/checkedDocuments'),
  ])
  return { default: checkedDocuments(TravelDocumentsPage) }
})

const accountPage = framed(async () => {
  const [{ default: AccountPage }, { accountWithArrangers }] = await Promise.all([
    import('@/domains/profile/account/AccountPage'),
    import('../composed/accountWithArrangers'),
  ])
  return { default: accountWithArrangers(AccountPage) }
})

/** The messages that every page of a profile shows. */
const messages = ['account', 'profile', 'forms', 'completion'] as const satisfies readonly TextDomain[]

/** Pages of the routes in `routes/profile.ts` (§2). Arrangers see most of them about a traveler. */
export const profilePages: Record<keyof typeof profileRoutes, PageRow> = {
  completeYourProfile: {
    load: () => import('@/domains/completion/CompleteYourProfilePage'),
    messages: ['profile', 'forms', 'completion'],
  },
  profile: { load: () => import('@/domains/profile/overview/ProfilePage'), messages: ['account', 'profile'] },
  personal: { load: framed(() => import('@/domains/profile/personal/PersonalPage')), messages },
  travelDocuments: { load: documentsPage, messages },
  payment: { load: framed(() => import('@/domains/profile/payment/PaymentPage')), messages },
  editCreditCard: { load: () => import('@/domains/profile/payment/EditCreditCardPage'), messages },
  emergencyContact: {
    load: framed(() => import('@/domains/profile/emergency/EmergencyContactPage')),
    messages,
  },
  account: { load: accountPage, messages: [...messages, 'arranger'] },
  flightPreferences: { load: preferencesPage('flight'), messages },
  trainPreferences: { load: preferencesPage('train'), messages },
  hotelPreferences: { load: preferencesPage('hotel'), messages },
  carPreferences: { load: preferencesPage('car'), messages },
}
