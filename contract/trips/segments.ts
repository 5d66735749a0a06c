import { dayMs, minuteMs } from '#contract/time/durations.ts'
import type { Segment } from './trips.ts'

/** Rental car classes by ACRISS code, from the smallest; each has a translated name. */
export const carClassCodes = [
  'ECAR',
  'CCAR',
  'ICAR',
  'SCAR',
  'FCAR',
  'PCAR',
  'IFAR',
  'SFAR',
  'MVAR',
  'CDAE',
  'SWAR',
] as const
export type CarClassCode = (typeof carClassCodes)[number]

/** Hotel room types; each has a translated name. */
export const roomTypeCodes = [
  'standardKing',
  'standardTwoQueens',
  'standardBreakfast',
  'superior',
  'studioSuite',
] as const
export type RoomTypeCode = (typeof roomTypeCodes)[number]

/** Whether a segment is a flight or a train, as opposed to a hotel stay or a car rental. */
export const isJourney = ({ kind }: Pick<Segment, 'kind'>): boolean => kind === 'flight' || kind === 'train'

/** `AC 871`, as airlines print it; the number alone where the airline's code is unknown, empty without both. */
export const flightNumber = ({ providerCode, number }: Pick<Segment, 'providerCode' | 'number'>): string =>
  number ? [providerCode, number].filter(Boolean).join(' ') : ''

/** A guest who is expected before this local time checks in for the night that began on the day before. */
const nightEnds = '04:00'

/**
 * The day for which a stay is booked, `yyyy-MM-dd`: that of the guest's expected arrival, or the day before where they
 * are expected in the small hours. Midnight itself means a day without a time.
 * @param departure the beginning of the stay in its segment, a local time `yyyy-MM-ddTHH:mm`
 */
export function checkInDay(departure: string): string {
  const [day, hour] = [departure.slice(0, 10), departure.slice(11, 16)]
  if (hour <= '00:00' || hour >= nightEnds) return day
  return new Date(Date.parse(`${day}T00:00Z`) - dayMs).toISOString().slice(0, 10)
}

/** The local day on which a segment begins, `yyyy-MM-dd`; of a stay the day for which it is booked. */
export const firstDayOf = ({ kind, departure }: Pick<Segment, 'kind' | 'departure'>): string =>
  kind === 'hotel' ? checkInDay(departure) : departure.slice(0, 10)

const longestLayoverMinutes = 24 * 60

type ConnectingSegment = Pick<Segment, 'kind' | 'from' | 'to' | 'departureInstant' | 'arrivalInstant'>

/**
 * Minutes between this flight or train and the next from the same place; a stay, or the way back, is no connection.
 * @param segments those of the trip in the order they happen, `segment` among them
 */
export function layoverAfter(segment: ConnectingSegment, segments: readonly ConnectingSegment[]): number | undefined {
  if (!isJourney(segment)) return undefined
  const journeys = segments.filter(isJourney)
  const next = journeys[journeys.indexOf(segment) + 1]
  if (!next || next.from.code !== segment.to.code || next.to.code === segment.from.code) return undefined
  const minutes = (Date.parse(next.departureInstant) - Date.parse(segment.arrivalInstant)) / minuteMs
  return minutes >= 0 && minutes < longestLayoverMinutes ? minutes : undefined
}

type Timed = Pick<Segment, 'kind' | 'from' | 'to' | 'departure' | 'departureInstant' | 'arrival' | 'arrivalInstant'>

/**
 * The instant at which a hotel check-out is sorted into a trip: when the guest leaves, but no later than the first
 * flight or train out of its city on that day. It sorts before anything else at the same instant.
 * @param segments the segments of the trip
 */
export function checkOutInstant(stay: Timed, segments: readonly Timed[]): string {
  const away = firstJourneyAway(stay, segments)
  return away && Date.parse(away.departureInstant) < Date.parse(stay.arrivalInstant)
    ? away.departureInstant
    : stay.arrivalInstant
}

/** The first flight or train that leaves the city of a stay on its last day. */
const firstJourneyAway = <Leaving extends Timed>(stay: Timed, segments: readonly Leaving[]): Leaving | undefined =>
  segments
    .filter(
      (segment) =>
        isJourney(segment) &&
        segment.departure.slice(0, 10) === stay.arrival.slice(0, 10) &&
        !isSameCity(segment.to, stay.to),
    )
    .toSorted((one, other) => Date.parse(one.departureInstant) - Date.parse(other.departureInstant))[0]

/**
 * The flight or train for which a guest must leave before the hotel's check-out hour; undefined where they can stay
 * until that hour, or where the hour is unknown.
 * @param segments the segments of the trip
 */
export function departureBeforeCheckOut<Leaving extends Timed>(
  stay: Timed & Pick<Segment, 'checkOutUntil'>,
  segments: readonly Leaving[],
): Leaving | undefined {
  const away = firstJourneyAway(stay, segments)
  if (!away || !stay.checkOutUntil) return undefined
  const leaves = stay.arrival < away.departure ? stay.arrival : away.departure
  return leaves < `${stay.arrival.slice(0, 10)}T${stay.checkOutUntil}` ? away : undefined
}

/** Places entered by hand may have no code: then names are compared. */
const isSameCity = (one: Timed['to'], other: Timed['to']) =>
  one.cityCode && other.cityCode ? one.cityCode === other.cityCode : one.city === other.city
