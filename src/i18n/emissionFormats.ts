import { milesOfKilometre, regionalDistanceUnit } from './distanceUnit'

/** The formats of emissions, in a culture. Pages without reports show them too, and load nothing else of reports. */

/** The unit of emissions, for the axis of a chart or the heading of a column. Nothing breaks within it. */
export const emissionUnit = (unit: 't' | 'kg' | 'g') => `${unit}\u00a0CO₂e`

const amount = (culture: string, value: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat(culture, { maximumFractionDigits }).format(value)

/** Emissions in tonnes, from kilograms: '12.3 t CO₂e', and with two digits below ten tonnes. */
export const formatTonnes = (culture: string, kilograms: number) =>
  `${amount(culture, kilograms / 1000, Math.abs(kilograms) < 10_000 ? 2 : 1)}\u00a0${emissionUnit('t')}`

/** Emissions in whole kilograms, and with a digit below ten where nothing else is asked: '1,235 kg CO₂e'. */
export const formatKilograms = (culture: string, kilograms: number, digits = Math.abs(kilograms) < 10 ? 1 : 0) =>
  `${amount(culture, kilograms, digits)}\u00a0${emissionUnit('kg')}`

/** Emissions in the unit of their size: kilograms below a tonne. */
export const formatEmissions = (culture: string, kilograms: number) =>
  (Math.abs(kilograms) < 999.5 ? formatKilograms : formatTonnes)(culture, kilograms)

/** Emissions of a unit of distance in grams, from kilograms of a kilometer: '118 g CO₂e/km', '191 g CO₂e/mi'. */
export const formatIntensity = (culture: string, kilogramsPerKm: number, unit = regionalDistanceUnit(culture)) =>
  `${amount(culture, (kilogramsPerKm * 1000) / (unit === 'km' ? 1 : milesOfKilometre), 0)}\u00a0${emissionUnit('g')}/${unit}`
