import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { asWritten } from '#contract/texts/writtenForms.ts'

/** The id of a text. Its first part is the name of its catalogue, which is that of the folder that uses it. */
export type MessageId =
  | keyof typeof import('#contract/messages/en/approvals.json')
  | keyof typeof import('#contract/messages/en/banners.json')
  | keyof typeof import('#contract/messages/en/budgets.json')
  | keyof typeof import('#contract/messages/en/companyChanges.json')
  | keyof typeof import('#contract/messages/en/companySettings.json')
  | keyof typeof import('#contract/messages/en/profile.json')
  | keyof typeof import('#contract/messages/en/reports.json')
  | keyof typeof import('#contract/messages/en/scores.json')
  | keyof typeof import('./en/admin.json')
  | keyof typeof import('./en/agency.json')
  | keyof typeof import('./en/approvals.json')
  | keyof typeof import('./en/arranger.json')
  | keyof typeof import('./en/carbon.json')
  | keyof typeof import('./en/credits.json')
  | keyof typeof import('./en/education.json')
  | keyof typeof import('./en/events.json')
  | keyof typeof import('./en/guests.json')
  | keyof typeof import('./en/helpDesk.json')
  | keyof typeof import('./en/identity.json')
  | keyof typeof import('./en/imports.json')
  | keyof typeof import('./en/mail.json')
  | keyof typeof import('./en/notifications.json')
  | keyof typeof import('./en/profile.json')
  | keyof typeof import('./en/reports.json')
  | keyof typeof import('./en/risk.json')
  | keyof typeof import('./en/roleRequests.json')
  | keyof typeof import('./en/rollCalls.json')
  | keyof typeof import('./en/scores.json')
  | keyof typeof import('./en/session.json')
  | keyof typeof import('./en/trips.json')

/** Values for the placeholders of a text. */
export type MessageValues = Record<string, string | number | Date>

/** Formats a text with its values. */
export type Say = (id: MessageId, values?: MessageValues) => string

/**
 * Formats a text whose values and tags (`<button>Sign in</button>`) may stand for parts of another type. @returns the
 * texts between them and the parts, in their order
 */
export type Compose = <Part extends object>(
  id: MessageId,
  values: Record<string, MessageValues[string] | Part | ((texts: string[]) => Part)>,
) => (string | Part)[]

/** Formats the server's texts in one culture. Dates are formatted in UTC: a local time is passed as if it were UTC. */
export type Formatter = Pick<
  IntlShape,
  'formatDate' | 'formatList' | 'formatNumber' | 'formatRelativeTime' | 'formatTime'
> & { culture: string; say: Say; compose: Compose }

type Catalogue = Record<string, string>

/** The texts of the server, and those that the application shows too. */
const sources = [import.meta.dirname, join(import.meta.dirname, '../../contract/messages')]

function catalogueOf(language: string): Catalogue {
  const folders = sources.map((source) => join(source, language))
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue)) as Catalogue
}

const en = catalogueOf('en')
/** Every text by id, in each language; the Canadian English catalogue overrides single texts of English. */
export const catalogues = {
  en,
  'en-CA': { ...en, ...catalogueOf('en-CA') },
  'fr-CA': catalogueOf('fr-CA'),
  es: catalogueOf('es'),
}

/**
 * The catalogue of a culture code or language: `es-MX` → `es`, `fr` → `fr-CA`; English for any other, with Canadian
 * spelling for `en-GB` too.
 */
function languageOf(culture: string): keyof typeof catalogues {
  const lower = culture.toLowerCase()
  if (lower.startsWith('fr')) return 'fr-CA'
  if (lower.startsWith('es')) return 'es'
  return lower === 'en-ca' || lower === 'en-gb' ? 'en-CA' : 'en'
}

// A missing or malformed text is a programming error: it throws, instead of showing the pattern.
const onError = (error: Error) => {
  throw error
}
const cache = createIntlCache()
const made = new Map<string, Formatter>()

/** The formatter of a culture (`es-MX`, `fr-CA` or just `fr`), with the date and number formats of its region. */
export function formatterFor(culture: string): Formatter {
  const formatter = made.get(culture) ?? create(culture)
  made.set(culture, formatter)
  return formatter
}

function create(culture: string): Formatter {
  const language = languageOf(culture)
  // `fr` alone means Canadian French, which writes 14 h 05.
  const locale = culture === 'fr' ? language : culture
  // The library's type for ids is declared by the application; the server's ids are MessageId.
  const messages = catalogues[language] as never
  const intl = createIntl({ locale, timeZone: 'UTC', messages, onError }, cache)
  const { formatList, formatNumber, formatRelativeTime } = intl
  const say: Say = (id, values) =>
    asWritten(locale, intl.formatMessage({ id: id as never }, values, { ignoreTag: true }))
  const compose: Compose = (id, values) => {
    // A function is what its tag becomes, called with the texts within it.
    const parts = [intl.formatMessage({ id: id as never }, values as never)].flat() as ReturnType<typeof compose>
    return parts.map((part) => (typeof part === 'string' ? asWritten(locale, part) : part)) as never
  }
  const formatDate: IntlShape['formatDate'] = (...args) => asWritten(locale, intl.formatDate(...args))
  const formatTime: IntlShape['formatTime'] = (...args) => asWritten(locale, intl.formatTime(...args))
  return { culture: locale, say, compose, formatDate, formatList, formatNumber, formatRelativeTime, formatTime }
}
