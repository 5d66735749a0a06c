import type { AdviceWords } from '#server/db/schema/risk/risk.ts'
import type { Language } from '#server/http/requests/language.ts'

/**
 * A government's words in a language; in English, and with `language`, where the government does not publish it in that
 * language.
 */
export function adviceWords(words: AdviceWords, language: Language): { text: string; language?: Language } {
  const text = words[language]
  return text === undefined ? { text: words.en, language: 'en' } : { text }
}
