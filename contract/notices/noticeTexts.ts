import * as z from 'zod/mini'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { textBlock, textLine } from '#contract/fields/fields.ts'
import { onePerLocale } from '#contract/wire/localized.ts'

/** The locales in which administrators write notices and content for Home; one of them is enough. */
export const noticeLocales = ['en-CA', 'fr-CA', 'es-ES'] as const

/** A title with its text in one language. Texts are plain, never HTML; an empty line begins a paragraph. */
export interface NoticeText {
  locale: string
  title: string
  text: string
}

/** The longest title and texts, in characters. A banner is short, content of Home may have some paragraphs. */
export const noticeTextLimits = { title: 100, banner: 400, text: 1500 } as const

const wholeLanguages = z.superRefine<NoticeText[]>((given, check) => {
  given.forEach(({ title, text }, at) => {
    if ((title === '') === (text === '')) return
    const path = [at, title === '' ? 'title' : 'text']
    check.addIssue({ code: 'custom', path, message: fieldProblem('required'), input: given })
  })
})
const oneTitle = z.superRefine<NoticeText[]>((given, check) => {
  if (given.some(({ title, text }) => title !== '' || text !== '')) return
  check.addIssue({ code: 'custom', path: [0, 'title'], message: fieldProblem('required'), input: given })
})

/** Titles with texts, of which one language has a title. `mostText` is the longest text, in characters. */
export const writtenTitles = (mostText: number) => {
  const textIn = z.strictObject({
    locale: z.enum(noticeLocales),
    title: textLine(noticeTextLimits.title),
    text: textBlock(mostText),
  })
  return z.array(textIn).check(z.maxLength(noticeLocales.length), onePerLocale, oneTitle)
}
/** As `writtenTitles`, and each language has both title and text or neither. */
export const writtenTexts = (mostText: number) => writtenTitles(mostText).check(wholeLanguages)

/** Texts in the order of the languages, without empty ones. */
export const tidiedTexts = (given: readonly NoticeText[]): NoticeText[] =>
  noticeLocales.flatMap((wanted) => given.filter(({ locale, title }) => locale === wanted && title !== ''))

/** The text for a reader: in their language, else in English, else in any; undefined where there is none. */
export function textFor(texts: readonly NoticeText[], culture: string): NoticeText | undefined {
  const inLanguage = (language: string) =>
    texts.find(({ locale, title }) => locale.slice(0, 2) === language && title !== '')
  return inLanguage(culture.slice(0, 2).toLowerCase()) ?? inLanguage('en') ?? texts[0]
}

/** Title and text for a reader, as the names of groups (§5). */
export function textsFor(texts: readonly NoticeText[], culture: string): Pick<NoticeText, 'title' | 'text'> {
  const found = textFor(texts, culture)
  return { title: found?.title ?? '', text: found?.text ?? '' }
}

/** The words of a notice for a reader, with their language where it is not the reader's. */
export function wordsFor(texts: readonly NoticeText[], culture: string) {
  const locale = textFor(texts, culture)?.locale ?? culture
  const isOther = locale.slice(0, 2) !== culture.slice(0, 2).toLowerCase()
  return { ...textsFor(texts, culture), ...(isOther && { language: locale }) }
}
