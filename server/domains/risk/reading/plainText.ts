/**
 * Control characters other than the end of a line, invisible marks that turn the direction of writing, and joiners that
 * hide letters.
 */
const hidden = /[^\P{Cc}\n]|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** A text of another party with plain ends of lines, without hidden characters and outer blanks. */
export const visibleText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(hidden, '').trim()

/** The text in one line, not longer than `most` characters. */
export const plainText = (text: string, most: number): string => shortened(visibleText(text).replace(/\s+/g, ' '), most)

/**
 * Shortens a text at a blank, with an ellipsis. Lengths are in characters as JavaScript counts them, and a letter of
 * two is not cut in half.
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const blank = cut.lastIndexOf(' ')
  return `${cut.slice(0, blank > most / 2 ? blank : cut.length).replace(/[\uD800-\uDBFF]$/, '')}…`
}
