export const milesOfKilometre = 0.621371
const regionsOfMiles = /-(US|PR|GU|BZ)\b/

/** The unit of distances in a region, where the person has chosen none. */
export const regionalDistanceUnit = (culture: string): 'km' | 'mi' => (regionsOfMiles.test(culture) ? 'mi' : 'km')
