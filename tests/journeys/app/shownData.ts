import type { RouteName } from '@/routes/table'

/**
 * Who opens a page in the demo, and a text or value of its data that only the server knows; null where the demo has
 * nothing of the kind for somebody who may open it.
 */
type Shown = Partial<Record<Reader, string | RegExp | null>>
export type Reader =
  | 'traveller'
  | 'guest'
  | 'newhire'
  | 'newcomer'
  | 'nobody'
  | 'arranger'
  | 'organiser'
  | 'guestmanager'
  | 'finance'
  | 'risk'
  | 'admin'
  | 'agent'

/** A page without data of the server, and why. */
interface Still {
  still: string
}
/** A page behind a link in a mail, which this journey opens from the mail. */
interface Mailed {
  mailed: string
}

const words = { still: 'words of the product alone' }
const empty = { still: 'a form for something new, without suggestions until something is typed' }
const leaves = { still: 'leads on at once' }
const developers = { still: 'in a build for developers alone' }

/** Amounts and weights of the demo, which depend on the day it was planted. */
const money = /CA\$\d[\d,]*\.\d\d/
const millions = /CA\$\d,\d{3},\d{3}/
const emissions = /\d\.\d+ t CO₂e/

const trips = { traveller: 'Quillhouse Vancouver Financial District', guest: 'Upcoming' }
const benoit = { arranger: 'Benoît Saint-Pierre' }
const camille = { admin: 'Quillhouse Vancouver Financial District' }

