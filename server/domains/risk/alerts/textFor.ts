import type { AlertText } from '#server/db/schema/alerts.ts'
import type { Language } from '#server/http/language.ts'

export const languageOfText = ({ language }: AlertText): string => language.toLowerCase().split('-')[0] ?? ''

/** The texts of an alert in the language of the reader, else in English, else the first. */
export function textFor(texts: readonly AlertText[], language: Language): AlertText {
  const found = [language, 'en'].map((wanted) => texts.find((text) => languageOfText(text) === wanted))
  return found[0] ?? found[1] ?? texts[0]!
}
