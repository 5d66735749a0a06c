import { foldAccents } from './foldAccents.ts'
import type { Place } from './trips.ts'

/** The name of an airport or a station, with its city where the name does not contain it: `Union Station, Toronto`. */
export const placeName = ({ name, city }: Pick<Place, 'name' | 'city'>): string =>
  !city || foldAccents(name).includes(foldAccents(city)) ? name : `${name}, ${city}`
