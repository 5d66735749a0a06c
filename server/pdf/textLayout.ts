import type { Font } from 'fontkit'
import type { DocumentFonts } from './documentFonts.ts'
import { fontOf } from './documentFonts.ts'
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
  /** The size asked for, or a smaller one with which the whole text fits. */
  size: number
  lines: string[]
}

/** Height of a line, and of the letters above its base line, as parts of the size. */
export const lineHeight = 1.16
export const ascent = 0.72

/** Breaks a text into lines. A text too long for its box is written smaller until all of it fits; nothing is cut off. */
export function layOut(text: string, box: TextBox, fonts: DocumentFonts): LaidOutText {
  const whole = printable(text)
  const height = box.lines * lineHeight * box.size
  for (let size = box.size; ; size *= 0.95) {
    const lines = linesOf(whole, box.width, (part) => widthOf(part, { ...box, size }, fonts))
    if (lines.length <= box.lines || lines.length * lineHeight * size <= height) return { size, lines }
  }
}

export const widthOf = (text: string, { size, bold }: Pick<TextBox, 'size' | 'bold'>, fonts: DocumentFonts): number =>
  textRuns(text, fonts).reduce((sum, { file, text: part }) => sum + advanceOf(fontOf(file, bold), part) * size, 0)

/** Widths of words in use: shaping is slow, and documents are made of the same words. */
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

function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const fits = (line: string) => measure(line.trimEnd()) <= width + 0.01
  if (fits(text)) return [text]
  const lines = ['']
  for (const part of text.match(breakable) ?? []) {
    const pieces = fits(part) ? [part] : Array.from(graphemes.segment(part), ({ segment }) => segment)
    for (const piece of pieces) {
      const line = `${lines.at(-1)}${piece}`
      if (lines.at(-1) === '' || fits(line)) lines[lines.length - 1] = line
      else lines.push(piece)
    }
  }
  return lines.map((line) => line.trimEnd())
}
