import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Country } from '#contract/fields/countries.ts'

/**
 * The country of a telephone. Where several countries share the calling code, the one that the digits identify, else
 * the preferred one, else the first.
 */
export function phoneCountry(
  { code, number }: { code: string; number: string },
  preferred: string | undefined,
  countries: readonly Pick<Country, 'countryCode' | 'callingCode'>[],
): string | undefined {
  if (!code) return undefined
  const sharing = countries.filter(({ callingCode }) => callingCode === code).map(({ countryCode }) => countryCode)
  const said = parsePhoneNumberFromString(`+${code}${number}`)?.country
  return [said, preferred].find((country) => country !== undefined && sharing.includes(country)) ?? sharing[0]
}
