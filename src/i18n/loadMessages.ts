import type { MessageFormatElement } from 'react-intl'
import { cultureOf, type Language, languageOf, type LocaleCode } from '#contract/locales.ts'
import type { MessageId } from './messages'

export type Messages = Record<MessageId, MessageFormatElement[]>
type Catalogue = { default: unknown }

const catalogues: Record<Language | 'en-CA', () => Promise<Catalogue>> = {
  en: () => import('./compiled/en.json'),
  'en-CA': () => import('./compiled/en-CA.json'),
  'fr-CA': () => import('./compiled/fr-CA.json'),
  es: () => import('./compiled/es.json'),
}

const load = (name: keyof typeof catalogues) => catalogues[name]().then((module) => module.default as Messages)

/** The texts of a locale: its language's, with Canadian English laid over English. */
export async function loadMessages(code: LocaleCode): Promise<Messages> {
  if (cultureOf(code) !== 'en-CA') return load(languageOf(code))
  const [english, canadian] = await Promise.all([load('en'), load('en-CA')])
  return { ...english, ...canadian }
}
