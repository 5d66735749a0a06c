import { cultureOf, localeCodeOf, fallbackLocale, languageOf, type LocaleCode } from '#contract/texts/locales.ts'
import { sayIn, type Say } from '#bookingTool/messages/messages.ts'
import type { Standing } from '#server/suppliers/standing.ts'

/** Language and region of a page: its messages and its formats. */
export interface LocaleContext {
  locale: LocaleCode
  culture: string
  language: 'en' | 'fr' | 'es'
  standing: Standing
  /** Each text may depend on `standing`. */
  say: Say
}

/** Language and region of a locale code of an address; the fallback locale for an unknown code. */
export function localeContextOf(code: string | undefined, standing: Standing): LocaleContext {
  const locale = localeCodeOf(code ?? '') ?? fallbackLocale
  const language = ({ en: 'en', 'fr-CA': 'fr', es: 'es' } as const)[languageOf(locale)]
  const culture = cultureOf(locale)
  const say = sayIn(locale)
  return { locale, culture, language, standing, say: (id, values) => say(id, { standing, ...values }) }
}
