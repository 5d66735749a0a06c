import type { MessageFormatElement } from 'react-intl'
import { cultureOf, type Language, languageOf, type LocaleCode } from '#contract/locales.ts'
import type { LazyDomain } from './coreDomains'
import type { MessageId } from './messages'

export type Messages = Record<MessageId, MessageFormatElement[]>
/** What messages are written in; Canadian English is English with single messages laid over. */
type MessageLanguage = Language | 'en-CA'
type Bundle = LazyDomain | 'core'

const files = import.meta.glob<{ default: Partial<Messages> }>('./compiled/*.json')

/** What has arrived of each language. It grows with each bundle and is never replaced, so what shows it need not render again. */
const arrived: Record<MessageLanguage, Messages> = {
  en: {} as Messages,
  'en-CA': {} as Messages,
  'fr-CA': {} as Messages,
  es: {} as Messages,
}
const asked = new Map<string, Promise<void>>()
/** Every domain that something has shown: a change of language brings them all. */
const domainsInUse = new Set<LazyDomain>()
/** The language entered last; until its messages are here, the screen still speaks the one before. */
let entered: MessageLanguage | undefined

const messageLanguageOf = (code: LocaleCode): MessageLanguage =>
  cultureOf(code) === 'en-CA' ? 'en-CA' : languageOf(code)

/** What did not arrive is asked for anew. */
function loadBundle(language: MessageLanguage, bundle: Bundle): Promise<void> {
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

async function fetchBundle(language: MessageLanguage, bundle: Bundle): Promise<void> {
  // Canadian English has a bundle only where it differs.
  const file = files[`./compiled/${bundle}.${language}.json`] ?? files[`./compiled/${bundle}.en.json`]
  Object.assign(arrived[language], (await file?.())?.default)
}

/**
 * Loads the messages of domains in the language of a locale; those of the core come with the language itself
 * (`enterLanguage`). Fails as code fails that does not arrive.
 */
export async function loadMessages(code: LocaleCode, domains: readonly LazyDomain[]): Promise<void> {
  for (const domain of domains) domainsInUse.add(domain)
  const language = messageLanguageOf(code)
  // Code that is asked for while the language changes shows itself before the change or after it.
  const spoken = new Set([language, entered ?? language])
  await Promise.all([...spoken].flatMap((each) => domains.map((domain) => loadBundle(each, domain))))
}

/** The messages of a locale: the core, and every domain that has been shown so far. */
export async function enterLanguage(code: LocaleCode): Promise<Messages> {
  const language = messageLanguageOf(code)
  entered = language
  await Promise.all((['core', ...domainsInUse] as const).map((bundle) => loadBundle(language, bundle)))
  return arrived[language]
}
