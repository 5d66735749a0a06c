import type { AlertText } from '#server/db/schema/risk/alerts.ts'
import type { Language } from '#server/http/requests/language.ts'

export const languageOfText = ({ language }: Pick<AlertText, 'language'>): string =>
  language.toLowerCase().split('-')[0] ?? ''

/** The text in a language; undefined where there is none. */
export const textInLanguage = <Text extends Pick<AlertText, 'language'>>(texts: readonly Text[], language: string) =>
  texts.find((text) => languageOfText(text) === language)

/** The texts of an alert in the language of the reader, else in English, else the first. */
export const textFor = (texts: readonly AlertText[], language: Language): AlertText =>
  textInLanguage(texts, language) ?? textInLanguage(texts, 'en') ?? texts[0]!
