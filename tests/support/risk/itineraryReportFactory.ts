import type {
  ItineraryReport,
  ReportedItinerary,
  VisitedPlace,
  Whereabouts,
} from '#contract/reports/itineraryReport.ts'

/** In a hotel in Bogotá until Thursday, 14 May 2026. */
export const makeWhereabouts = (changed: Partial<Whereabouts> = {}): Whereabouts => ({
  city: 'Bogotá',
  cityCode: 'BOG',
  countryCode: 'CO',
  isOnTheWay: false,
  until: '2026-05-14T15:00',
  segment: { kind: 'hotel', providerCode: 'NX', providerName: 'Alder & Finch Bogotá', number: null },
  ...changed,
})

/** A person on a trip to Bogotá. */
export const makeItinerary = (changed: Partial<ReportedItinerary> = {}): ReportedItinerary => ({
  internalTripId: 't9',
  bookingId: `OF-${changed.firstName ?? 'Étienne'}`,
  destination: 'Bogotá',
  departureDate: '2026-05-08T08:30',
  arrivalDate: '2026-05-08T16:05',
  returnDate: '2026-05-14T15:00',
  hasTravelAdvisories: true,
  tripStatus: 'InProgress',
  firstName: 'Étienne',
  lastName: 'Lavoie',
  email: 'etienne@aurora.example',
  phone: '+1 514 555 0134',
  isVip: false,
  isForGuest: false,
  isVerified: true,
  whereabouts: makeWhereabouts(),
  reasons: [],
  alerts: [],
  ...changed,
})

export const makePlace = (changed: Partial<VisitedPlace> = {}): VisitedPlace => {
  const people = changed.travellers ?? 1
  return {
    city: 'Bogotá',
    cityCode: changed.city ?? 'BOG',
    countryCode: 'CO',
    travellers: people,
    itineraries: people,
    advisoryLevel: 0,
    latitude: 4.6,
    longitude: -74.08,
    alertSeverity: 0,
    withoutHotel: 0,
    ...changed,
  }
}

/** A report of trips in progress. */
export const makeItineraryReport = (
  itineraryReports: ReportedItinerary[],
  places: VisitedPlace[] = [],
): ItineraryReport => ({
  itineraryReports,
  tripsStatus: 'InProgress',
  totalInProgressCount: places.reduce((sum, { itineraries }) => sum + itineraries, 0),
  totalUpcomingCount: 0,
  totalPastCount: 0,
  totalCancelledCount: 0,
  places,
  otherDaysCount: 0,
})
