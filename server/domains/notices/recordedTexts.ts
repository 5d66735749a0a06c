import type { NoticeText } from '#contract/notices/noticeTexts.ts'
import type { RecordedValues } from '#server/domains/audit/changedValues.ts'

/** Titles and texts by language for the record of changes. */
export const recordedTexts = (texts: readonly NoticeText[]): RecordedValues =>
  Object.fromEntries(
    texts.flatMap(({ locale, title, text }) => [
      [`title.${locale}`, title],
      [`text.${locale}`, text || null],
    ]),
  )
