import { parseAccept } from 'hono/utils/accept'
import { localeCodeOf, supportedCulture, type LocaleCode } from '#contract/texts/locales.ts'

/** Languages of the names in the database. */
export type Language = 'en' | 'fr' | 'es'

/** The culture that formats dates and amounts in a language when the request gives no culture. */
export const cultureOfLanguage: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA', es: 'es-ES' }

/** The culture of mails to a guest; a guest has a language only. */
export const guestCultures: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA', es: 'es-MX' }

const languageOfTag = (tag: string): Language | undefined => {
  const primary = tag.toLowerCase().split('-')[0]
  return primary === 'en' || primary === 'fr' || primary === 'es' ? primary : undefined
}

/** The best supported language for an Accept-Language header; English when none matches. */
export function languageFrom(header: string | undefined): Language {
  const wanted = parseAccept(header ?? '').flatMap(({ type, q }) => (q > 0 ? (languageOfTag(type) ?? []) : []))
  return wanted[0] ?? 'en'
}

/** The first locale of an Accept-Language header; undefined when it is not supported. */
export const localeFrom = (header: string | undefined): LocaleCode | undefined =>
  localeCodeOf(header?.split(/[,;]/)[0]?.trim() ?? '')

/** The requested locale, or the default locale of the language. */
export const localeOfReader = (locale: LocaleCode | undefined, language: Language): LocaleCode =>
  locale ?? localeCodeOf(cultureOfLanguage[language]) ?? 'en-ca'

/** The language of a culture code such as `es-MX`; the language of the header when there is no code. */
export const languageOfCulture = (culture: string | undefined, otherwise: Language): Language =>
  (culture && languageOfTag(culture)) || otherwise

/**
 * The culture of a file: its `cultureCode` query parameter, en-US when it is not supported; without the parameter, the
 * culture of the request's language.
 */
export const cultureFor = (cultureCode: string | undefined, language: Language): string =>
  cultureCode ? supportedCulture(cultureCode) : cultureOfLanguage[language]
