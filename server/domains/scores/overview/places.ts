export interface TravelerPlace {
  profileId: string
  city: string
  countryCode: string
}

/** The number of different people in each city, the highest first, then by name. */
export function byCity(people: readonly TravelerPlace[]) {
  const cities = Map.groupBy(people, ({ city, countryCode }) => `${countryCode} ${city}`)
  return [...cities.values()]
    .map((there) => ({
      city: there[0]!.city,
      countryCode: there[0]!.countryCode,
      travellers: new Set(there.map(({ profileId }) => profileId)).size,
    }))
    .toSorted((one, other) => other.travellers - one.travellers || one.city.localeCompare(other.city))
}
