import { http, HttpResponse, type JsonBodyType } from 'msw'
import { network } from '#tests/support/page/network.ts'
import { administrationAnswers } from '#tests/contract/admin/minimalAdmin.ts'
import { arrangerAnswers } from '#tests/contract/arranger/minimalArranger.ts'
import { riskAnswers } from '#tests/contract/risk/minimalRisk.ts'
import { scoreAnswers } from './minimalScores.ts'
import { travelerAnswers } from './minimalTraveler.ts'
import { adviceAnswers } from './risk/minimalAdvice.ts'

const place = '/companies/c1/profiles/p1'
const card = { id: 'card1', number: '41111*******1111', name: 'Visa', expiryDate: '2099-05' }
const agencyName = 'Northway Travel'
const on = { status: 'enabled' }
/** §3 Trip: its fields, and nothing else. */
const trip = {
  invoiceId: 'i1',
  bookingId: 'ABC123',
  origin: 'Montréal',
  destination: 'Paris',
  departureDate: '2099-05-12T20:00:00',
  returnDate: '2099-05-20T17:30:00',
  arrivalDate: '2099-05-13T08:30:00',
  transactionDate: '2099-04-20T15:00:00Z',
  passengerFirstName: 'camille',
  passengerLastName: 'tremblay',
  providerCode: 'AC',
  providerCategory: 'AIR',
  isAirline: true,
  itineraryDownloadUrl: `${place}/trips/ABC123/itinerary`,
  invoiceDownloadUrl: null,
  icon: 'plane',
  checkInUrl: null,
  departureAirportCityCode: 'YMQ',
  arrivalAirportCityCode: 'PAR',
  carArrivalCityName: null,
  carArrivalCityCode: null,
  hotelCityName: null,
  hotelCityCode: null,
  departureCountryCode: 'CA',
  arrivalCountryCode: 'FR',
  hasTravelAdvisories: true,
  tripStatus: 'Upcoming',
  isCancellable: true,
  internalTripId: 't1',
}
const past = {
  ...trip,
  bookingId: 'OLD123',
  internalTripId: 't2',
  tripStatus: 'Past',
  departureDate: '2020-05-12T20:00',
}

/**
 * A backend that answers exactly the fields of §3 and §7; where §3 shows no fields, those of the decisions. It also
 * sends values that the application does not know: a role, a status, a feature, an issue.
 */
