import type {
  VisitedPlace,
  ItineraryReport,
  MatchReason,
  ReportedItinerary,
} from '#contract/reports/itineraryReport.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { limits } from '#contract/fields/limits.ts'
import { flightNumber, isJourney } from '#contract/trips/segments.ts'
import type { TripStatus } from '#contract/trips/trips.ts'
import { adviceAgainst, severeAlert } from './risk.rules'

/** The number of trips of a status in a report (§3). */
export function countOf(report: ItineraryReport, status: TripStatus): number {
  const { totalInProgressCount, totalUpcomingCount, totalPastCount, totalCancelledCount } = report
  const counts: Record<TripStatus, number> = {
    InProgress: totalInProgressCount,
    Upcoming: totalUpcomingCount,
    Past: totalPastCount,
    Cancelled: totalCancelledCount,
  }
  return counts[status]
}

/** The first three people of a report by name, each once. A single further one is named rather than counted. */
export function firstNames({ itineraryReports }: ItineraryReport, people: number): string[] {
  const names = new Map(itineraryReports.map((row) => [row.email || fullName(row), fullName(row)])).values()
  return [...names].slice(0, people === 4 ? 4 : 3)
}

/** The other statuses of a search that have trips. */
export const otherStatuses = (report: ItineraryReport, searched: readonly TripStatus[]) =>
  searched
    .filter((status) => status !== report.tripsStatus)
    .map((status) => ({ status, count: countOf(report, status) }))
    .filter(({ count }) => count > 0)

/** A report as a table takes it: the rows of the page, and the number of rows and pages of their status. */
export const pageOfReport = (report: ItineraryReport) => ({
  responseData: report.itineraryReports,
  totalItemCount: countOf(report, report.tripsStatus),
  totalPageCount: Math.ceil(countOf(report, report.tripsStatus) / limits.itineraryPage),
})

/** Where a trip leads its traveler: within the days of the search, else where they are, else its destination. */
export function stayOf({ presence, whereabouts, ...trip }: ReportedItinerary) {
  if (presence) return { ...presence, from: presence.arrives, until: presence.leaves }
  if (whereabouts) return { ...whereabouts, from: undefined }
  return { city: trip.destination, cityCode: '', countryCode: '', from: trip.departureDate, until: trip.returnDate }
}

/** Whether all that is known of a traveler's place is over, and they are presumed still there. */
export const isPresumed = ({ presence, whereabouts }: Pick<ReportedItinerary, 'presence' | 'whereabouts'>): boolean =>
  (presence ?? whereabouts)?.isPresumed === true

/** The flight or train that a traveler is in; empty where they are in none, or it is not known. */
export function journeyOf({ whereabouts }: Pick<ReportedItinerary, 'whereabouts'>): string {
  const segment = whereabouts?.segment
  return segment && isJourney(segment) ? flightNumber(segment) || segment.providerName || '' : ''
}

/** The nights of a trip: a hotel by its name, or the number of nights without one; unknown where no way on is booked. */
export type Lodging =
  | { kind: 'hotel'; name: string }
  | { kind: 'booked' }
  | { kind: 'noNight' }
  | { kind: 'presumed' }
  | { kind: 'uncertain'; nights: number; without: number }

export function lodgingOf({ presence, whereabouts }: Pick<ReportedItinerary, 'presence' | 'whereabouts'>): Lodging {
  if (isPresumed({ presence, whereabouts })) return { kind: 'presumed' }
  const without = presence?.nightsWithoutHotel ?? 0
  if (presence && without > 0) return { kind: 'uncertain', nights: presence.nights, without }
  const segment = whereabouts?.segment
  if (segment?.kind === 'hotel' && segment.providerName) return { kind: 'hotel', name: segment.providerName }
  if (presence) return { kind: presence.nights === 0 ? 'noNight' : 'booked' }
  // A person on the way has no night yet.
  return whereabouts && !whereabouts.isOnTheWay ? { kind: 'uncertain', nights: 1, without: 1 } : { kind: 'noNight' }
}

/** The reasons of a row, each once; a backend that gives none found it by its days. */
export function reasonsOf({ reasons }: Pick<ReportedItinerary, 'reasons'>): readonly MatchReason[] {
  const seen = new Map(reasons.map((reason) => [`${reason.kind} ${reason.name}`, reason]))
  return seen.size > 0 ? [...seen.values()] : [{ kind: 'dates', name: '' }]
}

/** A number of the page's head: people of places that something is true of. */
interface Fact {
  id:
    'findTravelers.fact.people' | 'findTravelers.fact.alert' | 'findTravelers.fact.advice' | 'findTravelers.fact.hotel'
  people: number
}

/** How many people are found, and how many of them need attention; a number of nobody is left out. */
export function factsOf(places: readonly VisitedPlace[]): Fact[] {
  const peopleOf = (count: (place: VisitedPlace) => number) => places.reduce((sum, place) => sum + count(place), 0)
  const others: Fact[] = [
    {
      id: 'findTravelers.fact.alert',
      people: peopleOf((place) => (place.alertSeverity >= severeAlert ? place.travellers : 0)),
    },
    {
      id: 'findTravelers.fact.advice',
      people: peopleOf((place) => (place.advisoryLevel >= adviceAgainst ? place.travellers : 0)),
    },
    { id: 'findTravelers.fact.hotel', people: peopleOf(({ withoutHotel }) => withoutHotel) },
  ]
  const all: Fact = { id: 'findTravelers.fact.people', people: peopleOf(({ travellers }) => travellers) }
  return [all, ...others.filter(({ people }) => people > 0)]
}
