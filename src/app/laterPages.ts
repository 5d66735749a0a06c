import type { LaterRouteName } from '@/routes/table'
import { adminPages } from './adminPages'
import { firstPages } from './firstPages'
import { aboutAnother, type PageRow } from './pageRow'
import { accountPage, profilePages } from './profilePages'

/** Where both kinds of invitation links lead (§2). */
const requestPage: PageRow = {
  load: () => import('@/domains/arranger/request/ArrangerRequestPage'),
  messages: ['arranger', 'forms'],
}

/** The page of every route that is not among the first. */
export const laterPages: Record<LaterRouteName, PageRow> = {
  logout: { load: () => import('@/domains/session/logout/LogoutPage'), messages: ['session'] },
  login: { load: () => import('@/domains/session/signIn/LoginPage'), messages: ['session'] },
  legal: { load: () => import('@/domains/site/LegalPage'), messages: ['site'] },
  terms: { load: () => import('@/domains/site/TermsPage'), messages: ['site'] },
  arrangerRequest: requestPage,
  invitationConfirmation: requestPage,
  notFound: { load: () => import('@/domains/site/NotFoundPage'), messages: ['site'] },
  registration: { load: () => import('@/domains/session/registration/RegistrationPage'), messages: ['session'] },
  sandbox: { load: () => import('@/domains/session/sandbox/SandboxPage'), messages: ['session'] },
  developerComponents: {
    load: () => import('@/domains/site/components/ComponentsPage'),
    messages: ['site', 'tables'],
  },
  completeYourProfile: {
    load: () => import('@/domains/completion/CompleteYourProfilePage'),
    messages: ['agency', 'profile', 'forms', 'completion'],
  },
  profile: { load: () => import('@/domains/profile/overview/ProfilePage'), messages: ['account', 'profile'] },
  ...profilePages,
  account: accountPage,
  support: { load: () => import('@/domains/support/SupportPage'), messages: ['support', 'agency'] },
  actionCenter: {
    load: () => import('@/domains/actionCenter/ActionCenterPage'),
    messages: ['actionCenter', 'completion', 'profile', 'forms'],
  },
  'arranger-profiles': {
    load: () => import('@/domains/arranger/board/TravellersPage'),
    messages: ['arranger', 'travellers', 'tables', 'forms'],
  },
  arrangedPersonal: aboutAnother(profilePages.personal),
  arrangedTravelDocuments: aboutAnother(profilePages.travelDocuments),
  arrangedPayment: aboutAnother(profilePages.payment),
  arrangedEditCreditCard: aboutAnother(profilePages.editCreditCard),
  arrangedEmergencyContact: aboutAnother(profilePages.emergencyContact),
  arrangedFlightPreferences: aboutAnother(profilePages.flightPreferences),
  arrangedTrainPreferences: aboutAnother(profilePages.trainPreferences),
  arrangedHotelPreferences: aboutAnother(profilePages.hotelPreferences),
  arrangedCarPreferences: aboutAnother(profilePages.carPreferences),
  groupTravel: {
    load: () => import('@/domains/events/organize/GroupTravelPage'),
    messages: ['organize', 'tables'],
  },
  groupTravelAdd: {
    load: () => import('@/domains/events/organize/AddGroupPage'),
    messages: ['organize', 'forms'],
  },
  groupTravelCards: {
    load: () => import('@/domains/events/cards/GroupCardsPage'),
    messages: ['groupCards', 'profile'],
  },
  groupTravelAddCard: {
    load: () => import('@/domains/events/cards/AddGroupCardPage'),
    messages: ['groupCards', 'profile', 'forms'],
  },
  groupTravelEditCard: {
    load: () => import('@/domains/events/cards/EditGroupCardPage'),
    messages: ['groupCards', 'profile', 'forms'],
  },
  groupDetail: { load: () => import('@/domains/events/organize/GroupDetailPage'), messages: ['organize', 'forms'] },
  groupTravelEdit: {
    load: () => import('@/domains/events/organize/EditGroupPage'),
    messages: ['organize', 'forms'],
  },
  groupTravelers: {
    load: () => import('@/domains/events/people/GroupPeoplePage'),
    messages: ['organize', 'groupPeople', 'tables', 'forms'],
  },
  arrangerItinerary: aboutAnother(firstPages.tripsList),
  arrangerItinerary_v2: aboutAnother(firstPages.tripsList_v2),
  arrangerTravelerAdvisories: {
    load: () => import('@/domains/arranger/advisories/TravellerAdvisoriesPage'),
    messages: ['arranger', 'trips', 'trip'],
  },
  arrangerTrip: aboutAnother(firstPages.trip),
  event: { load: () => import('@/domains/events/invitation/EventPage'), messages: ['events', 'forms'] },
  eventNotFound: { load: () => import('@/domains/events/invitation/EventNotFoundPage'), messages: ['events'] },
  events: { load: () => import('@/domains/events/mine/MyEventsPage'), messages: ['events', 'forms'] },
  eventCallback: { load: () => import('@/domains/events/mine/EventCallbackPage'), messages: ['events', 'forms'] },
  guestManagementList: { load: () => import('@/domains/guests/list/GuestsPage'), messages: ['guests', 'tables'] },
  guestManagementAdd: {
    load: () => import('@/domains/guests/form/AddGuestPage'),
    messages: ['guests', 'forms', 'profile'],
  },
  guestManagementEdit: {
    load: () => import('@/domains/guests/guest/EditGuestPage'),
    messages: ['guests', 'forms', 'profile', 'tables'],
  },
  ...adminPages,
}
