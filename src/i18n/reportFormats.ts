import { useContext, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { moneyTotal } from '#contract/money.ts'
import { DisplayContext } from './displayPreference'
import { milesOfKilometre, regionalDistanceUnit } from './distanceUnit'

/** The formats of reports, in a culture. Not in `formats.ts`, because only pages that load later need them. */

/** A total: whole units from a million on, '$3,131,111'; below it as a figure of an overview, and zero as '$0'. */
export const formatTotal = moneyTotal

/** A change in percentage points of the earlier value, with its sign: '+12.5%', '−3.0%', '0.0%'. */
export const formatChange = (culture: string, points: number, fractionDigits = 1) =>
  new Intl.NumberFormat(culture, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
    .format(points / 100)
    .replace('-', '−')

/** A difference with its sign: '+0.4', '−0.4', '0.0'; of money in whole units where it has a currency: '−$50'. */
export const formatDifference = (culture: string, difference: number, currency?: string) =>
  new Intl.NumberFormat(culture, {
    signDisplay: 'exceptZero',
    ...(currency
      ? { style: 'currency', currency, maximumFractionDigits: 0 }
      : { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
  })
    .format(difference)
    .replace('-', '−')

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

/** The formats of reports in the culture of the screen: `const { total, tonnes } = useReportFormats()`. */
export function useReportFormats() {
  const { locale } = useIntl()
  const { distanceUnit } = useContext(DisplayContext)
  const unit = distanceUnit ?? regionalDistanceUnit(locale)
  return useMemo(
    () => ({
      total: (amount: number, currency: string) => formatTotal(locale, amount, currency),
      change: (points: number, fractionDigits?: number) => formatChange(locale, points, fractionDigits),
      difference: (difference: number, currency?: string) => formatDifference(locale, difference, currency),
      tonnes: (kilograms: number) => formatTonnes(locale, kilograms),
      kilograms: (kilograms: number, digits?: number) => formatKilograms(locale, kilograms, digits),
      emissions: (kilograms: number) => formatEmissions(locale, kilograms),
      intensity: (kilogramsPerKm: number) => formatIntensity(locale, kilogramsPerKm, unit),
      /** The unit of distances, which the person may have chosen. */
      distanceUnit: unit,
    }),
    [locale, unit],
  )
}
