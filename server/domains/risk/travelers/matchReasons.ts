import type { MatchReason } from '#contract/itineraryReport.ts'
import { flightNumber } from '#contract/segments.ts'
import type { TripAdvisory } from '#contract/trips.ts'
import type { TripAlert } from '#server/domains/risk/alerts/matches.ts'
import type { TravelerFilters } from '#server/domains/risk/travelers/filters.ts'
import { isAboutDays } from '#server/domains/risk/travelers/searchConditions.ts'
import type { PresenceRow } from '#server/domains/risk/travelers/shownPresences.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'

interface Matched {
  filters: TravelerFilters
  /** The presence that meets the conditions about place and days. */
  presence: PresenceRow | undefined
  /** Name of its city in the language of the answer. */
  city: string
  segments: readonly SegmentRow[]
  /** Advice about the countries of the trip, the strictest first. */
  advisories: readonly TripAdvisory[]
  /** Alerts that concern the trip, the most severe first. */
  alerts: readonly TripAlert[]
}

/**
 * Why a trip is in the answer: each condition of the search with the stay, flight, advice or alert that meets it. A
 * search without a condition is about whoever is there on its days.
 */
export function matchReasons({ filters, presence, city, segments, advisories, alerts }: Matched): MatchReason[] {
  // Nothing is known of the departure of a person who is presumed to be still there.
  const until = presence && !presence.isPresumed ? { until: presence.leavesLocal } : {}
  const there = presence && { name: city, from: presence.arrivesLocal, ...until }
  const flight = flightOf(filters, segments)
  const advised = advisories.find(
    ({ country, level }) => country === presence?.countryCode && filters.advisoryLevels?.includes(level),
  )
  const reasons: (MatchReason | false | undefined)[] = [
    there && (filters.countryCode ?? filters.cityCode) !== undefined && { kind: 'place', ...there },
    there && (filters.area ?? filters.near) !== undefined && { kind: 'area', ...there },
    flight && {
      kind: 'flight',
      name: flightNumber(flight),
      from: flight.departureLocal,
      until: flight.arrivalLocal,
    },
    advised && { kind: 'advisory', name: advised.country, level: advised.level },
    ...alerts.filter((alert) => isSearched(alert, filters)).map(alertReason),
    there && filters.arrivedRecently && { kind: 'arrived', ...there },
    filters.noAnswer && { kind: 'noAnswer', name: '' },
  ]
  const found = reasons.filter((reason) => typeof reason === 'object')
  if (found.length > 0 || !there || !isAboutDays(filters)) return found
  return [{ kind: 'dates', ...there }]
}

const isSearched = ({ id, isAnnouncement }: TripAlert, filters: TravelerFilters) =>
  id === filters.alertId || (filters.searchByTravelBreakingNews && !isAnnouncement)

const alertReason = ({ headline, severity }: TripAlert): MatchReason => ({
  kind: 'alert',
  name: headline,
  level: severity,
})

function flightOf({ flightNumber: wanted, airlineCode }: TravelerFilters, segments: readonly SegmentRow[]) {
  if ((wanted ?? airlineCode) === undefined) return undefined
  return segments.find(
    ({ kind, number, providerCode }) =>
      kind === 'flight' &&
      (wanted === undefined || number === wanted) &&
      (airlineCode === undefined || providerCode === airlineCode),
  )
}
