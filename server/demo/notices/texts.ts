import type { NoticeText } from '#contract/noticeTexts.ts'

/** A title and a text. */
export type Words = readonly [title: string, text: string]

const textOf = (locale: string, [title, text]: Words): NoticeText => ({ locale, title, text })

/** The texts of an entry in English, French and Spanish. */
export const inLanguages = (en: Words, fr: Words, es: Words): NoticeText[] => [
  textOf('en-CA', en),
  textOf('fr-CA', fr),
  textOf('es-ES', es),
]
