import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const itself = 'tests/architecture/words.test.ts'
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'bookingTool', 'src', 'server', 'contract', 'tests'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && file !== itself)

// A comment begins a line or follows a space or a brace; `https://` and `src/**` begin none.
const comments = /(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/g
const opening = /^(?:Of|Whom|Whoever|What|To what|To whom|Those of|Those whom|Those who)\b/

/** The sentences of the comments of a source text. Each tag such as `@param` begins a new sentence. */
const sentencesOf = (source: string): string[] =>
  [...source.matchAll(comments)].flatMap(([comment]) =>
    comment
      .replaceAll(/^[ \t]*(?:\/\*+|\*(?!\/)|\/\/)|\*\/$/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .split(/(?<=[.!?]) (?=\p{Lu})|(?=@\w)/u)
      .map((sentence) => sentence.trim()),
  )

const withoutSubject = (source: string): string[] => sentencesOf(source).filter((sentence) => opening.test(sentence))

describe('the sentences of comments', () => {
  test('a sentence without a subject is found wherever it begins', () => {
    const planted = `
/** What is shown of an employee. */
/**
 * The row of a table. Of whom it is
 * about, nothing is said.
 * @param row the row. Whoever reads it
 */
const a = 1 // Those of other companies are left out.
  // The admin saves. To
  // what extent is open. To what
  // it leads is known.
const JsxPart = () => <p>{/* Whom it concerns. */}</p>`
    expect(withoutSubject(planted)).toHaveLength(7)
  })

  test('a plain sentence, a text in code and an address are not counted', () => {
    const planted = `
/** The fields of a form. Office hours are in local time, and whoever reads them converts them. */
const title = 'What is new'
const address = 'https://example.com/What' // Offers open here.`
    expect(withoutSubject(planted)).toEqual([])
  })

  test('each sentence of a comment has a subject', () => {
    const found = files.flatMap((file) =>
      withoutSubject(readFileSync(file, 'utf8')).map((sentence) => `${file}: ${sentence}`),
    )
    expect(found).toEqual([])
  })
})
