import type { MessageFormatElement } from 'react-intl'
import { languages } from '#contract/texts/locales.ts'
import unused from '@/i18n/bundled/use/unused.json'

/** The texts of a language by their ids, compiled. */
export type Texts = Record<string, MessageFormatElement[]>
const files = import.meta.glob<{ default: Texts }>('@/i18n/compiled/*.json')

async function wholeLanguage(language: string): Promise<Texts> {
  const own = Object.entries(files).filter(([file]) => file.endsWith(`.${language}.json`))
  const parts = await Promise.all(own.map(([, load]) => load()))
  return Object.assign({}, ...parts.map((part) => part.default)) as Texts
}

export interface LanguageReport {
  language: string
  texts: Texts
  /** Ids of texts that English has and this language lacks. */
  missing: string[]
  /** Ids that no code names; the build finds them. */
  unused: string[]
}

/** Every text of every language, with what is missing and what is unused. */
export async function reportLanguages(): Promise<LanguageReport[]> {
  const all = await Promise.all(languages.map(wholeLanguage))
  const ids = Object.keys(all[languages.indexOf('en')] ?? {})
  return languages.map((language, place) => {
    const texts = all[place] ?? {}
    return {
      language,
      texts,
      missing: ids.filter((id) => !(id in texts)),
      unused: (unused as string[]).filter((id) => id in texts),
    }
  })
}
