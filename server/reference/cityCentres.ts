import rows from './data/cityCentres.json' with { type: 'json' }

/** A point on the earth, in degrees. */
export interface Position {
  latitude: number
  longitude: number
}

/** Centres of cities (town hall or main square) by city code, to about a kilometre. */
const centres: Readonly<Record<string, Position>> = rows

/** The centre of a city, undefined for a smaller one. */
export const centreOf = (cityCode: string): Position | undefined => centres[cityCode]
