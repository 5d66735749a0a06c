import { useIntl } from 'react-intl'

/** Formats of emissions. `tonnes` for totals; `weight` in kilograms below a tonne; `factor` for the value of a factor. */
export function useWeights() {
  const { formatMessage, formatNumber } = useIntl()
  const tonnes = (kg: number) =>
    formatMessage(
      { id: 'carbon.tonnes' },
      { value: formatNumber(kg / 1000, { maximumFractionDigits: Math.abs(kg) < 10_000 ? 2 : 1 }) },
    )
  const kilograms = (kg: number) =>
    formatMessage(
      { id: 'carbon.kilograms' },
      { value: formatNumber(kg, { maximumFractionDigits: Math.abs(kg) < 10 ? 1 : 0 }) },
    )
  return {
    tonnes,
    weight: (kg: number) => (kg < 1000 ? kilograms(kg) : tonnes(kg)),
    grams: (kgPerKm: number) =>
      formatMessage({ id: 'carbon.gramsPerKm' }, { value: formatNumber(kgPerKm * 1000, { maximumFractionDigits: 0 }) }),
    factor: (value: number) => formatNumber(value, { maximumFractionDigits: 5 }),
  }
}
