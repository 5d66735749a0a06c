import { dayText } from '#contract/stays/dayRuns.ts'
import { countsSince } from '#contract/stays/schengen.ts'
import {
  daysByCountry,
  daysIn,
  longestStay,
  remainingOn,
  shortStay,
  type Stay,
  windowStart,
} from '#contract/stays/shortStay.ts'
import type { PlannedTrip, StayRow, Stays } from '#contract/stays/stays.ts'
import { overstayOfTrip } from '#server/domains/stays/overstays.ts'
import { countedFor, residenceOf, type StayFacts, tripStaysOf } from '#server/domains/stays/readStays.ts'
import type { TripStay } from '#server/domains/stays/tripStays.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** The days abroad of a person as the page shows them. */
export function presentStays(facts: StayFacts): Stays {
  const { today, permits, other, exempt, hasPassport } = facts
  const tripStays = tripStaysOf(facts)
  const stays: Stay[] = [...tripStays, ...other]
  const counted = countedFor(facts, stays)
  return {
    today,
    windowFrom: windowStart(today),
    used: daysIn(counted, today),
    remaining: remainingOn(counted, today),
    longest: exempt ? shortStay.days : longestStay(counted, today),
    exempt,
    hasPassport,
    residence: residenceOf(facts),
    stays: rowsOf(facts, tripStays),
    planned: plannedOf(facts, tripStays),
    year: Number(today.slice(0, 4)),
    countries: countriesOf(stays, today),
    permits,
    other,
  }
}

/** The stays of the 180 days and later ones, in their order. */
function rowsOf({ today, other }: StayFacts, tripStays: readonly TripStay[]): StayRow[] {
  const rows = [
    ...tripStays.map((stay) => ({ ...stay, source: 'trip' as const })),
    ...other.map(({ country, from, until }) => ({
      country,
      from,
      until,
      source: 'declared' as const,
      bookingId: null,
    })),
  ]
  return rows
    .filter(({ until }) => until >= windowStart(today))
    .toSorted((one, another) => one.from.localeCompare(another.from) || one.country.localeCompare(another.country))
}

/** The trips ahead and under way with days that count, in their order. */
function plannedOf(facts: StayFacts, tripStays: readonly TripStay[]): PlannedTrip[] {
  const all = countedFor(facts, [...tripStays, ...facts.other])
  return [...Map.groupBy(tripStays, ({ bookingId }) => bookingId)].flatMap(([bookingId, own]): PlannedTrip[] => {
    const counted = countedFor(facts, own)
    const [first, last] = [counted[0], counted.at(-1)]
    if (!first || !last || dayText(last.last) < facts.today) return []
    const end = own.reduce((latest, stay) => (stay.until >= latest.until ? stay : latest))
    return [
      {
        bookingId,
        countries: [...new Set(own.map(({ country }) => country))].filter((code) => countsSince(code) !== undefined),
        from: dayText(first.first),
        until: dayText(last.last),
        days: counted.reduce((sum, run) => sum + run.last - run.first + 1, 0),
        used: daysIn(all, dayText(last.last)),
        overstay: overstayOfTrip(facts, tripStays, bookingId) ?? null,
        leaves: countsSince(end.country) === undefined || leavesArea(facts, bookingId, end),
      },
    ]
  })
}

/** Whether a trip ends at home or outside the area, or the next trip leads out of it: the stay lasts until then. */
function leavesArea({ trips, home }: StayFacts, bookingId: string, { until }: Stay): boolean {
  const end = trips.find((trip) => trip.bookingId === bookingId)?.presences.at(-1)
  if (!end || end.countryCode === home || countsSince(end.countryCode) === undefined) return true
  return until > end.leavesLocal.slice(0, 10)
}

function countriesOf(stays: readonly Stay[], today: string): Stays['countries'] {
  const year = today.slice(0, 4)
  const [from, until] = [`${year}-01-01`, `${year}-12-31`]
  const past = daysByCountry(stays, { from, until: today })
  return daysByCountry(stays, { from, until }).map(({ country, days }) => {
    const already = past.find((row) => row.country === country)?.days ?? 0
    return { country, past: already, ahead: days - already }
  })
}

/** The first and last day on which a declared stay may be. */
export const declaredRange = (today: string, { daysBack, daysAhead }: { daysBack: number; daysAhead: number }) => ({
  first: addDays(today, -daysBack),
  last: addDays(today, daysAhead),
})