/** The data that each route shows, for each kind of person who may open it. A new route needs a row. */
export const shownData: Record<RouteName, Shown | Still | Mailed> = {
  openIdConnectLogin: leaves,
  logout: leaves,
  login: leaves,
  external: leaves,
  legal: words,
  terms: words,
  brand: words,
  test: words,
  browserNotSupported: words,
  notFound: words,
  eventNotFound: words,
  about: words,
  customerSuccess: words,
  developer: developers,
  developerTexts: developers,
  developerAlerts: developers,
  developerComponents: developers,
  arrangerRequest: { mailed: 'arranger/arranger.journey.ts' },
  invitationConfirmation: { mailed: 'arranger/arranger.journey.ts' },
  approvalAnswer: { mailed: 'approvals/approve.journey.ts' },
  rollCallAnswer: { mailed: 'risk/accessibilityRollCall.journey.ts' },

  registration: { newcomer: 'I accept the terms of use' },
  sandbox: { nobody: 'nobody@aurora.example' },
  home: { traveller: 'In Vancouver until', guest: 'Tessa Lindqvist' },
  actionCenter: { traveller: 'Québec offsite' },
  reports: { risk: 'Camille Tremblay' },
  rollCalls: { risk: 'Demo: yearly exercise' },
  rollCall: { risk: 'Demo: storms over several airports' },
  findTravelerAdvisories: { risk: 'Colombia' },
  sustainability: { traveller: emissions },
  leedHotels: { traveller: 'The Northbough Toronto' },
  travelAdvisories: { traveller: 'petty crime in busy places' },
  education: { traveller: '3 of 8 passed' },
  educationModule: { traveller: 'The travel policy in practice' },
  marketplace: { traveller: 'Daybraid Calendar' },
  marketplaceApp: { traveller: 'Kerbside Rides' },

  completeYourProfile: { traveller: 'Northline Travel', newhire: 'Jonah', guest: 'You are ready to book' },
  profile: { traveller: 'Expires soon', guest: 'None yet' },
  personal: { traveller: 'TREMBLAY/CAMILLE', guest: 'OKAFOR/SAM' },
  travelDocuments: { traveller: 'Number ending in 6026', guest: 'No passport yet' },
  payment: { traveller: 'Visa ending in 1111', guest: 'Visa ending in 1881' },
  editCreditCard: { traveller: 'Visa ending in 1111', guest: 'Visa ending in 1881' },
  emergencyContact: { traveller: 'Lucía López' },
  account: { traveller: 'traveller@aurora.example', guest: 'guest@aurora.example' },
  flightPreferences: { traveller: 'MileagePlus', guest: 'No preference' },
  trainPreferences: { traveller: 'No rail program yet', guest: 'No rail program yet' },
  hotelPreferences: { traveller: 'Hilton Honors', guest: 'No hotel program yet' },
  carPreferences: { traveller: 'Fastbreak', guest: 'No car rental program yet' },

  tripsList: trips,
  tripsList_v2: { ...trips, guest: 'No trips yet' },
  trip: { traveller: 'Union Station, Toronto', guest: null },
  travelInsights: { traveller: money },
  reportsDashboard: { traveller: emissions, finance: millions },
  reportsExport: { traveller: 'No reports yet', finance: 'No reports yet' },
  stays: { traveller: 'A passport in the profile (France)', guest: '0 of 90' },
  ownTravelCredits: { traveller: '5ZGZDV' },
  travelRequests: { traveller: 'No requests yet' },
  newTravelRequest: empty,
  travelRequest: { traveller: null },
  arrangedTravelRequests: { arranger: 'No requests yet' },
  arrangedNewTravelRequest: empty,
  arrangedTravelRequest: { arranger: null },
  tripAdvisories: { traveller: 'petty crime in busy places' },
  approvals: { traveller: 'No trip waits for you' },
  approval: { traveller: null },
  support: { traveller: 'Northline Travel', guest: 'Northline Travel' },
  helpDesk: { traveller: 'Q4AP7D' },
  helpDeskRequest: { traveller: 'My meeting moved by a day' },
  helpDeskAgent: { agent: 'María José Rojas Villalobos' },
  helpDeskAgentRequest: { agent: 'My meeting moved by a day' },

  'arranger-profiles': { arranger: 'Benoît Saint-Pierre' },
  arrangedPersonal: { arranger: 'SAINT PIERRE/BENOIT' },
  arrangedTravelDocuments: { arranger: 'Number ending in 2009' },
  arrangedPayment: { arranger: 'Visa ending in 1111' },
  arrangedEditCreditCard: { arranger: 'Visa ending in 1111' },
  arrangedEmergencyContact: benoit,
  arrangedFlightPreferences: benoit,
  arrangedTrainPreferences: { arranger: 'Más Renfe' },
  arrangedHotelPreferences: benoit,
  arrangedCarPreferences: benoit,
  arrangerItinerary: { arranger: 'São Paulo' },
  arrangerItinerary_v2: { arranger: 'São Paulo' },
  arrangerTravelerAdvisories: { arranger: 'petty crime in busy places' },
  arrangerStays: benoit,
  arrangerTrip: { arranger: 'Traveler: Benoît Saint-Pierre' },

  guestManagementList: { guestmanager: 'solene.beaulieu-theriault.guest@aurora.example' },
  guestManagementAdd: empty,
  guestManagementEdit: { guestmanager: 'Mei-Ling Smith-Jones' },

  event: { traveller: 'Château Frontenac, 1, rue des Carrières' },
  eventCallback: { traveller: 'Château Frontenac, 1, rue des Carrières', guest: 'Queen Elizabeth II Centre' },
  events: { traveller: 'Québec offsite', guest: 'Engineering summit' },
  groupTravel: { organiser: 'Partner days' },
  groupTravelAdd: empty,
  groupTravelCards: { organiser: 'Events Visa' },
  groupTravelAddCard: empty,
  groupTravelEditCard: { organiser: 'American Express ending in 8431' },
  groupDetail: { organiser: 'Queen Elizabeth II Centre' },
  groupTravelEdit: { organiser: 'Sales kick-off' },
  groupTravelers: { organiser: 'chloe.araujo@aurora.example' },

  scorePersonal: { traveller: money },
  scoreCompany: { finance: millions },
  scoreGroup: { finance: 'Plants and maintenance' },
  costCenterDetail: { finance: 'Emily Ibáñez' },
  travellerDetail: { finance: 'Emily Ibáñez' },
  scoreBooking: { traveller: money },
  travelerBooking: { finance: money },
  travelCredits: { finance: money },
  cancellations: { finance: money },
  budgets: { finance: money },

  employees: { admin: 'Chloé Araújo' },
  addEmployee: { admin: 'Standard' },
  editEmployee: { admin: 'A80216' },
  employeeTrips: camille,
  employeeTrips_v2: camille,
  employeeTrip: { admin: 'Union Station, Toronto' },
  companyBudgets: { admin: money },
  employeeStays: { admin: 'A passport in the profile (France)' },
  employeeAdvisories: { admin: 'petty crime in busy places' },
  costCenters: { admin: '400 Corporate services' },
  addCostCenter: empty,
  costCenter: { admin: '4 people' },
  travelPolicies: { admin: 'Arranged travel only' },
  tripFields: { admin: 'Project number' },
  addTravelPolicy: empty,
  travelPolicy: { admin: '53 people hold it' },
  paymentMethods: { admin: 'Mastercard ending in 5100' },
  addPaymentMethod: { admin: '400 Corporate services' },
  editPaymentMethod: { admin: 'Mastercard ending in 5100' },
  assignPaymentMethod: { admin: '410 Finance' },
  companySettings: { admin: 'Aurora Industries' },
  notices: { admin: 'The booking tool closes for one night' },
  addMaintenance: empty,
  maintenance: { admin: 'The booking tool closes for one night' },
  addHomeContent: empty,
  homeContent: { admin: 'Check your emergency contact' },
  importTable: empty,
  provisioning: { admin: '/scim/v2' },
  companyChanges: { admin: '420 People and culture' },
  // Visits of the risk advisor may have come before.
  riskViews: { admin: /Nothing was viewed yet|Ingrid Solberg/ },
  manageEducation: { admin: /\d+ of 60 passed/ },
}
