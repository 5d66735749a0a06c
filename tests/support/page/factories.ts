import type { Notification } from '#contract/notices/notifications.ts'
import type { Profile, TravelPolicy } from '#contract/profile/profile.ts'
import { withCompleteness } from '#contract/profile/profileIssues.ts'
import type { Whoami } from '#contract/session/session.ts'
import type { Place, Segment, Trip, TripPage } from '#contract/trips/trips.ts'

/** Data that a backend answers, typed by the contract. A test names only the fields it is about. */
export const makeWhoami = (changed: Partial<Whoami> = {}): Whoami => ({
  companyId: 'aurora',
  employeeId: 'e1',
  legacyCompanyId: '1001',
  locale: 'en-CA',
  profileId: 'p1',
  roles: ['Traveller'],
  isRegistered: true,
  ...changed,
})

/** The flags agree with the issues (§4): false where a field of `changed` or an issue requires it. */
export const makeProfile = (changed: Partial<Profile> = {}): Profile =>
  withCompleteness({ ...completeProfile, ...changed }) as Profile

const completeProfile = {
  id: 'p1',
  companyId: 'aurora',
  employeeId: 'e1',
  firstName: 'Camille',
  middleName: '',
  lastName: 'Tremblay',
  gender: 'F',
  email: 'camille@aurora.example',
  airportCode: 'YUL',
  dateOfBirth: '1988-04-02',
  dateOfBirthMask: '****-**-02',
  phoneNumber: '5145550134',
  phoneCountryCode: '1',
  phoneType: 'mobile',
  phoneExtension: '',
  tsa: '',
  nexus: '',
  globalEntry: '',
  sentri: '',
  redressNumber: '',
  travellerNumberTags: {},
  isAllowedToBook: true,
  isAllowedTransient: true,
  isAllowedEvent: true,
  profileIssues: [],
  costCenter: 'CC-100',
  cultureCode: 'en-CA',
  obt: { name: 'ZIIOBT', url: 'http://localhost/booking-tool' },
  countryCode: 'CA',
  walkMeAgeGroupID: 4,
  internalEmployeeId: '10045',
  setupForOtp: false,
  phoneNumberIsConfirmed: true,
  active: true,
  preferredLocation: null,
  timeFormat: null,
  distanceUnit: null,
  theme: null,
  tripMails: true,
  tripNotifications: true,
  approvalMails: true,
  reactivationAskedAt: null,
  detailsAskedAt: null,
  detailsRemindedAt: null,
} satisfies Partial<Profile>

// prettier-ignore
export const places = {
  YUL: { code: 'YUL', name: 'Montréal–Trudeau', city: 'Montréal', cityCode: 'YMQ', countryCode: 'CA', timeZone: 'America/Toronto' },
  YVR: { code: 'YVR', name: 'Vancouver International', city: 'Vancouver', cityCode: 'YVR', countryCode: 'CA', timeZone: 'America/Vancouver' },
  YYZ: { code: 'YYZ', name: 'Toronto Pearson', city: 'Toronto', cityCode: 'YTO', countryCode: 'CA', timeZone: 'America/Toronto' },
  LHR: { code: 'LHR', name: 'London Heathrow', city: 'London', cityCode: 'LON', countryCode: 'GB', timeZone: 'Europe/London' },
} satisfies Record<string, Place>

/** A flight from Montréal to Vancouver on the morning of 12 May 2026. */
export const makeSegment = (changed: Partial<Segment> = {}): Segment => ({
  id: crypto.randomUUID(),
  kind: 'flight',
  providerCode: 'AC',
  providerName: 'Air Canada',
  number: '301',
  carClassCode: null,
  roomTypeCode: null,
  productName: null,
  confirmationNumber: 'QX7P2M',
  from: places.YUL,
  to: places.YVR,
  departure: '2026-05-12T08:30',
  arrival: '2026-05-12T11:05',
  departureInstant: '2026-05-12T12:30:00Z',
  arrivalInstant: '2026-05-12T18:05:00Z',
  checkInFrom: null,
  checkOutUntil: null,
  cabin: 'economy',
  coach: null,
  seat: '14C',
  terminal: '1',
  address: null,
  rentalDesk: null,
  checkInUrl: 'https://checkin.example/ac',
  checkInOpens: '2026-05-11T12:30:00Z',
  ...changed,
})

