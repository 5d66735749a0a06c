import { passportFitness } from '#contract/passportFitness.ts'
import type { TravelDocument } from '#contract/travelDocuments.ts'
import type { Trip } from '#contract/trips.ts'
import { tripsAbroad } from '#contract/tripsAbroad.ts'
import type { ChangedDocument } from '@/domains/profile/afterSave'

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

/** The passports of a person after the change. */
export interface Passports {
  changed: readonly ChangedDocument[]
  documents: readonly TravelDocument[]
  /** `countryCode` of the profile. */
  home: string
}

/**
 * A trip that holds old details, or may hold them. `otherPassport` is the issuing country of an unchanged passport that
 * is valid for the trip: no data says which passport a booking holds, so that only the person knows whether it is
 * the changed one. It is undefined where the trip holds another changed detail, or where no such passport exists.
 */
export interface ImpactedTrip {
  trip: Trip
  otherPassport: string | undefined
}

/** The affected trips, except those that only a new passport concerns while an earlier one is valid for them. */
export const impactedTrips = (
  trips: readonly Trip[],
  topics: readonly ImpactTopic[],
  passports: Passports,
): ImpactedTrip[] =>
  affectedTrips(trips, topics)
    .map((trip) => ({
      trip,
      otherPassport: topicsOf(trip, topics).every((topic) => topic === 'passport')
        ? otherPassportFor(trip, passports)
        : undefined,
    }))
    .filter(({ otherPassport }) => otherPassport === undefined || passports.changed.some(({ isNew }) => !isNew))

function otherPassportFor(trip: Trip, { changed, documents, home }: Passports): string | undefined {
  // A passport that was added replaces those of the same country.
  const others = documents.filter(
    (document) =>
      !changed.some(
        ({ id, issueCountry, isNew }) => id === document.id || (isNew && issueCountry === document.issueCountry),
      ),
  )
  const [abroad] = tripsAbroad([trip], home)
  const fitness = abroad && passportFitness(abroad, others)
  return fitness?.verdict === 'good' ? (fitness.issueCountry ?? undefined) : undefined
}

/** The changed passports as they are now; a removed one as it was. */
export const changedPassports = ({ changed, documents }: Passports) =>
  changed.map((each) => documents.find(({ id }) => id === each.id) ?? each)
