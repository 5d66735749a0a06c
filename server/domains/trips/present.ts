import { cardBrand } from '#contract/fields/cardNumbers.ts'
import type { TravelerTrip } from '#contract/arranger/travelers.ts'
import type { ApprovalMark, TripApproval } from '#contract/trips/tripApproval.ts'
import { policyReasons, type Place, type Segment, type Trip, type TripAdvisory } from '#contract/trips/trips.ts'
import { zoneName } from '#contract/time/zoneName.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { cultureOfLanguage, type Language } from '#server/http/requests/language.ts'
import { costCenterName, readsCostCenters } from '#server/domains/profile/costCenterName.ts'
import { adviceWords } from '#server/domains/trips/adviceWords.ts'
import { presentFields } from '#server/domains/trips/fields/companyFields.ts'
import { journeyOf, lastDayOf } from '#server/domains/trips/journey.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import type { AdvisoryRow, FullTrip, TripReference } from '#server/domains/trips/readTrips.ts'
import type { Standing } from '#server/suppliers/standing.ts'
import { placeName } from '#server/reference/placeNames.ts'
import { presentTripApproval } from '#server/domains/trips/tripApproval.ts'
import { tripStatusOf } from '#server/domains/trips/status.ts'

export interface Presentation extends TripReference {
  language: Language
  now: Date
  /** Whether bookings are real, trial or demo. */
  standing: Standing
  /** The reader of the trip. Without a reader the cost center is left out. */
  reader?: Pick<Caller, 'roles'> | undefined
}

/** A trip as in §3. Download addresses are paths below the main API. */
export function presentTrip(full: FullTrip, how: Presentation): Trip {
  const { trip, segments, passenger } = full
  const invoiceId = full.invoice?.id ?? null
  const { main, outward, homeward } = journeyOf(segments)
  const tripStatus = tripStatusOf(trip, how.now)
  const approval = presentTripApproval(trip, full.lastQuestion, how.now)
  const advised = destinationCountries(segments).flatMap((country) => how.advisories.get(country) ?? [])
  return {
    internalTripId: trip.id,
    bookingId: trip.bookingId,
    invoiceId,
    origin: cityName(main.from, how),
    destination: cityName(outward.to, how),
    departureDate: main.departureLocal,
    arrivalDate: outward.arrivalLocal,
    returnDate: homeward?.departureLocal ?? null,
    endsOn: lastDayOf(segments),
    transactionDate: trip.bookedAt.toISOString(),
    passengerFirstName: passenger.firstName.toLowerCase(),
    passengerLastName: passenger.lastName.toLowerCase(),
    providerCode: main.providerCode,
    providerCategory: main.kind,
    isAirline: main.kind === 'flight',
    ...downloads(trip, invoiceId),
    icon: main.kind,
    ...cities(segments, how),
    departureCountryCode: main.from.countryCode,
    arrivalCountryCode: outward.to.countryCode,
    hasTravelAdvisories: advised.length > 0,
    tripStatus,
    isCancellable: trip.isCancellable && tripStatus === 'Upcoming',
    source: trip.source,
    isVerified: trip.source !== 'manual',
    ...(trip.source !== 'manual' && { standing: how.standing }),
    ...(trip.guest && { isForGuest: true }),
    ...(trip.source !== 'manual' && costsOf(full, how)),
    ...(showsFields(trip, how) && presentFields(trip.fields, how.language)),
    ...(tripStatus === 'Cancelled' && cancelledOf(trip, how)),
    ...(isAhead(tripStatus) && advised.length > 0 && { advisories: advised.map((row) => advisoryOf(row, how)) }),
    ...(approval && { approval }),
    version: trip.version,
    checkInUrl: tripStatus === 'Cancelled' || isNotCheckedIn(trip, how) ? null : nextCheckIn(segments, how.now),
    segments: segments
      .map((segment) => presentSegment(segment, how))
      .map((segment) => (isNotCheckedIn(trip, how) ? withoutCheckIn(segment) : segment))
      // Its suppliers have confirmed nothing yet: they only hold it.
      .map((segment) => (trip.status === 'pending' ? { ...segment, confirmationNumber: '' } : segment)),
  }
}

/** A trial booking: without payment, and without check-in. */
const isTrial = ({ source }: FullTrip['trip'], { standing }: Presentation) =>
  source !== 'manual' && standing === 'trial'

/** Nobody checks in for a trial booking, nor for a trip that waits for approval. */
const isNotCheckedIn = (trip: FullTrip['trip'], how: Presentation) => trip.status === 'pending' || isTrial(trip, how)

/** A trip that was given up or declined before it was booked: nothing was paid, so that nothing of it was canceled. */
const wasNeverBooked = ({ status, cancellation }: FullTrip['trip']) =>
  status === 'cancelled' && cancellation?.length === 0

const withoutCheckIn = (segment: Segment): Segment => ({ ...segment, checkInUrl: null, checkInOpens: null })

/** The fields of a trip for lists of travelers. */
export const travelerTripOf = (trip: Trip): TravelerTrip => ({
  internalTripId: trip.internalTripId,
  bookingId: trip.bookingId,
  destination: trip.destination,
  departureDate: trip.departureDate,
  arrivalDate: trip.arrivalDate,
  returnDate: trip.returnDate,
  endsOn: trip.endsOn,
  hasTravelAdvisories: trip.hasTravelAdvisories,
  tripStatus: trip.tripStatus,
  ...(trip.approval && { approval: markOf(trip.approval) }),
})

/** A mail to a guest, which has no reader, leaves out the company's own fields. */
const showsFields = ({ guest }: FullTrip['trip'], { reader }: Presentation) => guest === null || reader !== undefined
const markOf = ({ status, isChange }: TripApproval): ApprovalMark => ({ status, isChange })

