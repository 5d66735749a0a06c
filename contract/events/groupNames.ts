/** A name of an event in one locale (§3), `{ locale: 'fr-CA', value: 'Sommet des ventes' }`. */
export interface LocalizedName {
  locale: string
  value: string
}

/** The languages in which an event can be named; it needs one name. */
export const groupNameLocales = ['en-CA', 'en-US', 'fr-CA', 'es-ES'] as const

/** For each language, the locales whose names are used, in this order (§5). */
const families: Record<string, readonly string[]> = { en: ['en-CA', 'en-US'], fr: ['fr-CA'], es: ['es-ES'] }

/** The name of an event for a reader (§5): in their locale, else in its language, else the first, else `--`. */
export function groupNameOf(names: readonly LocalizedName[], culture: string): string {
  const language = culture.slice(0, 2).toLowerCase()
  const wanted = [culture, ...(families[language] ?? [])]
  const named = wanted.flatMap((locale) => names.filter((name) => name.locale === locale && name.value))
  return (named[0] ?? names.find(({ value }) => value))?.value ?? '--'
}
