import type { IcsAlarm, IcsEvent } from 'ts-ics'
import type { AgencyInfo } from '#contract/support/agency.ts'
import { hourMs } from '#contract/time/durations.ts'
import { checkInDay, checkOutInstant, isJourney } from '#contract/trips/segments.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { isHeldForApproval } from '#contract/trips/tripApproval.ts'
import { asWritten } from '#contract/texts/writtenForms.ts'
import { notConfirmed } from '#server/domains/trips/approvalWords.ts'
import { addressOf, productOf, seatFacts } from '#server/domains/trips/segmentWords.ts'
import type { Travel } from '#server/domains/trips/presentedTrips.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Say } from '#server/messages/messages.ts'
import { addDays, localTimeOf } from '#server/time/zonedTime.ts'
import { calendarTime, calendarDate } from './calendarTime.ts'

export interface CalendarContext {
  say: Say
  language: Language
  /** BCP 47, for dates in descriptions. */
  culture: string
  agency: AgencyInfo
  /** The trips are of several people, so each event begins with the name of the traveler. */
  isOfSeveral?: boolean
}

/**
 * One segment as an event. Its UID never changes and its SEQUENCE rises with the trip's version, so that a calendar
 * program updates the event instead of adding another. Journeys and rentals have the zone of each end; a stay covers
 * its nights as whole days.
 */
export function eventOf({ trip, traveler, changedAt }: Travel, segment: Segment, context: CalendarContext): IcsEvent {
  const isCancelled = trip.tripStatus === 'Cancelled'
  const { say, language, isOfSeveral } = context
  const what = titleOf(segment, language)
  const named = isOfSeveral ? say('trips.line', { name: traveler, value: what }) : what
  const title = trip.standing === 'trial' ? say('trips.calendar.trial', { title: named }) : named
  const isHeld = isHeldForApproval(trip.approval)
  return {
    uid: `${segment.id}@waymark`,
    sequence: trip.version - 1,
    stamp: { date: changedAt },
    lastModified: { date: changedAt },
    status: isCancelled ? 'CANCELLED' : isHeld ? 'TENTATIVE' : 'CONFIRMED',
    summary:
      isCancelled || isHeld ? say(isHeld ? 'trips.calendar.waiting' : 'trips.calendar.cancelled', { title }) : title,
    location: locationOf(segment, language),
    description: descriptionOf(trip, segment, context),
    timeTransparent: isJourney(segment) && !isCancelled ? 'OPAQUE' : 'TRANSPARENT',
    ...timesOf(segment),
    ...(segment.checkInUrl && !isCancelled && { url: segment.checkInUrl }),
    ...(remindsOfCheckIn(trip, segment) && { alarms: [checkInAlarm(segment, context)] }),
  }
}

function timesOf({ kind, from, to, departure, arrival, departureInstant, arrivalInstant }: Segment) {
  if (kind !== 'hotel')
    return {
      start: calendarTime(departure, departureInstant, from.timeZone),
      end: calendarTime(arrival, arrivalInstant, to.timeZone),
    }
  const [first, last] = [checkInDay(departure), arrival.slice(0, 10)]
  // DTEND is the first day after the stay; a stay within one day takes that day.
  return { start: calendarDate(first), end: calendarDate(last > first ? last : addDays(first, 1)) }
}

function titleOf(segment: Segment, language: Language): string {
  const { kind, providerName, from, to } = segment
  if (kind === 'hotel') return providerName
  if (kind === 'car') return `${providerName}, ${from.city}`
  return `${productOf(segment, language) || providerName} ${from.city} – ${to.city}`
}

function locationOf(segment: Segment, language: Language): string {
  const { kind, from, to, providerName } = segment
  const address = addressOf(segment, language)
  if (kind === 'hotel') return [providerName, address ?? to.city].join(', ')
  if (kind === 'flight') return `${from.name} (${from.code})`
  return address ?? [from.name, from.city].join(', ')
}

const longestConnectionMs = 5 * hourMs

/**
 * Whether an event has a check-in reminder: flights that are booked do, except connections, which are checked in with
 * the flight before.
 */
