import type { SentRequest } from '#contract/arranger/arrangers.ts'
import type { Traveler, TravelerPage } from '#contract/arranger/travelers.ts'

/** A traveler of the signed-in person, without problems or a trip. */
export const makeTraveler = (changed: Partial<Traveler> = {}): Traveler => ({
  profileId: `p-${changed.firstName ?? 'Étienne'}`,
  companyId: 'aurora',
  employeeId: 'e9',
  firstName: 'Étienne',
  lastName: 'Lavoie',
  email: 'etienne@aurora.example',
  approved: true,
  status: 'approved',
  requestId: 'ar1',
  askedAt: null,
  isAllowedToBook: true,
  isAllowedTransient: true,
  isAllowedEvent: true,
  isBasicInfoComplete: true,
  isPaymentMethodsComplete: true,
  isMandatoryFieldsComplete: true,
  profileIssues: [],
  hasTravelAdvisories: false,
  obtSsoUrl: null,
  trip: null,
  advisoryLevel: null,
  advisoryCountry: null,
  expiringDocuments: [],
  ...changed,
})

/** A trip to Vancouver from Tuesday to Thursday, 12 to 14 May 2026. */
export const makeTravelerTrip = (changed: Partial<NonNullable<Traveler['trip']>> = {}) => ({
  internalTripId: 't9',
  bookingId: 'THEIRS',
  destination: 'Vancouver',
  departureDate: '2026-05-12T08:30',
  arrivalDate: '2026-05-12T11:05',
  returnDate: '2026-05-14T15:00',
  hasTravelAdvisories: false,
  tripStatus: 'Upcoming' as const,
  ...changed,
})

export const makeTravelerPage = (rows: Traveler[], totalItemsCount = rows.length): TravelerPage => ({
  pageCount: Math.ceil(totalItemsCount / 10),
  totalItemsCount,
  responseData: rows,
  counts: null,
})

/** A request to Étienne that waits since yesterday. */
export const makeSentRequest = (changed: Partial<SentRequest> = {}): SentRequest => ({
  key: 'r1',
  email: `${changed.firstName ?? 'etienne'}@aurora.example`.toLowerCase(),
  firstName: 'Étienne',
  lastName: 'Lavoie',
  status: 'sent',
  askedAt: '2026-05-08T09:00:00.000Z',
  againFrom: '2026-05-08T10:00:00.000Z',
  ...changed,
})

export const makeSentRequests = (rows: SentRequest[]) => ({
  pageCount: 1,
  totalItemsCount: rows.length,
  responseData: rows,
})
