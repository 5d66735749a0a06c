import { cultureOf, type LocaleCode, localeCodes } from '#contract/texts/locales.ts'
import { capitalize } from './letterCase'

/** The name of a locale in its own language: `Español (México)`. */
export function localeName(code: LocaleCode): string {
  const culture = cultureOf(code)
  const [, region = ''] = culture.split('-')
  const regionName = new Intl.DisplayNames(culture, { type: 'region' }).of(region) ?? region
  return `${languageName(code)} (${regionName})`
}

/** Name of a locale's language, in that language: `Français`. */
export function languageName(code: LocaleCode): string {
  const culture = cultureOf(code)
  const [language = ''] = culture.split('-')
  return capitalize(culture, new Intl.DisplayNames(culture, { type: 'language' }).of(language) ?? language)
}

interface LocaleOptionsProps {
  /** The locales to choose from; all of §2 by default. */
  codes?: readonly LocaleCode[]
  /** The option's value for a locale; by default its code in addresses. */
  valueFor?: (code: LocaleCode) => string
}

/** The options of a select that changes the language and region. */
export const LocaleOptions = ({ codes = localeCodes, valueFor }: LocaleOptionsProps) =>
  codes.map((code) => (
    <option key={code} value={valueFor ? valueFor(code) : code} lang={cultureOf(code)}>
      {localeName(code)}
    </option>
  ))
