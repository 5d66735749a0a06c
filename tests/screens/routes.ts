import type { RouteRow } from '@/routes/row'
import type { RouteName } from '@/routes/table'
import { makeApproval, makeMailedApproval } from '#tests/support/approvals/approvalFactory.ts'
import { makeTravelRequest } from '#tests/support/requests/requestFactory.ts'
import { mailedQuestion, makeRollCall, makeRollCallPerson, pageOfRows } from '#tests/support/risk/rollCallFactory.ts'
import { agentOfDesk, openDeskPage } from './states/helpDesk.ts'
import { aurora, type Screen, traveler } from './screen.ts'
import type { Visit } from './visit.ts'

type Shown = Pick<Screen, 'person'> & Partial<Pick<Screen, 'open' | 'isAlone' | 'provoked'>>

const admin = aurora('admin')
/** The traveler of the demo as administration names them, and the card and cost centre of its company. */
const employee = { employeeId: 'e-aurora-traveller' }
const card = { costCenterId: 'cc-aurora-400', creditCardId: 'cc-aurora-mastercard' }
const administered = (place: RouteName, params: Record<string, string>): Shown => ({
  person: admin,
  open: (visit) => visit.open(place, params),
})

const finance = aurora('finance')
const ofScores = (place: RouteName, depth: Parameters<Visit['scored']>[0]): Shown & Pick<Screen, 'open'> => ({
  person: finance,
  open: async (visit) => visit.open(place, await visit.scored(depth)),
})

