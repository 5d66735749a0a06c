import type { VisitedPlace } from '#contract/reports/itineraryReport.ts'
import type { Database } from '#server/db/client.ts'
import type { ShownPresence } from '#server/domains/risk/travelers/shownPresences.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import { readAdvisories } from '#server/domains/trips/readTrips.ts'
import type { Language } from '#server/http/requests/language.ts'

/** A place with the trips of the travelers there. */
export interface PeopledPlace {
  place: VisitedPlace
  tripIds: string[]
}

/**
 * The places of presences: the highest advisory first, then by number of travelers. Two queries for any number of them.
 * @param severityOf the highest severity of the alerts that concern a presence, 0 without one
 */
export async function visitedPlaces(
  db: Database,
  shown: readonly ShownPresence[],
  { language, severityOf }: { language: Language; severityOf: (presence: ShownPresence['presence']) => number },
): Promise<PeopledPlace[]> {
  const ends = shown.map(({ presence }) => ({ code: presence.placeCode, countryCode: presence.countryCode }))
  const names = await readPlaceNames(db, ends)
  const advisories = await readAdvisories(db, ends)
  const byCity = Map.groupBy(shown, keyOf)
  return [...byCity.values()]
    .map((there): PeopledPlace => {
      const { placeCode, city, cityCode, countryCode, latitude, longitude } = there[0]!.presence
      const strictest = there.some(({ isAbroad }) => isAbroad) ? advisories.get(countryCode)?.[0] : undefined
      const tripIds = there.toSorted((one, other) => one.name.localeCompare(other.name, language)).map(tripIdOf)
      return {
        place: {
          city: names.get(placeCode)?.city[language] ?? city,
          cityCode,
          countryCode,
          latitude,
          longitude,
          travellers: peopleOf(there),
          withoutHotel: peopleOf(there.filter(isWithoutHotel)),
          itineraries: there.length,
          alertSeverity: Math.max(0, ...there.map(({ presence }) => severityOf(presence))),
          advisoryLevel: strictest?.warningLevel ?? 0,
          ...(strictest && {
            advisory: {
              source: strictest.sourceCountry,
              issuedAt: strictest.issuedAt.toISOString(),
              url: strictest.sourceUrl,
            },
          }),
        },
        tripIds,
      }
    })
    .toSorted(({ place: one }, { place: other }) => byUrgency(one, other, language))
}

/** The trip of a person who is presumed to be still there has no more hotel. */
const isWithoutHotel = ({ presence }: ShownPresence) => presence.nightsWithoutHotel > 0 || presence.isPresumed

const tripIdOf = ({ presence }: ShownPresence) => presence.tripId
const peopleOf = (shown: readonly ShownPresence[]) => new Set(shown.map(({ person }) => person)).size
const keyOf = ({ presence: { countryCode, cityCode, city } }: ShownPresence) => `${countryCode} ${cityCode || city}`

const byUrgency = (one: VisitedPlace, other: VisitedPlace, language: Language) =>
  other.advisoryLevel - one.advisoryLevel ||
  other.travellers - one.travellers ||
  one.city.localeCompare(other.city, language)
