import { UnreadableXml } from './unreadableXml.ts'

/** Deepest nesting, most tags and longest tag. Beyond them the parser takes minutes, and no feed needs them. */
const deepest = 40
const mostTags = 100_000
const longestTag = 4096
/** Most attributes, and most comments, instructions and sections of plain text: each costs as much as a tag. */
const mostAttributes = 50_000
const mostOpaque = 20_000

/** Parts of a document that hold text which only looks like tags. */
const opaque = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/**
 * Checks nesting, number and length of tags in one pass, before the document is parsed.
 * @throws {UnreadableXml} for a document that would take too long
 */
export function checkStructure(text: string): void {
  let depth = 0
  let tags = 0
  let attributes = 0
  let opaqueParts = 0
  let at = text.indexOf('<')
  while (at >= 0) {
    const part = opaque.find(([begin]) => text.startsWith(begin, at))
    const end = part ? text.indexOf(part[1], at) : endOfTag(text, at)
    if (end < 0) throw new UnreadableXml('malformed')
    if (part) opaqueParts += 1
    else {
      if (text[at + 1] === '/') depth -= 1
      else if (text[end - 1] !== '/') depth += 1
      tags += 1
      attributes += text.slice(at, end).split('=').length - 1
      if (depth > deepest || tags > mostTags) throw new UnreadableXml('malformed')
    }
    if (opaqueParts > mostOpaque || attributes > mostAttributes) throw new UnreadableXml('malformed')
    at = text.indexOf('<', end)
  }
}

/** The first `>` that is in no value of an attribute; -1 for a tag that is too long. */
function endOfTag(text: string, at: number): number {
  let quote = ''
  const last = Math.min(text.length - 1, at + longestTag)
  for (let end = at; end <= last; end += 1) {
    const sign = text[end]!
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return end
  }
  return -1
}
