import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOf, type LocaleCode } from '#contract/texts/locales.ts'
import type { MessageId } from '@/i18n/messages'

/**
 * Texts of buttons and fields in the language of a picture, with which states are reached. Read from the sources of the
 * checkout whose server is pictured.
 */
const read = new Map<string, Record<string, string>>()

function textsIn(language: string): Record<string, string> {
  const folder = join('src/i18n/messages', language)
  const texts = read.get(language) ?? Object.assign({}, ...readdirSync(folder).map((file) => readJson(folder, file)))
  read.set(language, texts)
  return texts
}

const readJson = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>

/** Matches a name that begins with the text, with any values in its placeholders. */
export function wordsOf(id: MessageId, locale: LocaleCode): RegExp {
  const text = textsIn(languageOf(locale))[id]
  if (text === undefined) throw new Error(`There is no text ${id} any more.`)
  return new RegExp(`^${literals(text).join('.*')}`)
}

/** The text outside all braces and tags, ready for a pattern. */
function literals(text: string): string[] {
  const pieces = ['']
  let depth = 0
  for (const letter of text.replaceAll(/<[^>]+>/g, '')) {
    if (letter === '}') depth -= 1
    else if (letter === '{') depth += 1
    else if (depth === 0) pieces.push((pieces.pop() ?? '') + letter.replace(/[.*+?^$()|[\]\\]/, String.raw`\$&`))
    if (letter === '{' && depth === 1) pieces.push('')
  }
  return pieces
}
