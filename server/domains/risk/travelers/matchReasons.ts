import type { MatchReason } from '#contract/reports/itineraryReport.ts'
import { flightNumber } from '#contract/trips/segments.ts'
import type { TripAdvisory } from '#contract/trips/trips.ts'
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
export function matchReasons(matched: Matched): MatchReason[] {
  const { filters, presence, city } = matched
  const { countryCode, cityCode, area, near, arrivedRecently, noAnswer } = filters
  // Nothing is known of the departure of a person who is presumed to be still there.
  const until = presence && !presence.isPresumed ? { until: presence.leavesLocal } : {}
  const there = presence && { name: city, from: presence.arrivesLocal, ...until }
  const found: MatchReason[] = [
    ...stayReasons(there, {
      place: (countryCode ?? cityCode) !== undefined,
      area: (area ?? near) !== undefined,
    }),
    ...flightReasons(matched),
    ...advisoryReasons(matched),
    ...alertReasons(matched),
    ...stayReasons(there, { arrived: arrivedRecently }),
    ...(noAnswer ? [{ kind: 'noAnswer', name: '' } as const] : []),
  ]
  return found.length === 0 && there && isAboutDays(filters) ? [{ kind: 'dates', ...there }] : found
}

type There = Pick<MatchReason, 'name' | 'from' | 'until'>
type StayKind = 'place' | 'area' | 'arrived'

/** Conditions that the shown stay meets, of those that the search has. */
const stayReasons = (there: There | undefined, has: Partial<Record<StayKind, boolean>>): MatchReason[] =>
  (['place', 'area', 'arrived'] as const).flatMap((kind) => (there && has[kind] ? [{ kind, ...there }] : []))

/** The flight of the search, within its days as `flightCondition` has them. */
function flightReasons({ filters, segments }: Matched): MatchReason[] {
  const { flightNumber: wanted, airlineCode, fromDate, toDate } = filters
  if ((wanted ?? airlineCode) === undefined) return []
  const flight = segments.find(
    ({ kind, number, providerCode, departureLocal, arrivalLocal }) =>
      kind === 'flight' &&
      (wanted === undefined || number === wanted) &&
      (airlineCode === undefined || providerCode === airlineCode) &&
      (fromDate === undefined || arrivalLocal.slice(0, 10) >= fromDate) &&
      (toDate === undefined || departureLocal.slice(0, 10) <= toDate),
  )
  if (!flight) return []
  return [{ kind: 'flight', name: flightNumber(flight), from: flight.departureLocal, until: flight.arrivalLocal }]
}

function advisoryReasons({ filters, presence, advisories }: Matched): MatchReason[] {
  const advised = advisories.find(
    ({ country, level }) => country === presence?.countryCode && filters.advisoryLevels?.includes(level),
  )
  return advised ? [{ kind: 'advisory', name: advised.country, level: advised.level }] : []
}

const alertReasons = ({ filters, alerts }: Matched): MatchReason[] =>
  alerts
    .filter(
      ({ id, isAnnouncement }) => id === filters.alertId || (filters.searchByTravelBreakingNews && !isAnnouncement),
    )
    .map(({ headline, severity }) => ({ kind: 'alert', name: headline, level: severity }))
