import type { LocalizedText } from '#server/reference/countries.ts'
import hotels from './data/hotels.json' with { type: 'json' }

/** An invented hotel chain. */
export interface HotelChainRow {
  code: string
  name: string
}

/** An invented hotel brand and the pattern of its hotels' names. */
export interface HotelBrandRow {
  /** Unique among the brands: the chain's code and a number. */
  code: string
  chainCode: string
  name: string
  /** Property name with `{city}` and `{district}` to fill in. */
  pattern: string
  stars: 2 | 3 | 4 | 5
}

/** A district of a city that hotels can be named after. */
export interface HotelDistrictRow {
  code: string
  name: LocalizedText
}

/** Invented hotel chains. */
export const hotelChains: readonly HotelChainRow[] = hotels.chains

/** Invented hotel brands, four to a chain. */
export const hotelBrands = hotels.brands as readonly HotelBrandRow[]

/** Districts that hotel names can contain. */
export const hotelDistricts: readonly HotelDistrictRow[] = hotels.districts
