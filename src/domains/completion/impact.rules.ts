import type { Trip } from '#contract/trips.ts'

/** What a booking has a copy of, so that changing it in the profile does not change the booking. */
export const impactTopics = ['name', 'passport', 'knownTraveller', 'membership'] as const
export type ImpactTopic = (typeof impactTopics)[number]

/** Which changed field is copied into bookings as what. */
const copies: Record<string, ImpactTopic> = {
  firstName: 'name',
  middleName: 'name',
  lastName: 'name',
  travelDocument: 'passport',
  tsa: 'knownTraveller',
  nexus: 'knownTraveller',
  globalEntry: 'knownTraveller',
  sentri: 'knownTraveller',
  redressNumber: 'knownTraveller',
  membership: 'membership',
}

/** What of the changed fields bookings have copies of, each once. */
export const impactOf = (changed: readonly string[]): ImpactTopic[] =>
  impactTopics.filter((topic) => changed.some((field) => Object.hasOwn(copies, field) && copies[field] === topic))

const crossesBorder = ({ segments, departureCountryCode, arrivalCountryCode }: Trip) =>
  segments.length > 0
    ? segments.some(({ from, to }) => from.countryCode !== to.countryCode)
    : departureCountryCode !== arrivalCountryCode
const flies = ({ segments, isAirline }: Trip) =>
  segments.length > 0 ? segments.some(({ kind }) => kind === 'flight') : isAirline

/** Whether a booking has a copy: names and memberships go along always, known-traveller numbers on flights, passports abroad. */
const carries: Record<ImpactTopic, (trip: Trip) => boolean> = {
  name: () => true,
  passport: crossesBorder,
  knownTraveller: flies,
  membership: () => true,
}

/** Trips of one's own that are still to come, were booked before, and have copies of what changed; soonest first. */
export const affectedTrips = (trips: readonly Trip[], topics: readonly ImpactTopic[]): Trip[] =>
  trips
    .filter((trip) => trip.tripStatus === 'Upcoming' && trip.source !== 'manual' && !trip.isForGuest)
    .filter((trip) => topics.some((topic) => carries[topic](trip)))
    .toSorted((one, other) => one.departureDate.localeCompare(other.departureDate))

/** What of it one trip has copies of. */
export const topicsOf = (trip: Trip, topics: readonly ImpactTopic[]): ImpactTopic[] =>
  topics.filter((topic) => carries[topic](trip))
