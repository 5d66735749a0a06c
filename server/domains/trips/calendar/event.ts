import type { IcsAlarm, IcsEvent } from 'ts-ics'
import type { AgencyInfo } from '#contract/agency.ts'
import type { Segment, Trip } from '#contract/trips.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { momentIn, wholeDay } from './moment.ts'
import type { CalendarTexts } from './texts.ts'

/** A trip, and when it last changed. */
export interface DatedTrip {
  trip: Trip
  changedAt: Date
}

export interface CalendarContext {
  texts: CalendarTexts
  /** BCP 47, for dates in descriptions. */
  culture: string
  agency: AgencyInfo
}

/**
 * One segment as an event. Its UID never changes and its SEQUENCE rises with the trip's version, so a calendar that
 * reads it again moves it. Rides and rentals carry the zone of each end; a stay covers its nights as whole days.
 */
export function eventOf({ trip, changedAt }: DatedTrip, segment: Segment, context: CalendarContext): IcsEvent {
  const isCancelled = trip.tripStatus === 'Cancelled'
  const { texts } = context
  const title = titleOf(segment)
  return {
    uid: `${segment.id}@waymark`,
    sequence: trip.version - 1,
    stamp: { date: changedAt },
    lastModified: { date: changedAt },
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    summary: isCancelled ? texts.cancelled(title) : title,
    location: locationOf(segment),
    description: descriptionOf(trip, segment, context),
    timeTransparent: isRide(segment) && !isCancelled ? 'OPAQUE' : 'TRANSPARENT',
    ...timesOf(segment),
    ...(segment.checkInUrl && !isCancelled && { url: segment.checkInUrl }),
    ...(remindsOfCheckIn(trip, segment) && { alarms: [checkInAlarm(segment, texts)] }),
  }
}

const isRide = ({ kind }: Segment) => kind === 'flight' || kind === 'train'

function timesOf({ kind, from, to, departure, arrival, departureInstant, arrivalInstant }: Segment) {
  if (kind !== 'hotel')
    return {
      start: momentIn(departure, departureInstant, from.timeZone),
      end: momentIn(arrival, arrivalInstant, to.timeZone),
    }
  const [first, last] = [departure.slice(0, 10), arrival.slice(0, 10)]
  // The end is the first day that is not part of it; a room for some hours takes one day.
  return { start: wholeDay(first), end: wholeDay(last > first ? last : addDays(first, 1)) }
}

function titleOf({ kind, reference, providerName, from, to }: Segment): string {
  if (kind === 'hotel') return providerName
  if (kind === 'car') return `${providerName}, ${from.city}`
  return `${reference || providerName} ${from.city} – ${to.city}`
}

function locationOf({ kind, address, from, to, providerName }: Segment): string {
  if (kind === 'hotel') return [providerName, address ?? to.city].join(', ')
  if (kind === 'flight') return `${from.name} (${from.code})`
  return [from.name, address ?? from.city].join(', ')
}

const longestConnectionMs = 5 * 3_600_000

/** Before a flight that one checks in for: not a connection, whose check-in is that of the flight before. */
function remindsOfCheckIn({ segments, tripStatus }: Trip, segment: Segment): boolean {
  if (segment.kind !== 'flight' || tripStatus === 'Cancelled') return false
  const leaves = Date.parse(segment.departureInstant)
  return !segments.some(({ kind, arrivalInstant }) => {
    const wait = leaves - Date.parse(arrivalInstant)
    return kind === 'flight' && wait >= 0 && wait < longestConnectionMs
  })
}

const checkInAlarm = ({ reference, providerName }: Segment, texts: CalendarTexts): IcsAlarm => ({
  action: 'DISPLAY',
  description: texts.checkInReminder(reference || providerName),
  trigger: { type: 'relative', value: { before: true, days: 1 } },
})

function descriptionOf(trip: Trip, segment: Segment, { texts, culture, agency }: CalendarContext): string {
  const when = dateFormat(culture)
  const [begin, end] = endsOf(segment, texts)
  const named = (name: string, value: string | null) => value && `${name}: ${value}`
  const lines = [
    isRide(segment) && segment.providerName,
    `${begin}: ${when(segment.departure)} (${segment.from.city})`,
    `${end}: ${when(segment.arrival)} (${segment.to.city})`,
    segment.terminal && texts.terminal(segment.terminal),
    named(texts.seat, segment.seat),
    named(texts.confirmation, segment.confirmationNumber),
    trip.isVerified && named(texts.locator, trip.bookingId),
    named(texts.onlineCheckIn, segment.checkInUrl),
    trip.isVerified ? '' : texts.unverified,
    named(texts.agency, [agency.companyName, agency.companyTravelPhoneNumber].filter(Boolean).join(', ')),
  ]
  return lines.filter(Boolean).join('\n')
}

const endsOf = ({ kind }: Segment, texts: CalendarTexts): [begin: string, end: string] =>
  ({
    flight: [texts.departure, texts.arrival] as [string, string],
    train: [texts.departure, texts.arrival] as [string, string],
    hotel: [texts.checkIn, texts.checkOut] as [string, string],
    car: [texts.pickUp, texts.dropOff] as [string, string],
  })[kind]

/** A wall-clock time is written as if its place were on UTC, so that no zone moves it. */
function dateFormat(culture: string) {
  const format = new Intl.DateTimeFormat(culture, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (local: string) => format.format(new Date(`${local}Z`)).replace(/\s/gu, ' ')
}
