/** The 27 locales of §2, in lower case as in addresses. */
// prettier-ignore
export const localeCodes = [
  'en-ca', 'en-us', 'fr-ca',
  'es-ar', 'es-bo', 'es-bz', 'es-cl', 'es-co', 'es-cr', 'es-cu', 'es-do', 'es-ec', 'es-eh', 'es-es', 'es-gq',
  'es-gt', 'es-gu', 'es-hn', 'es-mx', 'es-ni', 'es-pa', 'es-pe', 'es-pr', 'es-py', 'es-sv', 'es-uy', 'es-ve',
] as const
export type LocaleCode = (typeof localeCodes)[number]

/** The three language groups of §2 and the base each resolves to. */
export const localeGroups = { en: 'en-us', fr: 'fr-ca', es: 'es-es' } as const
export type LocaleGroup = keyof typeof localeGroups

/** Languages a text is written in. `en-CA` overrides single texts of `en`. */
export const languages = ['en', 'fr-CA', 'es'] as const
export type Language = (typeof languages)[number]

export const fallbackLocale: LocaleCode = 'en-us'

/** The BCP 47 form of an address code: `fr-ca` → `fr-CA`. This is what §7 calls cultureCode. */
export function cultureOf(code: LocaleCode): string {
  const [language, region] = code.split('-') as [string, string]
  return `${language}-${region.toUpperCase()}`
}

/** The address code of a culture code or locale group, or undefined for an unknown one: `fr-CA`, `FR` → `fr-ca`. */
export function localeCodeOf(text: string): LocaleCode | undefined {
  const lower = text.toLowerCase()
  if (Object.hasOwn(localeGroups, lower)) return localeGroups[lower as LocaleGroup]
  return localeCodes.find((code) => code === lower)
}

/** Unsupported culture codes fall back to en-US (§3, §5). */
export const supportedCulture = (culture: string | null | undefined): string =>
  cultureOf(localeCodeOf(culture ?? '') ?? fallbackLocale)

/** The language whose messages a locale shows. */
export function languageOf(code: LocaleCode): Language {
  if (code.startsWith('fr')) return 'fr-CA'
  return code.startsWith('es') ? 'es' : 'en'
}
