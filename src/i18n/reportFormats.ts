import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { moneyTotal } from '#contract/money.ts'

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

/** Emissions in kilograms, by default whole ones and with a digit below ten: '1,235 kg CO₂e'. */
export const formatKilograms = (
  culture: string,
  kilograms: number,
  mostFractionDigits = Math.abs(kilograms) < 10 ? 1 : 0,
) => `${amount(culture, kilograms, mostFractionDigits)}\u00a0${emissionUnit('kg')}`

/** Emissions in the unit of their size: kilograms below a tonne. */
export const formatEmissions = (culture: string, kilograms: number) =>
  (Math.abs(kilograms) < 999.5 ? formatKilograms : formatTonnes)(culture, kilograms)

/** Emissions of a kilometre in grams, from kilograms: '118 g CO₂e/km'. */
export const formatIntensity = (culture: string, kilogramsPerKm: number) =>
  `${amount(culture, kilogramsPerKm * 1000, 0)}\u00a0${emissionUnit('g')}/km`

/** The formats of reports in the culture of the screen: `const { total, tonnes } = useReportFormats()`. */
export function useReportFormats() {
  const { locale } = useIntl()
  return useMemo(
    () => ({
      total: (amount: number, currency: string) => formatTotal(locale, amount, currency),
      change: (points: number, fractionDigits?: number) => formatChange(locale, points, fractionDigits),
      difference: (difference: number, currency?: string) => formatDifference(locale, difference, currency),
      tonnes: (kilograms: number) => formatTonnes(locale, kilograms),
      kilograms: (kilograms: number, mostFractionDigits?: number) =>
        formatKilograms(locale, kilograms, mostFractionDigits),
      emissions: (kilograms: number) => formatEmissions(locale, kilograms),
      intensity: (kilogramsPerKm: number) => formatIntensity(locale, kilogramsPerKm),
    }),
    [locale],
  )
}
