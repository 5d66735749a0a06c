import rows from './data/airportNames.json' with { type: 'json' }
import words from './data/airportWords.json' with { type: 'json' }

/** Airports whose French or Spanish name is not built from type and city. See placeNames for the others. */
export const airportNames: Readonly<Record<string, { fr: string; es: string }>> = rows

/** Names that are places, not people: the airport is `de Narita`. */
export const placesOfAirports = new Set(words.placesOfAirports)

/** Parts of a city or its surroundings that follow its name with a hyphen: `de Milan-Malpensa`. */
export const partsOfCities = new Set(words.partsOfCities)
