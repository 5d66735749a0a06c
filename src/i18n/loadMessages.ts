import type { MessageFormatElement } from 'react-intl'
import { cultureOf, type Language, languageOf, type LocaleCode } from '#contract/texts/locales.ts'
import { bundleOf, isCore, type TextDomain } from './textBundles'
import type { MessageId } from './messages'

export type Messages = Record<MessageId, MessageFormatElement[]>
/** Languages of messages; Canadian English is English with some messages overridden. */
type MessageLanguage = Language | 'en-CA'

const files = import.meta.glob<{ default: Partial<Messages> }>('./compiled/*.json')

/** The messages loaded so far. Objects grow in place and are never replaced, so a new bundle causes no rendering. */
const arrived: Record<MessageLanguage, Messages> = {
  en: {} as Messages,
  'en-CA': {} as Messages,
  'fr-CA': {} as Messages,
  es: {} as Messages,
}
const asked = new Map<string, Promise<void>>()
/** The bundles of every domain shown so far; a change of language loads them all. */
const bundlesInUse = new Set<string>()
/** The language entered last. The screen shows the previous one until its messages are loaded. */
let entered: MessageLanguage | undefined

const messageLanguageOf = (code: LocaleCode): MessageLanguage =>
  cultureOf(code) === 'en-CA' ? 'en-CA' : languageOf(code)

/** A bundle that failed to load is requested again the next time. */
function loadBundle(language: MessageLanguage, bundle: string): Promise<void> {
  const key = `${bundle}.${language}`
  const loading =
    asked.get(key) ??
    fetchBundle(language, bundle).catch((error: unknown) => {
      asked.delete(key)
      throw error
    })
  asked.set(key, loading)
  return loading
}

async function fetchBundle(language: MessageLanguage, bundle: string): Promise<void> {
  const file = files[`./compiled/${bundle}.${language}.json`] ?? files[`./compiled/${bundle}.en.json`]
  const texts = (await file?.())?.default
  // The core of Canadian English has the Canadian spellings of every domain. Its other bundles are English.
  Object.assign(arrived[language], texts, bundle === 'core' ? undefined : { ...arrived[language] })
}

/**
 * Loads the messages of domains in the language of a locale. The core's load with the language itself
 * (`enterLanguage`). Fails like code that cannot be loaded.
 */
export async function loadMessages(code: LocaleCode, domains: readonly TextDomain[]): Promise<void> {
  const bundles = new Set(domains.filter((domain) => !isCore(domain)).map(bundleOf))
  for (const bundle of bundles) bundlesInUse.add(bundle)
  const language = messageLanguageOf(code)
  // During a change of language the code may show before or after the change, so both languages are loaded.
  const spoken = new Set([language, entered ?? language])
  await Promise.all([...spoken].flatMap((each) => [...bundles].map((bundle) => loadBundle(each, bundle))))
}

/** Loads the messages of a locale: the core, and every domain shown so far. */
export async function enterLanguage(code: LocaleCode): Promise<Messages> {
  const language = messageLanguageOf(code)
  entered = language
  await Promise.all(['core', ...bundlesInUse].map((bundle) => loadBundle(language, bundle)))
  return arrived[language]
}
