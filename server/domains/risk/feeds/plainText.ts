/** Control characters, invisible marks that turn the direction of text, and joiners that hide letters. */
const hidden = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const blanks = /[\s\u00A0]+/g

/**
 * A text of a feed in one line: without control and invisible characters, and not longer than `most` characters. A longer
 * one ends with an ellipsis.
 */
export function plainText(text: string, most: number): string {
  const line = text.toWellFormed().replace(blanks, ' ').replace(hidden, '').trim()
  // A letter of two units is not cut in half.
  return line.length > most
    ? `${line
        .slice(0, most - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : line
}
