import type { Place } from './trips.ts'
import { withoutAccents } from '#contract/texts/withoutAccents.ts'

/** The name of an airport or a station, with its city where the name does not contain it: `Union Station, Toronto`. */
export const placeName = ({ name, city }: Pick<Place, 'name' | 'city'>): string =>
  !city || withoutAccents(name).includes(withoutAccents(city)) ? name : `${name}, ${city}`