export const answers: Record<string, JsonBodyType> = {
  // §3 Configuration
  '/configuration': {
    apis: [{ name: 'main' }, { name: 'company' }, { name: 'future' }],
    features: [{ name: 'supportedbrowsers' }, { name: 'future', status: 'sometimes' }],
  },
  // §3 Feature configuration
  '/configuration/company/c1/profile/p1': {
    features: { supportedbrowsers: on, expense: { status: 'sometimes' }, trips2: on, future: on },
  },
  // §3 Session identity; §6 roles in one string
  '/auth/whoami': {
    companyId: 'c1',
    employeeId: 'e1',
    legacyCompanyId: '1001',
    locale: 'en-CA',
    profileId: 'p1',
    roles: 'traveller FinancialOfficer Astronaut',
  },
  // §3 Group travel, employee configuration
  '/companies/c1/employees/e1/group-travels': [],
  '/companies/c1/employees/e1/configuration': {
    companyDisplayName: 'Aurora',
    currency: 'CAD',
    agency: {
      vipPhone: null,
      vipEmail: null,
      contactPhone: '+1 514 555 0100',
      contactEmail: 'help@northway.example',
      agencyEventPhone: null,
      agencyEventEmail: null,
      companyName: agencyName,
    },
    features: {
      score: true,
      groupEvents: false,
      guestManagement: false,
      education: false,
      protect: false,
      reports: true,
    },
    travelPolicy: { id: 'standard' },
  },
  // §3 Travel policy
  '/admin/companies/c1/travel-policies/standard': {
    id: 'standard',
    isAllowedSelf: true,
    isAllowedTransient: true,
    isAllowedEvent: false,
    ziiObtTemplateId: null,
    obtPolicyModificationRequestId: null,
  },
  // §3 Profile; §4 profile issues, one of them unknown
  [place]: {
    id: 'p1',
    companyId: 'c1',
    firstName: 'Camille',
    middleName: '',
    lastName: 'Tremblay',
    gender: null,
    email: 'camille@aurora.example',
    airportCode: 'YUL',
    dateOfBirth: null,
    dateOfBirthMask: null,
    phoneNumber: '5145550134',
    phoneCountryCode: '1',
    phoneType: 'mobile',
    phoneExtension: '',
    tsa: '',
    nexus: '',
    globalEntry: '',
    sentri: '',
    redressNumber: '',
    isAllowedToBook: false,
    isBasicInfoComplete: false,
    isPaymentMethodsComplete: true,
    isMandatoryFieldsComplete: true,
    profileIssues: [{ issue: 'genderMissing' }, { issue: 'visaMissing' }],
    costCenter: 'CC-100',
    cultureCode: 'en-CA',
    obt: { name: 'ZIIOBT', url: 'https://tool.example' },
    countryCode: 'CA',
    walkMeAgeGroupID: null,
    internalEmployeeId: '10045',
    setupForOtp: false,
    phoneNumberIsConfirmed: false,
    active: true,
    preferredLocation: null,
  },
  // §3 Trip; §4 lists drop any other status
  [`${place}/trips`]: [trip, past, { ...trip, bookingId: 'ODD123', tripStatus: 'planning' }],
  [`${place}/trips/ABC123`]: trip,
  // §3 Paginated trips
  [`${place}/trips/paginated`]: {
    nextPage: null,
    prevPage: null,
    totalItemCount: 1,
    totalPageCount: 1,
    responseData: [trip],
  },
  // §7 Bookings
  [`${place}/itineraries/latest`]: [trip],
  [`${place}/invoices`]: [
    {
      id: 'i1',
      number: 'INV-1',
      bookingId: 'ABC123',
      issued: '2099-04-20T15:00:00Z',
      currency: 'CAD',
      total: 1200,
      invoiceDownloadUrl: `${place}/invoices/i1/document`,
    },
  ],
  // §3 Maintenance notice, with an unknown component
  '/maintenance/latest': {
    status: 'Active',
    category: 'Upgrade',
    disclaimerStart: '2020-01-01T00:00:00Z',
    maintenanceStart: '2099-01-01T00:00:00Z',
    maintenanceEnd: '2099-01-01T02:00:00Z',
    impactedComponents: ['Satellite'],
  },
  // §3 Notification, with an unknown code and type
  [`${place}/notifications`]: [
    {
      type: 'news',
      message: 'The canteen is closed.',
      profileId: 'p1',
      daysBeforeExpiry: null,
      code: 'canteenClosed',
      actionRoute: { name: 'canteen', query: {} },
    },
  ],
  // §3 Agency info
  [`${place}/agency-info`]: {
    companyName: agencyName,
    emailFrom: 'help@northway.example',
    companyTravelPhoneNumber: '+1 514 555 0100',
    openDay: 'Monday to Friday',
    openHour: '8:00 to 20:00',
  },
  ...arrangerAnswers(place),
  // §6: a single value
  [`${place}/roles`]: { roles: 'FinancialOfficer' },
  // §3 Credit card
  '/profiles/p1/credit-cards': [card],
  // §3 Travel document; a kind that is none of §3
  [`${place}/travel-documents`]: [
    { id: 'd1', type: 'passport', number: '****3456', issueCountry: 'CA', expirationDate: '2099-01-31' },
    { id: 'd2', type: 'library card', number: '****9999', issueCountry: 'CA', expirationDate: '2099-01-31' },
  ],
  ...travelerAnswers(place),
  ...adviceAnswers(place),
  // §3 Membership: fields not shown, as decisions state them
  ...Object.fromEntries(
    ['air', 'hotel', 'car', 'rail'].map((category) => [
      `${place}/membership/list/${category}`,
      [{ id: category, category, programCode: 'X', programName: 'Club', provider: 'Club', number: '123456' }],
    ]),
  ),
  [`${place}/membership/search`]: [],
  ...administrationAnswers(trip),
  ...scoreAnswers,
  // §7 Airports
  '/airports': [{ code: 'YUL', name: 'Montréal–Trudeau' }],
  ...riskAnswers(trip),
}

/**
 * Puts it on the network of page tests, with the files of the built application and the provider of sign-ins. Other
 * requests are recorded and answered 404.
 */
export function speakToMinimalBackend(): { notThere: string[] } {
  const notThere: string[] = []
  network.use(
    http.head('/', () => new HttpResponse(null)),
    http.get('/licenses*', () => HttpResponse.json([])),
    http.get('*/.well-known/openid-configuration', () => HttpResponse.json({})),
    http.all('*/api/main/*', ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api/main', '')
      const found = request.method === 'GET' ? answers[path] : undefined
      if (found !== undefined) return HttpResponse.json(found)
      notThere.push(`${request.method} ${path}`)
      return HttpResponse.json({ successfull: false, messageCode: 'notFound', message: 'Nothing.' }, { status: 404 })
    }),
  )
  return { notThere }
}
