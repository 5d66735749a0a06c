import { dayMs, minuteMs } from '#contract/time/durations.ts'
import type { ApprovalMark } from '#contract/trips/tripApproval.ts'
import type { Segment, SegmentKind, Trip, TripStatus } from '#contract/trips/trips.ts'
import { localDayAt } from '@/lib/localDay'

/** Whether a trip is not over: ahead or under way. */
export const isAhead = ({ tripStatus }: Pick<Trip, 'tripStatus'>): boolean =>
  tripStatus === 'Upcoming' || tripStatus === 'InProgress'

/** The countries a trip goes to: all except the country it starts in, or only that one for a domestic trip. */
export function countriesOf({ segments, departureCountryCode, arrivalCountryCode }: Trip): string[] {
  const all = segments.length > 0 ? [...new Set(segments.map(({ to }) => to.countryCode))] : [arrivalCountryCode]
  const abroad = all.filter((code) => code !== departureCountryCode)
  return abroad.length > 0 ? abroad : all
}

/** Duration of a segment in minutes, computed from its instants. */
export const minutesOf = ({ departureInstant, arrivalInstant }: Segment): number =>
  (Date.parse(arrivalInstant) - Date.parse(departureInstant)) / minuteMs

/** The time before online check-in opens from which the page mentions it. */
const checkInAheadMs = 3 * dayMs

/** Online check-in of a segment: open until departure, opening soon, or neither. */
export type CheckIn = { state: 'open'; url: string } | { state: 'ahead'; inMs: number } | { state: 'none' }

export function checkInOf({ checkInUrl, checkInOpens, departureInstant }: Segment, now: Date): CheckIn {
  if (!checkInUrl || !checkInOpens || Date.parse(departureInstant) <= now.getTime()) return { state: 'none' }
  const inMs = Date.parse(checkInOpens) - now.getTime()
  if (inMs > checkInAheadMs) return { state: 'none' }
  return inMs <= 0 ? { state: 'open', url: checkInUrl } : { state: 'ahead', inMs }
}

/** The next segment with online check-in; later segments are not offered before it has departed. */
export const nextCheckIn = ({ tripStatus, segments }: Trip, now: Date): Segment | undefined =>
  isAhead({ tripStatus }) ? segments.find((segment) => checkInOf(segment, now).state !== 'none') : undefined

/** The current segment of a trip, else the next. */
export const nextSegment = ({ segments }: Trip, now: Date): Segment | undefined =>
  segments
    .filter(({ departureInstant, arrivalInstant, kind }) =>
      kind === 'hotel' || kind === 'car'
        ? Date.parse(departureInstant) > now.getTime()
        : Date.parse(arrivalInstant) > now.getTime(),
    )
    .toSorted((one, other) => one.departureInstant.localeCompare(other.departureInstant))[0]

/** The next event of a trip: a segment that begins, or tonight's hotel after the traveler has arrived there. */
export interface NextUp {
  segment: Segment
  isTonight: boolean
}

/**
 * The next event of a trip that is not over. Tonight's hotel comes first unless another segment begins on the same day.
 */
export function nextUp(trip: Trip, now: Date): NextUp | undefined {
  const next = nextSegment(trip, now)
  const stay = trip.segments.find(
    ({ kind, departureInstant, arrivalInstant }) =>
      kind === 'hotel' && Date.parse(departureInstant) <= now.getTime() && now.getTime() < Date.parse(arrivalInstant),
  )
  const today = stay && localDayAt(now, stay.to.timeZone)
  const isLater = (local: string | undefined) => local === undefined || local.slice(0, 10) > today!
  if (stay && isLater(stay.arrival) && isLater(next?.departure)) return { segment: stay, isTonight: true }
  return next && { segment: next, isTonight: false }
}

/** The standings of a trip, or of a change of it, that are open or were refused. */
export type OpenStanding = 'waiting' | 'sentBack' | 'declined' | 'changeWaits' | 'changeSentBack'

/** Nothing is open about an approved trip, nor about one that stays as it is booked, because its change was declined. */
export function openStanding(approval: ApprovalMark | undefined): OpenStanding | undefined {
  if (!approval || approval.status === 'approved') return undefined
  const { status, isChange } = approval
  if (status === 'declined') return isChange ? undefined : 'declined'
  if (status === 'sentBack') return isChange ? 'changeSentBack' : 'sentBack'
  return isChange ? 'changeWaits' : 'waiting'
}

/** The one badge of a trip in a list. */
export type TripMark = 'approval' | 'status' | 'unverified' | 'guest' | 'advisory'

/**
 * The badge of a trip in a list: its standing with those who approve it, another unusual property, else its status.
 * @param group the status that all trips of the list share, and that no badge repeats
 */
export function markOf(trip: Trip, group?: TripStatus): TripMark | undefined {
  const { tripStatus, isVerified, isForGuest, hasTravelAdvisories } = trip
  if (openStanding(trip.approval)) return 'approval'
  if (tripStatus === 'Cancelled' && group !== 'Cancelled') return 'status'
  if (!isVerified) return 'unverified'
  if (isForGuest) return 'guest'
  if (hasTravelAdvisories && isAhead(trip)) return 'advisory'
  return tripStatus === group ? undefined : 'status'
}

/** The names of a trip's suppliers, each once, carriers first. */
export function suppliersOf({ segments }: Trip): string[] {
  const names = (kinds: readonly SegmentKind[]) =>
    segments.filter(({ kind }) => kinds.includes(kind)).map(({ providerName }) => providerName)
  return [...new Set([...names(['flight', 'train']), ...names(['hotel']), ...names(['car'])])].filter(Boolean)
}

/** The kinds of segments of a trip, in the order they begin, or the trip's own kind where its segments are unknown. */
export const modesOf = ({ segments, icon }: Trip): SegmentKind[] =>
  segments.length > 0 ? [...new Set(segments.map(({ kind }) => kind))] : [icon]

/** The title of a trip as plain text, for the trail and the document's title: "Montréal → Vancouver". */
export const tripName = ({ origin, destination }: Pick<Trip, 'origin' | 'destination'>): string =>
  origin && origin !== destination ? `${origin} → ${destination}` : destination
