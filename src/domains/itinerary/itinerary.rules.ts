import type { Segment, Trip } from '#contract/trips.ts'

/** Local time at which the last segment of a trip ends. */
export const tripEnd = (trip: Trip): string =>
  trip.segments.reduce(
    (latest, { arrival }) => (arrival > latest ? arrival : latest),
    trip.returnDate ?? trip.arrivalDate,
  )

/** The countries a trip goes to: all except that of its start, or that one where the trip never leaves it. */
export function countriesOf({ segments, departureCountryCode, arrivalCountryCode }: Trip): string[] {
  const all = segments.length > 0 ? [...new Set(segments.map(({ to }) => to.countryCode))] : [arrivalCountryCode]
  const abroad = all.filter((code) => code !== departureCountryCode)
  return abroad.length > 0 ? abroad : all
}

/** Duration of a segment in minutes, computed from its instants. */
export const minutesOf = ({ departureInstant, arrivalInstant }: Segment): number =>
  (Date.parse(arrivalInstant) - Date.parse(departureInstant)) / 60_000

/** Online check-in of a segment: open until departure, not open yet, or none. */
export type CheckIn = { state: 'open'; url: string } | { state: 'ahead'; inMs: number } | { state: 'none' }

export function checkInOf({ checkInUrl, checkInOpens, departureInstant }: Segment, now: Date): CheckIn {
  if (!checkInUrl || !checkInOpens || Date.parse(departureInstant) <= now.getTime()) return { state: 'none' }
  const inMs = Date.parse(checkInOpens) - now.getTime()
  return inMs <= 0 ? { state: 'open', url: checkInUrl } : { state: 'ahead', inMs }
}

/** The next segment with online check-in; later segments are not offered before it has departed. */
export const nextCheckIn = ({ tripStatus, segments }: Trip, now: Date): Segment | undefined =>
  tripStatus === 'Cancelled' || tripStatus === 'Past'
    ? undefined
    : segments.find((segment) => checkInOf(segment, now).state !== 'none')

/** The current segment of a trip, else the next. */
export const nextSegment = ({ segments }: Trip, now: Date): Segment | undefined =>
  segments
    .filter(({ departureInstant, arrivalInstant, kind }) =>
      kind === 'hotel' || kind === 'car'
        ? Date.parse(departureInstant) > now.getTime()
        : Date.parse(arrivalInstant) > now.getTime(),
    )
    .toSorted((one, other) => one.departureInstant.localeCompare(other.departureInstant))[0]