/** The flight back from there, in the night to 16 May. */
export const makeReturn = (): Segment =>
  makeSegment({
    from: places.YVR,
    to: places.YUL,
    departure: '2026-05-15T22:30',
    arrival: '2026-05-16T06:00',
    departureInstant: '2026-05-16T05:30:00Z',
    arrivalInstant: '2026-05-16T10:00:00Z',
  })

/** A flight to London with a change in Toronto. */
export const toToronto = makeSegment({
  to: places.YYZ,
  arrival: '2026-05-12T10:00',
  arrivalInstant: '2026-05-12T14:00:00Z',
})
export const onwards = makeSegment({
  from: places.YYZ,
  to: places.LHR,
  departure: '2026-05-12T20:00',
  departureInstant: '2026-05-13T00:00:00Z',
  arrival: '2026-05-13T08:00',
  arrivalInstant: '2026-05-13T07:00:00Z',
})

/** Three nights in Vancouver from 12 May 2026. */
export const makeStay = (changed: Partial<Segment> = {}): Segment =>
  makeSegment({
    kind: 'hotel',
    providerCode: 'HV',
    providerName: 'Harbour View Hotel',
    number: null,
    roomTypeCode: 'standardKing',
    confirmationNumber: 'AUR443210',
    from: places.YVR,
    to: places.YVR,
    departure: '2026-05-12T15:00',
    arrival: '2026-05-15T11:00',
    departureInstant: '2026-05-12T22:00:00Z',
    arrivalInstant: '2026-05-15T18:00:00Z',
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    cabin: null,
    seat: null,
    terminal: null,
    address: '12 Lantern Street, Vancouver',
    checkInUrl: null,
    checkInOpens: null,
    ...changed,
  })

/** An upcoming trip to Vancouver. */
export const makeTrip = (changed: Partial<Trip> = {}): Trip => {
  const bookingId = changed.bookingId ?? 'ABC123'
  return {
    internalTripId: `t-${bookingId}`,
    bookingId,
    invoiceId: `i-${bookingId}`,
    origin: 'Montréal',
    destination: 'Vancouver',
    departureDate: '2026-05-12T08:30',
    arrivalDate: '2026-05-12T11:05',
    returnDate: null,
    transactionDate: '2026-04-20T15:00:00Z',
    passengerFirstName: 'camille',
    passengerLastName: 'tremblay',
    providerCode: 'AC',
    providerCategory: 'flight',
    isAirline: true,
    itineraryDownloadUrl: `/companies/aurora/profiles/p1/trips/${bookingId}/itinerary`,
    invoiceDownloadUrl: `/companies/aurora/profiles/p1/invoices/i-${bookingId}/document`,
    icon: 'flight',
    checkInUrl: null,
    departureAirportCityCode: 'YMQ',
    arrivalAirportCityCode: 'YVR',
    carArrivalCityName: null,
    carArrivalCityCode: null,
    hotelCityName: null,
    hotelCityCode: null,
    departureCountryCode: 'CA',
    arrivalCountryCode: 'CA',
    hasTravelAdvisories: false,
    tripStatus: 'Upcoming',
    source: 'agency',
    isVerified: true,
    version: 1,
    isCancellable: true,
    segments: [makeSegment()],
    ...changed,
  }
}

export const makeNotification = (changed: Partial<Notification> = {}): Notification => ({
  type: 'paymentmethod',
  code: 'creditCardExpiringSoon',
  message: 'Your card ending in 1111 expires soon.',
  profileId: 'p1',
  daysBeforeExpiry: 12,
  maskedCreditCard: '41111*******1111',
  actionRoute: { name: 'payment', query: {} },
  ...changed,
})

export const makePolicy = (changed: Partial<TravelPolicy> = {}): TravelPolicy => ({
  id: 'standard',
  name: 'Standard',
  isAllowedSelf: true,
  isAllowedTransient: true,
  isAllowedEvent: false,
  ziiObtTemplateId: null,
  obtPolicyModificationRequestId: null,
  ...changed,
})

/** The only page of a paginated list (§3). */
export const makeTripPage = (responseData: Trip[]): TripPage => {
  const totalItemCount = responseData.length
  return { nextPage: null, prevPage: null, totalItemCount, totalPageCount: 1, responseData }
}