function remindsOfCheckIn({ segments, tripStatus, approval }: Trip, segment: Segment): boolean {
  if (segment.kind !== 'flight' || tripStatus === 'Cancelled' || isHeldForApproval(approval)) return false
  const leaves = Date.parse(segment.departureInstant)
  return !segments.some(({ kind, arrivalInstant }) => {
    const wait = leaves - Date.parse(arrivalInstant)
    return kind === 'flight' && wait >= 0 && wait < longestConnectionMs
  })
}

const checkInAlarm = (segment: Segment, { say, language }: CalendarContext): IcsAlarm => ({
  action: 'DISPLAY',
  description: say('trips.calendar.checkInReminder', { service: productOf(segment, language) || segment.providerName }),
  trigger: { type: 'relative', value: { before: true, days: 1 } },
})

type Line = readonly [name: string, value: string | null]

function descriptionOf(trip: Trip, segment: Segment, { say, language, culture, agency }: CalendarContext): string {
  const when = dateFormat(culture)
  const named = ([name, value]: Line) => value && say('trips.line', { name, value })
  const times = segment.kind === 'hotel' ? stayTimes(segment, trip, say) : wayTimes(segment, say)
  const lines = [
    notConfirmed(trip, say),
    isJourney(segment) && segment.providerName,
    !isJourney(segment) && productOf(segment, language),
    ...times.map(([name, local, city]) => named([name, `${when(local)}${city ? ` (${city})` : ''}`])),
    segment.terminal && say('trips.calendar.terminal', { terminal: segment.terminal }),
    ...seatFacts(segment, language).map(named),
    named([say('trips.segment.confirmation'), segment.confirmationNumber]),
    trip.isVerified && named([say('trips.segment.locator'), trip.bookingId]),
    named([say('trips.calendar.onlineCheckIn'), segment.checkInUrl]),
    trip.isVerified ? '' : say('trips.segment.unverified'),
    named([say('trips.help.emergency'), agency.emergencyPhone ?? null]),
    named([
      say('trips.calendar.agency'),
      [agency.companyName, agency.companyTravelPhoneNumber, agency.openDay, agency.openHour].filter(Boolean).join(', '),
    ]),
    trip.standing && say('trips.standing.text', { standing: trip.standing }),
  ]
  return lines.filter(Boolean).join('\n')
}

type Time = readonly [name: string, local: string, city?: string]

function wayTimes({ kind, from, to, departure, arrival }: Segment, say: Say): Time[] {
  const [begins, ends] =
    kind === 'car'
      ? [say('trips.calendar.pickUp'), say('trips.calendar.dropOff')]
      : [say('trips.calendar.departure'), say('trips.calendar.arrival')]
  return [
    [begins, departure, from.city],
    [ends, arrival, to.city],
  ]
}

/** The hotel's own check-in and check-out hours; also the guest's expected arrival and departure where they differ. */
function stayTimes(stay: Segment, { segments }: Trip, say: Say): Time[] {
  const { departure, arrival, checkInFrom, checkOutUntil, to } = stay
  const leaves = localTimeOf(Date.parse(checkOutInstant(stay, segments)), to.timeZone)
  const opens = checkInFrom && `${checkInDay(departure)}T${checkInFrom}`
  const closes = checkOutUntil && `${arrival.slice(0, 10)}T${checkOutUntil}`
  const from: Time[] = opens
    ? [[say('trips.calendar.checkInFrom'), opens, to.city]]
    : [[say('trips.calendar.checkIn'), departure, to.city]]
  const until: Time[] = closes
    ? [[say('trips.calendar.checkOutUntil'), closes, to.city]]
    : [[say('trips.calendar.checkOut'), leaves, to.city]]
  return [
    ...from,
    ...(opens && departure !== opens ? [[say('trips.segment.expected'), departure] as const] : []),
    ...(closes && leaves !== closes ? [[say('trips.calendar.leaving'), leaves] as const] : []),
    ...until,
  ]
}

/** Formats local times. They are read as UTC and formatted in UTC, so that no zone shifts them. */
function dateFormat(culture: string) {
  const format = new Intl.DateTimeFormat(culture, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (local: string) => asWritten(culture, format.format(new Date(`${local}Z`))).replace(/\s/gu, ' ')
}
