import { languageOf } from '#contract/locales.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { en } from './en.ts'
import { enCA } from './enCA.ts'
import type { Texts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

const byLanguage: Record<ReturnType<typeof languageOf>, Texts> = { en, 'fr-CA': fr, es }

/** The tool's words in the language of an address code. */
export const textsFor = (locale: LocaleCode): Texts => (locale === 'en-ca' ? enCA : byLanguage[languageOf(locale)])
