import { cultureOf, type LocaleCode, localeCodes } from '#contract/locales.ts'

/** Each locale in its own words: `Español (México)`. */
function ownName(code: LocaleCode): string {
  const culture = cultureOf(code)
  const [language = '', region = ''] = culture.split('-')
  const languageName = new Intl.DisplayNames(culture, { type: 'language' }).of(language) ?? language
  const regionName = new Intl.DisplayNames(culture, { type: 'region' }).of(region) ?? region
  return `${languageName.charAt(0).toLocaleUpperCase(culture)}${languageName.slice(1)} (${regionName})`
}

/** The options of a select that changes the language and region. */
export const LocaleOptions = () =>
  localeCodes.map((code) => (
    <option key={code} value={code} lang={cultureOf(code)}>
      {ownName(code)}
    </option>
  ))
