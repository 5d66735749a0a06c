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

/** The gas in which emissions are measured, after their unit of mass. */
const equivalent = (culture: string) => (culture.startsWith('fr') ? 'éq. CO₂' : 'CO₂e')

/** Nothing breaks between an amount and its unit. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

function emissions(culture: string, amount: number, unit: 't' | 'kg', maximumFractionDigits: number): string {
  const figure = new Intl.NumberFormat(culture, { maximumFractionDigits }).format(amount)
  return `${figure}\u00a0${emissionUnit(culture, unit)}`
}

/** Emissions in tonnes, from kilograms: '12.3 t CO₂e'. */
export const formatTonnes = (culture: string, kilograms: number) => emissions(culture, kilograms / 1000, 't', 1)

/** Emissions in kilograms, whole ones where nothing else is asked: '1,235 kg CO₂e'. */
export const formatKilograms = (culture: string, kilograms: number, mostFractionDigits = 0) =>
  emissions(culture, kilograms, 'kg', mostFractionDigits)

/** The unit of emissions, for the axis of a chart or the heading of a column: 't CO₂e', 'kg CO₂e'. */
export const emissionUnit = (culture: string, unit: 't' | 'kg') => unbroken(`${unit} ${equivalent(culture)}`)

/** The formats of reports in the culture of the screen: `const { total, tonnes } = useReportFormats()`. */
export function useReportFormats() {
  const { locale } = useIntl()
  return useMemo(
    () => ({
      total: (amount: number, currency: string) => formatTotal(locale, amount, currency),
      change: (points: number, fractionDigits?: number) => formatChange(locale, points, fractionDigits),
      tonnes: (kilograms: number) => formatTonnes(locale, kilograms),
      kilograms: (kilograms: number, mostFractionDigits?: number) =>
        formatKilograms(locale, kilograms, mostFractionDigits),
      emissionUnit: (unit: 't' | 'kg') => emissionUnit(locale, unit),
    }),
    [locale],
  )
}
