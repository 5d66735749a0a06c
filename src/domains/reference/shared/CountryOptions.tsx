import { useIntl } from 'react-intl'
import type { Country } from '#contract/countries.ts'
import { useCountriesQuery } from '@/domains/reference/countries.slice'

const none: Country[] = []

/** Every country in the reader's language; empty while they are on their way. */
export function useCountries(): readonly Country[] {
  const { locale } = useIntl()
  return useCountriesQuery(locale).data ?? none
}

interface CountryOptionsProps {
  /** Given by whoever renders the select: its choice is set anew only when it renders together with its options. */
  countries: readonly Country[]
  /** Stays an option while the list is on its way. */
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
