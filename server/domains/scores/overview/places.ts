import { fewestShown, type CompanyOverview } from '#contract/reports/scores.ts'

export interface TravelerPlace {
  profileId: string
  city: string
  countryCode: string
}
type PlaceCount = CompanyOverview['travellingNow'][number]

/**
 * The number of different people in each city, the highest first, then by name. A finance officer reads numbers, not
 * whereabouts: the people of a city with fewer than three are counted for its country, and those of a country with fewer
 * than three together, without a place.
 */
export function byCity(people: readonly TravelerPlace[]): PlaceCount[] {
  const cities = split(people, ({ city, countryCode }) => ({ city, countryCode }))
  const countries = split(cities.few, ({ countryCode }) => ({ city: '', countryCode }))
  return [...cities.shown, ...countries.shown, ...counted(countries.few, () => ({ city: '', countryCode: '' }))]
}

type PlaceOf = (person: TravelerPlace) => Omit<PlaceCount, 'travellers'>

/** The places with enough people, and the people of the others. */
function split(people: readonly TravelerPlace[], placeOf: PlaceOf) {
  const places = counted(people, placeOf)
  const shown = places.filter(({ travellers }) => travellers >= fewestShown)
  const isShown = ({ city, countryCode }: Omit<PlaceCount, 'travellers'>) =>
    shown.some((place) => place.city === city && place.countryCode === countryCode)
  return { shown, few: people.filter((person) => !isShown(placeOf(person))) }
}

function counted(people: readonly TravelerPlace[], placeOf: PlaceOf): PlaceCount[] {
  const there = Map.groupBy(people, (person) => JSON.stringify(placeOf(person)))
  return [...there.values()]
    .map((each) => ({ ...placeOf(each[0]!), travellers: new Set(each.map(({ profileId }) => profileId)).size }))
    .toSorted((one, other) => other.travellers - one.travellers || one.city.localeCompare(other.city))
}
