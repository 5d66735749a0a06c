import type { Trip } from '#contract/trips.ts'

/** Details that a booking holds as copies, so that changing the profile does not change the booking. */
export const impactTopics = ['name', 'passport', 'knownTraveller', 'membership'] as const
export type ImpactTopic = (typeof impactTopics)[number]

/** The topic of each profile field that bookings copy. */
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

/** The topics of the changed fields, each once. */
export const impactOf = (changed: readonly string[]): ImpactTopic[] =>
  impactTopics.filter((topic) => changed.some((field) => Object.hasOwn(copies, field) && copies[field] === topic))

const crossesBorder = ({ segments, departureCountryCode, arrivalCountryCode }: Trip) =>
  segments.length > 0
    ? segments.some(({ from, to }) => from.countryCode !== to.countryCode)
    : departureCountryCode !== arrivalCountryCode
const flies = ({ segments, isAirline }: Trip) =>
  segments.length > 0 ? segments.some(({ kind }) => kind === 'flight') : isAirline

/** The details a booking copies: names and memberships always, known-traveller numbers on flights, passports abroad. */
const carries: Record<ImpactTopic, (trip: Trip) => boolean> = {
  name: () => true,
  passport: crossesBorder,
  knownTraveller: flies,
  membership: () => true,
}

/** The person's own coming trips with copies of the changed details; soonest first. */
export const affectedTrips = (trips: readonly Trip[], topics: readonly ImpactTopic[]): Trip[] =>
  trips
    .filter((trip) => trip.tripStatus === 'Upcoming' && trip.source !== 'manual' && !trip.isForGuest)
    .filter((trip) => topics.some((topic) => carries[topic](trip)))
    .toSorted((one, other) => one.departureDate.localeCompare(other.departureDate))

/** The topics whose details a trip has copied. */
export const topicsOf = (trip: Trip, topics: readonly ImpactTopic[]): ImpactTopic[] =>
  topics.filter((topic) => carries[topic](trip))
