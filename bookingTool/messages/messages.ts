import { readFileSync } from 'node:fs'
import { createIntl, createIntlCache } from '@formatjs/intl'
import { cultureOf, languageOf, type LocaleCode } from '#contract/texts/locales.ts'
import { asWritten } from '#contract/texts/writtenForms.ts'

/** The id of a text of the tool. */
export type MessageId = keyof typeof import('./en/bookingTool.json')

/** Formats a text with its values. */
export type Say = (id: MessageId, values?: Record<string, string | number | Date>) => string

type Catalogue = Record<string, string>

const catalogueOf = (language: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/${language}/bookingTool.json`, 'utf8')) as Catalogue

const en = catalogueOf('en')
/** Every text by id, in each language; the Canadian English catalogue overrides single texts of English. */
export const catalogues = {
  en,
  'en-CA': { ...en, ...catalogueOf('en-CA') },
  'fr-CA': catalogueOf('fr-CA'),
  es: catalogueOf('es'),
}

// A missing or malformed text is a programming error: it throws, instead of showing the pattern.
const onError = (error: Error) => {
  throw error
}
const cache = createIntlCache()
const made = new Map<LocaleCode, Say>()

/** Formats the texts of the tool in the language and region of a locale. Dates are formatted in UTC. */
export function sayIn(locale: LocaleCode): Say {
  const say = made.get(locale) ?? create(locale)
  made.set(locale, say)
  return say
}

function create(code: LocaleCode): Say {
  const locale = cultureOf(code)
  const language = code === 'en-ca' ? 'en-CA' : languageOf(code)
  // The library's type for ids is declared by the application; those of the tool are MessageId.
  const messages = catalogues[language] as never
  const intl = createIntl({ locale, timeZone: 'UTC', messages, onError }, cache)
  return (id, values) => asWritten(locale, intl.formatMessage({ id: id as never }, values, { ignoreTag: true }))
}
