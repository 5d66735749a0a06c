import { noticeLocales, type NoticeText } from '#contract/notices/noticeTexts.ts'

/** The languages of a text, with the ends of the names of their fields, in the order of `noticeLocales`. */
export const textLanguages = [
  { end: 'En', lang: 'en' },
  { end: 'Fr', lang: 'fr' },
  { end: 'Es', lang: 'es' },
] as const
export type TextEnd = (typeof textLanguages)[number]['end']
const ends = textLanguages.map(({ end }) => end)

/** A title and a text in each language, empty where not written. */
export type TextValues = Record<`title${TextEnd}` | `text${TextEnd}`, string>

export function textValues(texts: readonly NoticeText[]): TextValues {
  const values = ends.flatMap((end, at) => {
    const found = texts.find(({ locale }) => locale === noticeLocales[at])
    return [
      [`title${end}`, found?.title ?? ''],
      [`text${end}`, found?.text ?? ''],
    ]
  })
  return Object.fromEntries(values) as TextValues
}

/** Every language, also an empty one, so that the place of a refused text says its language. */
export const textsOf = (values: TextValues) =>
  ends.map((end, at) => ({
    locale: noticeLocales[at]!,
    title: values[`title${end}`].trim(),
    text: values[`text${end}`].trim(),
  }))

/** The end of the fields in the reader's language, which come first. */
export const firstEnd = (culture: string): TextEnd =>
  textLanguages.find(({ lang }) => lang === culture.slice(0, 2))?.end ?? 'En'

const isEmpty = (values: TextValues) => textsOf(values).every(({ title, text }) => title === '' && text === '')

/** The language of a problem where no language has words: the reader's. Undefined where one has. */
export const emptyEnd = (values: TextValues, culture: string): TextEnd | undefined =>
  isEmpty(values) ? firstEnd(culture) : undefined

/**
 * The field of the form for the path of a problem: `texts.1.text` is `textFr`. Fields that are no texts have the name of
 * the path.
 * @param end the language of the problem, where the path does not say it
 */
export function formField(path: readonly PropertyKey[], end: TextEnd = ends[Number(path[1])] ?? 'En'): string {
  if (path[0] !== 'texts') return String(path[0])
  return path[2] === 'text' ? `text${end}` : `title${end}`
}
