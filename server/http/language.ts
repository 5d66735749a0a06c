import { parseAccept } from 'hono/utils/accept'
import { localeCodeOf, supportedCulture } from '#contract/locales.ts'
import type { LocaleCode } from '#contract/locales.ts'

/** Languages of the names in the database. */
export type Language = 'en' | 'fr' | 'es'

/** The culture that formats dates and amounts in a language, where the call names no culture. */
export const cultureOfLanguage: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA', es: 'es-ES' }

/** The culture of mails to a guest, of whom only the language is known. */
export const guestCultures: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA', es: 'es-MX' }

const languageOfTag = (tag: string): Language | undefined => {
  const primary = tag.toLowerCase().split('-')[0]
  return primary === 'en' || primary === 'fr' || primary === 'es' ? primary : undefined
}

/** The best supported language for an Accept-Language header; English when none fits. */
export function languageFrom(header: string | undefined): Language {
  const wanted = parseAccept(header ?? '').flatMap(({ type, q }) => (q > 0 ? (languageOfTag(type) ?? []) : []))
  return wanted[0] ?? 'en'
}

/** The locale that an Accept-Language header names first; undefined where it is none of ours. */
export const localeFrom = (header: string | undefined): LocaleCode | undefined =>
  localeCodeOf(header?.split(/[,;]/)[0]?.trim() ?? '')

/** The locale of whoever reads: the one they name, else the usual one of their language. */
export const localeOfReader = (locale: LocaleCode | undefined, language: Language): LocaleCode =>
  locale ?? localeCodeOf(cultureOfLanguage[language]) ?? 'en-ca'

/** The language of a culture code such as `es-MX`; of the header where the call has none. */
export const languageOfCulture = (culture: string | undefined, otherwise: Language): Language =>
  (culture && languageOfTag(culture)) || otherwise

/**
 * The culture of a file: that of its address's `cultureCode`, en-US where we do not have it; without a code, a culture
 * of the call's language.
 */
export const cultureFor = (cultureCode: string | undefined, language: Language): string =>
  cultureCode ? supportedCulture(cultureCode) : cultureOfLanguage[language]