const isAhead = (status: Trip['tripStatus']) => status === 'Upcoming' || status === 'InProgress'

/** The time and the refund of a cancellation, where known. */
function cancelledOf(trip: FullTrip['trip'], how: Presentation): Partial<Trip> {
  const { cancelledAt, cancellation, refundedToCredits } = trip
  return {
    ...(cancelledAt && { cancelledAt: cancelledAt.toISOString() }),
    ...(cancellation && !wasNeverBooked(trip) && !isTrial(trip, how) && { refunded: refundedOf(cancellation) }),
    ...(refundedToCredits > 0 && { refundedToCredits }),
  }
}

const refundedOf = (parts: readonly { refund: number }[]) =>
  parts.reduce((cents, { refund }) => cents + Math.round(refund * 100), 0) / 100

const advisoryOf = (row: AdvisoryRow, { language }: Presentation): TripAdvisory => ({
  country: row.targetCountry,
  level: row.warningLevel,
  source: row.sourceCountry,
  text: adviceWords(row.warningText, language).text,
  url: row.sourceUrl,
})

/** Price, payment and policy compliance of a trip, where known. */
function costsOf({ trip, invoice, costCenter }: FullTrip, how: Presentation): Partial<Trip> {
  const { outOfPolicyReason } = trip
  const paidBy = how.reader && readsCostCenters(how.reader) ? costCenterName(costCenter, how.language) : null
  const card = isTrial(trip, how) ? undefined : invoice?.maskedCreditCard
  // A trial or a trip that waits for approval shows its price, and once it is canceled that it was never paid.
  const hasTotal = !(trip.status === 'cancelled' && (isTrial(trip, how) || wasNeverBooked(trip)))
  // Only trips of the booking tool are compared with the policy.
  const policy = trip.source === 'bookingTool' && {
    verdict: outOfPolicyReason === null ? ('within' as const) : ('outside' as const),
    reason: policyReasons.find((reason) => reason === outOfPolicyReason) ?? null,
  }
  return {
    ...(hasTotal && { total: { amount: trip.total, currency: trip.currency } }),
    ...(card && { payment: paymentOf(card) }),
    ...(trip.paidByCredits > 0 && { paidByCredits: trip.paidByCredits }),
    ...(paidBy && { costCenter: paidBy }),
    ...(policy && { policy }),
  }
}

const paymentOf = (masked: string): Trip['payment'] => ({
  brand: cardBrand(masked.slice(0, 5)) ?? null,
  lastFour: masked.slice(-4),
})

function downloads({ companyId, profileId, bookingId }: FullTrip['trip'], invoiceId: string | null) {
  const base = `/companies/${encodeURIComponent(companyId)}/profiles/${encodeURIComponent(profileId)}`
  return {
    itineraryDownloadUrl: `${base}/trips/${encodeURIComponent(bookingId)}/itinerary`,
    invoiceDownloadUrl: invoiceId && `${base}/invoices/${encodeURIComponent(invoiceId)}/document`,
  }
}

/** City codes and names by kind of segment (§3). */
function cities(segments: readonly SegmentRow[], how: Presentation) {
  const flights = segments.filter(({ kind }) => kind === 'flight')
  const outward = flights.length > 0 ? journeyOf(flights).outward : undefined
  const car = segments.find(({ kind }) => kind === 'car')
  const hotel = segments.find(({ kind }) => kind === 'hotel')
  return {
    departureAirportCityCode: flights[0]?.from.cityCode ?? null,
    arrivalAirportCityCode: outward?.to.cityCode ?? null,
    carArrivalCityName: car ? cityName(car.to, how) : null,
    carArrivalCityCode: car?.to.cityCode ?? null,
    hotelCityName: hotel ? cityName(hotel.to, how) : null,
    hotelCityCode: hotel?.to.cityCode ?? null,
  }
}

/** The countries a trip goes to: all except that of its start. */
export function destinationCountries(segments: readonly SegmentRow[]): string[] {
  const home = segments[0]?.from.countryCode
  return [...new Set(segments.map(({ to }) => to.countryCode))].filter((country) => country !== home)
}

const nextCheckIn = (segments: readonly SegmentRow[], now: Date) =>
  segments.find(({ checkInUrl, departureAt }) => checkInUrl && departureAt > now)?.checkInUrl ?? null

const cityName = (place: Place, { places, language }: Presentation) =>
  places.get(place.code)?.city[language] ?? place.city

const localPlace = (place: Place, how: Presentation): Place => ({
  ...place,
  name: placeName(place, how.language),
  city: cityName(place, how),
})

/** The segment's own fields, without those of trip and company; cities in the reader's language. */
function presentSegment(row: SegmentRow, how: Presentation): Segment {
  const { departureLocal, arrivalLocal, departureAt, arrivalAt, checkInOpensAt, ...fields } = row
  const culture = cultureOfLanguage[how.language]
  const { tripId: _, ordinal: __, amount: ___, tax: ____, ...shown } = fields
  return {
    ...shown,
    from: localPlace(row.from, how),
    to: localPlace(row.to, how),
    departure: departureLocal,
    arrival: arrivalLocal,
    departureInstant: departureAt.toISOString(),
    arrivalInstant: arrivalAt.toISOString(),
    departureZone: zoneName(culture, departureAt, row.from.timeZone, cityName(row.from, how)),
    arrivalZone: zoneName(culture, arrivalAt, row.to.timeZone, cityName(row.to, how)),
    checkInOpens: checkInOpensAt?.toISOString() ?? null,
  }
}
