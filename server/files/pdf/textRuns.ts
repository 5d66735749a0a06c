import anyAscii from 'any-ascii'
import bidiFactory from 'bidi-js'
import { familiesFor, type DocumentFonts } from './documentFonts.ts'
import type { FontFile } from './fontFiles.ts'

/** A part of a line in one font and one direction, from left to right on the page. */
export interface TextRun {
  file: FontFile
  /** In reading order. The fonts of Arabic and Hebrew reverse it themselves. */
  text: string
}

interface Piece extends TextRun {
  level: number
}

const bidi = bidiFactory()
export const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

export const isRightToLeft = (text: string) => rightToLeft.test(text)

/** Cuts one line into runs, in the order of the page (Unicode Bidirectional Algorithm, from left to right). */
export function textRuns(line: string, fonts: DocumentFonts): TextRun[] {
  if (!isRightToLeft(line)) return joined(piecesOf(line, () => 0, fonts))
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const pieces = piecesOf(line, (at) => levels[at] ?? 0, fonts)
  return turned(joined(pieces)).map((piece) => ({ file: piece.file, text: asShown(piece) }))
}

/** The graphemes of a line with their font and level. A grapheme that no font has is replaced by Latin letters. */
function piecesOf(line: string, levelAt: (index: number) => number, fonts: DocumentFonts): Piece[] {
  const families = familiesFor(line)
  return Array.from(graphemes.segment(line)).flatMap(({ segment, index }) => {
    const text = segment.replace(directionMarks, '')
    if (text === '') return []
    const level = levelAt(index)
    if (text === ' ') return [{ text, level, file: fonts.base }]
    const file = fonts.fileFor(text, families)
    return [file ? { text, level, file } : { text: anyAscii(text) || '?', level, file: fonts.base }]
  })
}

function joined(pieces: Piece[]): Piece[] {
  const runs: Piece[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last && last.file === piece.file && last.level === piece.level) last.text += piece.text
    else runs.push({ ...piece })
  }
  return runs
}

/** From the highest level down to 1, every stretch of runs of at least that level is reversed (rule L2). */
function turned(runs: Piece[]): Piece[] {
  const shown = [...runs]
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < shown.length; start += 1) {
      let end = start
      while (end < shown.length && (shown[end] as Piece).level >= level) end += 1
      if (end > start) shown.splice(start, end - start, ...shown.slice(start, end).toReversed())
      start = end
    }
  }
  return shown
}

/** Mirrors and reverses signs between right-to-left words, such as brackets, because their font does not. */
function asShown({ text, level }: Piece): string {
  if (level % 2 === 0 || isRightToLeft(text)) return text
  return Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .toReversed()
    .join('')
}
