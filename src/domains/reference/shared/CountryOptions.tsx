import { useIntl } from 'react-intl'
import type { Country } from '#contract/countries.ts'
import { useCountriesQuery } from '@/domains/reference/countries.slice'

const none: Country[] = []

/** All countries in the reader's language; empty while loading. */
export function useCountries(): readonly Country[] {
  const { locale } = useIntl()
  return useCountriesQuery(locale).data ?? none
}

interface CountryOptionsProps {
  /** Passed in by the component with the select, which must render together with its options to show its value. */
  countries: readonly Country[]
  /** Always an option, even while the list is loading. */
  selected: string | undefined
}

/** The countries as options of a select. */
export function CountryOptions({ countries, selected }: CountryOptionsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <option value="">{formatMessage({ id: 'forms.choose' })}</option>
      {selected && !countries.some(({ countryCode }) => countryCode === selected) && <option>{selected}</option>}
      {countries.map(({ countryCode, countryName }) => (
        <option key={countryCode} value={countryCode}>
          {countryName}
        </option>
      ))}
    </>
  )
}