/** The person and the way to a route, where its row does not determine them. */
const shown: Partial<Record<RouteName, Shown>> = {
  openIdConnectLogin: { person: undefined },
  logout: { person: undefined, open: (visit) => visit.open('logout', {}, { ref: 'idp' }) },
  arrangerRequest: {
    person: undefined,
    open: async (visit) => {
      await visit.answer('waitingRequest', { firstName: 'Noor', lastName: 'Haddad' })
      await visit.open('arrangerRequest', { requestId: 'a-key', action: 'approve' })
    },
  },
  approvalAnswer: {
    person: undefined,
    open: async (visit) => {
      await visit.answer('mailedApproval', makeMailedApproval())
      await visit.open('approvalAnswer', { key: 'a-key' }, { answer: 'approve' })
    },
  },
  travelRequest: {
    person: traveler,
    open: async (visit) => {
      await visit.answer('travelRequest', makeTravelRequest())
      await visit.open('travelRequest', { requestId: 'r-1' })
    },
  },
  approval: {
    person: traveler,
    open: async (visit) => {
      await visit.answer('approval', makeApproval())
      await visit.open('approval', { approvalId: 'q-1' })
    },
  },
  rollCallAnswer: {
    person: undefined,
    open: async (visit) => {
      await visit.answer('mailedQuestion', mailedQuestion)
      await visit.open('rollCallAnswer', { key: 'a-key' }, { answer: 'safe' })
    },
  },
  rollCall: {
    person: aurora('everything'),
    open: async (visit) => {
      await visit.answer('rollCall', makeRollCall())
      await visit.answer('rollCallPeople', pageOfRows([makeRollCallPerson()]))
      await visit.answer('rollCallHistory', pageOfRows([]))
      await visit.hold('rollCallEvents')
      await visit.open('rollCall', { rollCallId: 'rc-1' })
    },
  },
  helpDesk: { person: traveler, open: openDeskPage('helpDesk') },
  helpDeskRequest: { person: traveler, open: openDeskPage('helpDeskRequest', 'hd-aurora-dates') },
  helpDeskAgent: { person: agentOfDesk, open: openDeskPage('helpDeskAgent') },
  helpDeskAgentRequest: { person: agentOfDesk, open: openDeskPage('helpDeskAgentRequest', 'hd-aurora-dates') },
  invitationConfirmation: {
    person: undefined,
    open: async (visit) => {
      await visit.answer('waitingRequest', { firstName: 'Noor', lastName: 'Haddad' })
      await visit.open('invitationConfirmation', {}, { 'request-key': 'a-key', action: 'approve' })
    },
  },
  reportsDashboard: { person: aurora('finance') },
  reportsExport: { person: aurora('finance') },
  'arranger-profiles': { person: aurora('arranger') },
  registration: { person: aurora('newcomer') },
  sandbox: { person: aurora('nobody') },
  completeYourProfile: { person: aurora('newhire') },
  editCreditCard: {
    person: traveler,
    open: async (visit) => visit.open('editCreditCard', { creditCardID: await visit.cardId() }),
  },
  trip: { person: traveler, open: (visit) => visit.openTrip('Upcoming') },
  event: {
    person: traveler,
    open: async (visit) => visit.open('event', {}, { id: await visit.invitation() }),
  },
  eventCallback: {
    person: traveler,
    open: async (visit) => visit.open('eventCallback', { eventShareableId: await visit.invitation() }),
  },
  groupTravel: { person: aurora('organiser') },
  groupTravelCards: { person: aurora('organiser') },
  groupTravelAddCard: { person: aurora('organiser') },
  groupTravelEditCard: {
    person: aurora('organiser'),
    open: async (visit) => visit.open('groupTravelEditCard', { creditCardId: 'gc-aurora-amex' }),
  },
  groupDetail: {
    person: aurora('organiser'),
    open: async (visit) => visit.open('groupDetail', { groupTravelId: await visit.organized('confirmed') }),
  },
  groupTravelEdit: {
    person: aurora('organiser'),
    open: async (visit) => visit.open('groupTravelEdit', { groupTravelId: await visit.organized('planning') }),
  },
  groupTravelers: {
    person: aurora('organiser'),
    open: async (visit) => visit.open('groupTravelers', { groupTravelId: await visit.organized('confirmed') }),
  },
  guestManagementEdit: {
    person: aurora('guestmanager'),
    open: (visit) => visit.open('guestManagementEdit', { employeeId: 'e-aurora-guest-1' }),
  },
  arrangedEditCreditCard: {
    person: aurora('arranger'),
    open: async (visit) => {
      const { companyId, profileId } = await visit.traveler()
      const creditCardID = await visit.cardId(profileId)
      await visit.open('arrangedEditCreditCard', { companyId, profileId, creditCardID })
    },
  },
  editEmployee: administered('editEmployee', employee),
  employeeTrips: administered('employeeTrips', employee),
  employeeTrips_v2: administered('employeeTrips_v2', employee),
  employeeStays: administered('employeeStays', employee),
  employeeTrip: {
    person: admin,
    open: async (visit) =>
      visit.open('employeeTrip', { ...employee, bookingId: await visit.tripOfEmployee(employee.employeeId) }),
  },
  travelAdvisories: { person: traveler, open: (visit) => visit.open('travelAdvisories', {}, { country: 'CO' }) },
  tripAdvisories: {
    person: traveler,
    open: async (visit) => visit.open('tripAdvisories', {}, { bookingId: await visit.advisedTrip() }),
  },
  findTravelerAdvisories: {
    person: aurora('risk'),
    open: async (visit) => visit.open('findTravelerAdvisories', { bookingId: await visit.foundTrip('CO') }),
  },
  employeeAdvisories: administered('employeeAdvisories', { profileId: 'p-aurora-traveller' }),
  costCenter: administered('costCenter', { costCenterId: card.costCenterId }),
  travelPolicy: administered('travelPolicy', { policyId: 'tp-aurora-standard' }),
  maintenance: administered('maintenance', { noticeId: 'notice-aurora-planned' }),
  homeContent: administered('homeContent', { contentId: 'content-aurora-news-1' }),
  addPaymentMethod: administered('addPaymentMethod', { costCenterId: card.costCenterId }),
  editPaymentMethod: administered('editPaymentMethod', card),
  assignPaymentMethod: administered('assignPaymentMethod', card),
  education: { person: traveler },
  educationModule: {
    person: traveler,
    open: (visit) => visit.open('educationModule', { moduleId: 'travel-policy' }),
  },
  marketplace: { person: traveler },
  marketplaceApp: { person: traveler, open: (visit) => visit.open('marketplaceApp', { appId: 'kerbside' }) },
  scorePersonal: { person: traveler },
  scoreCompany: { person: finance },
  scoreGroup: ofScores('scoreGroup', 'group'),
  costCenterDetail: ofScores('costCenterDetail', 'costCenter'),
  travellerDetail: ofScores('travellerDetail', 'traveller'),
  scoreBooking: { person: traveler, open: async (visit) => visit.open('scoreBooking', await visit.ownBooking()) },
  travelerBooking: ofScores('travelerBooking', 'booking'),
}

/** The screens of an arranger's traveler, whose addresses name the traveler, and a trip of theirs. */
const aboutTraveler = (place: RouteName): Shown & Pick<Screen, 'open'> => ({
  person: aurora('arranger'),
  open: async (visit) => visit.open(place, await visit.traveler()),
})

/** A person who may see it. Public pages need no sign-in, and one person has every role. */
function personFor(row: RouteRow): string | undefined {
  if (row.isPublic) return undefined
  return row.roles ? aurora('everything') : traveler
}

/**
 * The screen of every route. A new row appears automatically, unless its address has a parameter, which is defined
 * here.
 */
export function screensOfRoutes(table: Record<string, RouteRow>): Screen[] {
  return Object.entries(table).map(([key, row]) => {
    const place = key as RouteName
    const known = shown[place] ?? (row.subject === 'traveler' ? aboutTraveler(place) : undefined)
    if (!known?.open && row.path.includes(':'))
      throw new Error(
        `The route ${place} (${row.path}) is in no picture: say in tests/screens/routes.ts which person sees it, and at what address.`,
      )
    return {
      ...known,
      place,
      person: known ? known.person : personFor(row),
      open: known?.open ?? ((visit) => visit.open(place)),
    }
  })
}
