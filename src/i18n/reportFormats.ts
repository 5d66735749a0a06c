import { useContext, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { DisplayContext } from './displayPreference'
import { regionalDistanceUnit } from './distanceUnit'
import { formatEmissions, formatIntensity, formatKilograms, formatTonnes } from './emissionFormats'

/** The formats of reports, in a culture. Not in `formats.ts`, because only pages that load later need them. */

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

/** The formats of reports in the culture of the screen: `const { change, tonnes } = useReportFormats()`. */
export function useReportFormats() {
  const { locale } = useIntl()
  const { distanceUnit } = useContext(DisplayContext)
  const unit = distanceUnit ?? regionalDistanceUnit(locale)
  return useMemo(
    () => ({
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
