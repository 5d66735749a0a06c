import type { Font } from 'fontkit'
import { type DocumentFonts, fontOf } from './documentFonts.ts'
import { printable } from './printable.ts'
import { graphemes, textRuns } from './textRuns.ts'

export interface TextBox {
  size: number
  bold: boolean
  width: number
  /** How many lines of this size the box is high. */
  lines: number
}

export interface LaidOutText {
  /** The requested size, or a smaller one at which the whole text fits. */
  size: number
  lines: string[]
}

/** Height of a line, and of the letters above its base line, as parts of the size. */
export const lineHeight = 1.16
export const ascent = 0.72

/** Breaks a text into lines. A text too long for its box gets smaller until all of it fits; it is never cut off. */
export function layOut(text: string, box: TextBox, fonts: DocumentFonts): LaidOutText {
  const whole = printable(text)
  const height = box.lines * lineHeight * box.size
  // Shaping is slow, so every part is measured once, at size 1, for all sizes tried.
  const parts = (whole.match(breakable) ?? []).map((part) => measured(part, box, fonts))
  const total = parts.reduce((sum, { advance }) => sum + advance, 0) - (parts.at(-1)?.space ?? 0)
  for (let size = box.size; ; size *= 0.95) {
    const width = (box.width + 0.01) / size
    const lines = total <= width ? [whole] : linesOf(parts, width)
    if (lines.length <= box.lines || lines.length * lineHeight * size <= height) return { size, lines }
  }
}

export const widthOf = (text: string, { size, bold }: Pick<TextBox, 'size' | 'bold'>, fonts: DocumentFonts): number =>
  textRuns(text, fonts).reduce((sum, { file, text: part }) => sum + advanceOf(fontOf(file, bold), part) * size, 0)

/** Widths of used words: shaping is slow, and documents repeat the same words. */
const advances = new WeakMap<Font, Map<string, number>>()
const mostAdvances = 2000

/** Width of a text of size 1, word by word. */
function advanceOf(font: Font, text: string): number {
  const known = advances.get(font) ?? new Map<string, number>()
  advances.set(font, known.size < mostAdvances ? known : new Map())
  return (text.match(/\S* ?/g) ?? []).reduce((sum, word) => {
    const advance = known.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm
    known.set(word, advance)
    return sum + advance
  }, 0)
}

/** Text that may be broken after it: words with their space, and each East Asian character. */
const breakable =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{P}*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu

interface Part {
  text: string
  /** Width at size 1, and the part of it that is a trailing space, which may go beyond the margin. */
  advance: number
  space: number
  /** Its graphemes, for a part wider than a line. */
  graphemes: () => Part[]
}

function measured(text: string, { bold }: Pick<TextBox, 'bold'>, fonts: DocumentFonts): Part {
  const advance = widthOf(text, { size: 1, bold }, fonts)
  let cut: Part[] | undefined
  return {
    text,
    advance,
    space: advance - widthOf(text.trimEnd(), { size: 1, bold }, fonts),
    graphemes: () => (cut ??= Array.from(graphemes.segment(text), ({ segment }) => measured(segment, { bold }, fonts))),
  }
}

/** @param width of a line at size 1 */
function linesOf(parts: readonly Part[], width: number): string[] {
  const lines = ['']
  let used = 0
  const fits = ({ advance, space }: Part, before: number) => before + advance - space <= width
  for (const part of parts) {
    for (const piece of fits(part, 0) ? [part] : part.graphemes()) {
      if (lines.at(-1) !== '' && !fits(piece, used)) {
        lines.push('')
        used = 0
      }
      lines[lines.length - 1] += piece.text
      used += piece.advance
    }
  }
  return lines.map((line) => line.trimEnd())
}
