import type { LocalizedText } from '#server/reference/countries.ts'

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
export const hotelChains: readonly HotelChainRow[] = [
  { code: 'QH', name: 'Quillhouse Hotels' },
  { code: 'NX', name: 'Northbough Collection' },
  { code: 'LQ', name: 'Lumaviva Hoteles' },
  { code: 'TX', name: 'Tidewell Inns' },
  { code: 'KZ', name: 'Korrin Suites' },
  { code: 'VX', name: 'Vermelune Hôtels' },
]

const brands: [code: string, name: string, pattern: string, stars: 2 | 3 | 4 | 5][] = [
  ['QH1', 'Quillhouse', 'Quillhouse {city} {district}', 4],
  ['QH2', 'Quillhouse Grand', 'Quillhouse Grand {city}', 5],
  ['QH3', 'Quill & Lantern', 'Quill & Lantern {district}, {city}', 3],
  ['QH4', 'Inkwell Rooms', 'Inkwell Rooms {city} {district}', 2],
  ['NX1', 'Northbough', 'The Northbough {city}', 5],
  ['NX2', 'Alder & Finch', 'Alder & Finch {city} {district}', 4],
  ['NX3', 'Cedarline', 'Cedarline {city} {district}', 3],
  ['NX4', 'Sprucegate Lodge', 'Sprucegate Lodge {city} {district}', 2],
  ['LQ1', 'Lumaviva Palacio', 'Lumaviva Palacio {city}', 5],
  ['LQ2', 'Lumaviva', 'Lumaviva {city} {district}', 4],
  ['LQ3', 'Patio Celeste', 'Patio Celeste {district}, {city}', 3],
  ['LQ4', 'Lumaviva Exprés', 'Lumaviva Exprés {city} {district}', 2],
  ['TX1', 'Tidewell Harbour House', 'Tidewell Harbour House {city}', 4],
  ['TX2', 'Tidewell Inn', 'Tidewell Inn {city} {district}', 3],
  ['TX3', 'Saltmarsh Inn', 'Saltmarsh Inn {city} {district}', 3],
  ['TX4', 'Tidewell Go', 'Tidewell Go {city} {district}', 2],
  ['KZ1', 'Korrin Tower', 'Korrin Tower {city}', 5],
  ['KZ2', 'Korrin Suites', 'Korrin Suites {city} {district}', 4],
  ['KZ3', 'Korrin Residence', 'Korrin Residence {district}, {city}', 4],
  ['KZ4', 'Staywright by Korrin', 'Staywright {city} {district} by Korrin', 3],
  ['VX1', 'Maison Vermelune', 'Maison Vermelune {city}', 5],
  ['VX2', 'Hôtel Vermelune', 'Hôtel Vermelune {city} {district}', 4],
  ['VX3', 'Les Trois Écluses', 'Les Trois Écluses {district}, {city}', 3],
  ['VX4', 'Petit Vermelune', 'Petit Vermelune {city} {district}', 2],
]

/** Invented hotel brands, four to a chain. */
export const hotelBrands: readonly HotelBrandRow[] = brands.map(([code, name, pattern, stars]) => ({
  code,
  chainCode: code.slice(0, 2),
  name,
  pattern,
  stars,
}))

const districts: [code: string, en: string, fr: string, es: string][] = [
  ['centre', 'Downtown', 'Centre-ville', 'Centro'],
  ['old-town', 'Old Town', 'Vieille Ville', 'Casco Antiguo'],
  ['airport', 'Airport', 'Aéroport', 'Aeropuerto'],
  ['station', 'Central Station', 'Gare centrale', 'Estación Central'],
  ['business', 'Financial District', 'Quartier d’affaires', 'Distrito Financiero'],
  ['waterfront', 'Waterfront', 'Bord de l’eau', 'Ribera'],
  ['convention', 'Convention Centre', 'Palais des congrès', 'Palacio de Congresos'],
  ['university', 'University', 'Université', 'Universidad'],
  ['north', 'North', 'Nord', 'Norte'],
  ['park', 'Parkside', 'Parc', 'Parque'],
]

/** Districts that hotel names can contain. */
export const hotelDistricts: readonly HotelDistrictRow[] = districts.map(([code, en, fr, es]) => ({
  code,
  name: { en, fr, es },
}))
