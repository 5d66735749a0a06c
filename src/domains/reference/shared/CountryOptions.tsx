import { useIntl } from 'react-intl'
import type { Country } from '#contract/fields/countries.ts'
import { useCountriesQuery } from '@/domains/reference/countries.slice'
import { useFormats } from '@/i18n/useFormats'

const none: Country[] = []

/** All countries in the reader's language; empty while loading. */
export function useCountries(): readonly Country[] {
  const { locale } = useIntl()
  return useCountriesQuery(locale).data ?? none
}

interface CountryOptionsProps {
  /** Passed in by the component with the select, which must render together with its options to show its value. */
  countries: readonly Country[]
  /** Always an option, by its name, even while the list is loading. */
  selected: string | undefined
}

/** The countries as options of a select. */
export function CountryOptions({ countries, selected }: CountryOptionsProps) {
  const { formatMessage } = useIntl()
  const { country } = useFormats()
  return (
    <>
      <option value="">{formatMessage({ id: 'forms.choose' })}</option>
      {selected && !countries.some(({ countryCode }) => countryCode === selected) && (
        <option value={selected}>{country(selected)}</option>
      )}
      {countries.map(({ countryCode, countryName }) => (
        <option key={countryCode} value={countryCode}>
          {countryName}
        </option>
      ))}
    </>
  )
}
