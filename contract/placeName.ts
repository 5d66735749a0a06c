import type { Place } from './trips.ts'

/** An airport or a station by its name, with its city where the name does not say it: `Union Station, Toronto`. */
export const placeName = ({ name, city }: Pick<Place, 'name' | 'city'>): string =>
  !city || plain(name).includes(plain(city)) ? name : `${name}, ${city}`

/** Without the marks above letters, which one of the two may lack. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
