import type { Place } from './trips.ts'

/** The name of an airport or a station, with its city where the name does not contain it: `Union Station, Toronto`. */
export const placeName = ({ name, city }: Pick<Place, 'name' | 'city'>): string =>
  !city || plain(name).includes(plain(city)) ? name : `${name}, ${city}`

/** The text without the marks above letters, as the name or the city can lack them. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
