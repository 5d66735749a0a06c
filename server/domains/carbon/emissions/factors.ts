import type { FactorUnit } from '#contract/reports/carbon.ts'
import { ademe, desnz, epa } from '#contract/reports/factorEditions.ts'

/** A row of a set: kilograms for one unit. */
export interface Factor {
  /** Our stable id: the edition, then the row. */
  id: string
  /** The id of the edition. */
  edition: string
  unit: FactorUnit
  /** Radiative forcing is in the value: flights only. */
  hasForcing: boolean
  value: number
  /** Equal to `value` where there is no radiative forcing. */
  valueWithoutForcing: number
}

const air = (row: string, value: number, valueWithoutForcing: number): Factor => ({
  id: `${desnz.id}.air.${row}`,
  edition: desnz.id,
  unit: 'passengerKm',
  hasForcing: true,
  value,
  valueWithoutForcing,
})

const plain = (edition: string, row: string, unit: FactorUnit, value: number): Factor => ({
  id: `${edition}.${row}`,
  edition,
  unit,
  hasForcing: false,
  value,
  valueWithoutForcing: value,
})

/** Flights. The uplift for detours, 8 %, is in the values. */
const airRows = [
  air('domestic.average', 0.22928, 0.13552),
  air('short.average', 0.12786, 0.07559),
  air('short.economy', 0.12576, 0.07435),
  air('short.business', 0.18863, 0.11152),
  air('long.average', 0.15282, 0.09043),
  air('long.economy', 0.11704, 0.06926),
  air('long.premium', 0.18726, 0.11081),
  air('long.business', 0.3394, 0.20083),
  air('long.first', 0.46814, 0.27701),
  air('international.average', 0.14253, 0.0842),
  air('international.economy', 0.10916, 0.06449),
  air('international.premium', 0.17465, 0.10318),
  air('international.business', 0.31656, 0.18701),
  air('international.first', 0.43663, 0.25794),
]

const landRows = [
  plain(desnz.id, 'rail.national', 'passengerKm', 0.03092),
  plain(desnz.id, 'rail.international', 'passengerKm', 0.01135),
  plain(desnz.id, 'car.average', 'vehicleKm', 0.16591),
  plain(epa.id, 'rail.northeastCorridor', 'passengerMile', 0.058),
  plain(epa.id, 'rail.other', 'passengerMile', 0.15),
  plain(epa.id, 'car.passenger', 'vehicleMile', 0.306),
  plain(epa.id, 'car.lightTruck', 'vehicleMile', 0.405),
  plain(ademe.id, 'rail.tgv', 'passengerKm', 0.00293),
]

/** Kilograms for a room and night, by country; London has a value of its own. Other countries have none. */
// prettier-ignore
const hotelValues = {
  AE: 63.8, AU: 35, BE: 12.2, BR: 8.7, CA: 7.4, CH: 6.6, CL: 27.6, CN: 53.5, CO: 14.7, CR: 4.7, DE: 13.2, EG: 44.2,
  ES: 7, FR: 6.7, GB: 10.4, 'GB-LON': 11.5, HK: 51.5, ID: 62.7, IN: 58.9, IT: 14.3, JO: 68.9, JP: 39, KR: 55.8,
  MV: 152.2, MX: 19.3, MY: 61.5, NL: 14.8, OM: 90.3, PH: 54.3, PT: 19, QA: 86.2, RU: 24.2, SA: 106.4, SG: 24.5,
  TH: 43.4, TR: 32.1, US: 16.1, VN: 38.5, ZA: 51.4,
}

const hotelRows = Object.entries(hotelValues).map(([place, value]) =>
  plain(desnz.id, `hotel.${place}`, 'roomNight', value),
)

/** Every factor that this version computes with. */
export const factors: readonly Factor[] = [...airRows, ...landRows, ...hotelRows]

const byId = new Map(factors.map((factor) => [factor.id, factor]))

/** The factor of an id; undefined for a row that its set does not have. */
export const factorById = (id: string): Factor | undefined => byId.get(id)

/** As `factorById`, for rows that are known to exist. @throws for a misspelled id */
export function knownFactor(id: string): Factor {
  const factor = byId.get(id)
  if (!factor) throw new Error(`No emission factor has the id ${id}`)
  return factor
}
