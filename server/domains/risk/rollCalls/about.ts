import { rollCallLimits } from '#contract/risk/rollCalls.ts'
import type { AlertText } from '#server/db/schema/risk/alerts.ts'
import type { AboutText } from '#server/db/schema/risk/rollCalls.ts'
import { textInLanguage } from '#server/domains/risk/alerts/textFor.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'

/** A headline as the field of a roll call takes it. */
const shortened = (headline: string) => headline.slice(0, rollCallLimits.about).replaceAll(/\s+/gu, ' ').trim()

/**
 * The headlines of an alert, where an advisor has left what the roll call is about as one of them. Words of their own stay
 * as they are typed, so then there are none.
 */
export function headlinesOf(texts: readonly AlertText[], about: string): AboutText[] {
  const headlines = texts.map(({ language, headline }) => ({ language, text: shortened(headline) }))
  return headlines.some(({ text }) => text === shortened(about)) ? headlines : []
}

/** The subject of a roll call, for a reader: the headline of the alert in their language, else as it was typed. */
export const aboutFor = (
  { about, aboutTexts }: { about: string; aboutTexts: readonly AboutText[] },
  culture: string,
): string => textInLanguage(aboutTexts, languageOfCulture(culture, 'en'))?.text ?? about
