import { copiedDetails, type CopiedDetail, type OutdatedTrip } from '#contract/trips/outdatedTrips.ts'
import { passportFitness } from '#contract/trips/passportFitness.ts'
import type { ProfileSection } from '#contract/profile/profileChanges.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { tripsAbroad } from '#contract/trips/tripsAbroad.ts'

/** A recorded change of a profile. */
export interface DetailChange {
  section: ProfileSection
  action: 'added' | 'changed' | 'removed'
  fields: readonly string[]
  /** The passport, where the change is about one and its entry is known. */
  recordId: string | null
  at: Date
}

/** A passport of the person as it is now. */
export interface HeldPassport {
  id: string
  issueCountry: string
  expirationDate: string
  numberEnding: string
}

/** The detail of each personal field that bookings copy. */
const personalFields = new Map<string, CopiedDetail>([
  ['firstName', 'name'],
  ['middleName', 'name'],
  ['lastName', 'name'],
  ['tsa', 'knownTraveller'],
  ['nexus', 'knownTraveller'],
  ['globalEntry', 'knownTraveller'],
  ['sentri', 'knownTraveller'],
  ['redressNumber', 'knownTraveller'],
])

/** The details that bookings copy, among those of a change. */
export function detailsOf({ section, fields }: Pick<DetailChange, 'section' | 'fields'>): CopiedDetail[] {
  if (section === 'travelDocuments') return ['passport']
  if (section === 'memberships') return ['membership']
  if (section !== 'personal') return []
  return fields.flatMap((field) => personalFields.get(field) ?? [])
}

const crossesBorder = ({ segments, departureCountryCode, arrivalCountryCode }: Trip) =>
  segments.length > 0
    ? segments.some(({ from, to }) => from.countryCode !== to.countryCode)
    : departureCountryCode !== arrivalCountryCode
const flies = ({ segments, isAirline }: Trip) =>
  segments.length > 0 ? segments.some(({ kind }) => kind === 'flight') : isAirline

/** The details a booking copies: names and memberships always, known-traveler numbers on flights, passports abroad. */
const carries: Record<CopiedDetail, (trip: Trip) => boolean> = {
  name: () => true,
  passport: crossesBorder,
  knownTraveller: flies,
  membership: () => true,
}

/** Whether a trip can hold old details: the person's own, ahead, and booked through the company. */
export const mayBeOutdated = ({ tripStatus, source, isForGuest }: Trip): boolean =>
  tripStatus === 'Upcoming' && source !== 'manual' && isForGuest !== true

interface Traveler {
  passports: readonly HeldPassport[]
  /** `countryCode` of the profile. */
  home: string
}

/**
 * The details of a booked trip that have changed since, or undefined where none have. A passport that was only added
 * concerns no trip for which an earlier one is valid.
 * @param changes those made after the trip was booked, and after its agency was told
 */
export function outdatedTrip(
  trip: Trip,
  changes: readonly DetailChange[],
  { passports, home }: Traveler,
): OutdatedTrip | undefined {
  const changed = changedPassports(changes, passports)
  const concerning = changes.filter((change) =>
    detailsOf(change).some((detail) => carries[detail](trip) && (detail !== 'passport' || changed.length > 0)),
  )
  const details = copiedDetails.filter((detail) => concerning.some((change) => detailsOf(change).includes(detail)))
  if (concerning.length === 0) return undefined
  const isPassportOnly = details.every((detail) => detail === 'passport')
  const otherPassport = isPassportOnly ? otherPassportFor(trip, changed, { passports, home }) : null
  if (otherPassport !== null && changed.every(({ isNew }) => isNew)) return undefined
  const { bookingId, destination, departureDate } = trip
  return {
    bookingId,
    destination,
    departureDate,
    changedAt: new Date(Math.max(...concerning.map(({ at }) => Number(at)))).toISOString(),
    details,
    passports: details.includes('passport') ? changed.flatMap(({ now }) => now ?? []).map(shown) : [],
    otherPassport,
  }
}

const shown = ({ issueCountry, numberEnding }: HeldPassport) => ({ issueCountry, ending: numberEnding })

interface ChangedPassport {
  id: string | null
  /** As it is now; undefined where it was removed, or is not known. */
  now: HeldPassport | undefined
  /** Whether it was added since, so that no booking holds an earlier state of it. */
  isNew: boolean
}

/** The passports among the changes, each once; one that was added and removed since concerns nothing. */
function changedPassports(changes: readonly DetailChange[], passports: readonly HeldPassport[]): ChangedPassport[] {
  const about = changes.filter((change) => change.section === 'travelDocuments')
  return [...new Set(about.map(({ recordId }) => recordId))]
    .map((id) => ({
      id,
      now: passports.find((held) => held.id === id),
      isNew: about.some(({ recordId, action }) => recordId === id && action === 'added'),
    }))
    .filter(({ now, isNew, id }) => now !== undefined || !isNew || id === null)
}

function otherPassportFor(trip: Trip, changed: readonly ChangedPassport[], { passports, home }: Traveler) {
  // A passport that was added replaces those of the same country.
  const others = passports.filter(
    (held) =>
      !changed.some(({ id, now, isNew }) => id === held.id || (isNew && now?.issueCountry === held.issueCountry)),
  )
  const [abroad] = tripsAbroad([trip], home)
  const fitness = abroad && passportFitness(abroad, others)
  return fitness?.verdict === 'good' ? fitness.issueCountry : null
}
