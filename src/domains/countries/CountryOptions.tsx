import { useIntl } from 'react-intl'
import type { Country } from '#contract/countries.ts'
import { useCountriesQuery } from './countries.queries'

const none: Country[] = []

/** Every country in the reader's language; empty while they are on their way. */
export function useCountries(): readonly Country[] {
  const { locale } = useIntl()
  return useCountriesQuery(locale).data ?? none
}

/** The countries as options of a select. `kept` stays an option while the list is on its way. */
export function CountryOptions({ kept }: { kept: string | undefined }) {
  const { formatMessage } = useIntl()
  const countries = useCountries()
  return (
    <>
      <option value="">{formatMessage({ id: 'forms.choose' })}</option>
      {kept && !countries.some(({ countryCode }) => countryCode === kept) && <option>{kept}</option>}
      {countries.map(({ countryCode, countryName }) => (
        <option key={countryCode} value={countryCode}>
          {countryName}
        </option>
      ))}
    </>
  )
}
