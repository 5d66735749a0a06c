import type { Font } from 'fontkit'
import { filesWith, openFontFile, type FamilyName, type FontFile } from './fontFiles.ts'
import { printable } from './printable.ts'

/** The fonts of one document. */
export interface DocumentFonts {
  /** Writes all characters it has. The other files are for the rest. */
  base: FontFile
  /** The file with every character of a grapheme, or undefined where no font has them. */
  fileFor: (grapheme: string, families: FamilyName[]) => FontFile | undefined
}

export const fontOf = (file: FontFile, bold: boolean): Font => (bold ? file.bold : file.regular)

const han = /\p{Script=Han}/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const hangul = /\p{Script=Hangul}/u

/**
 * The families in which a text is looked up, in order. Han characters look as in the text's other script, else as in
 * Chinese.
 */
export function familiesFor(text: string): FamilyName[] {
  const eastAsian: FamilyName[] = kana.test(text)
    ? ['japanese', 'chinese', 'korean']
    : hangul.test(text)
      ? ['korean', 'chinese', 'japanese']
      : ['chinese', 'japanese', 'korean']
  return ['noto', 'arabic', 'hebrew', ...eastAsian]
}

/**
 * Opens the fonts that a document needs.
 * @param contents every text that comes from data. The document's own texts need only the base font
 */
export async function openDocumentFonts(contents: string): Promise<DocumentFonts> {
  const text = printable(contents)
  const own = await Promise.all(['latin', 'latin-ext'].map((file) => openFontFile('noto', file)))
  const rare = [...new Set(text)].filter((letter) => !own.some(({ regular }) => hasAll(regular, letter)))
  const codes = (letters: string[]) => letters.map((letter) => letter.codePointAt(0) as number)
  const files = [...own]
  // One after the other: unpacking several at once would hold the memory of all.
  for (const family of wantedFamilies(rare))
    for (const name of await filesWith(family, codes(rare))) files.push(await openFontFile(family, name))
  return { base: own[0] as FontFile, fileFor: fileFinder(files) }
}

/** Finds the file of a grapheme, and remembers it: a text is laid out many times. */
function fileFinder(files: readonly FontFile[]): DocumentFonts['fileFor'] {
  const known = new Map<string, FontFile | undefined>()
  const findIn = (grapheme: string, families: readonly FamilyName[]) => {
    for (const family of families) {
      const file = files.find((one) => one.family === family && hasAll(one.regular, grapheme))
      if (file) return file
    }
    return undefined
  }
  return (grapheme, families) => {
    const key = `${families.join()} ${grapheme}`
    if (!known.has(key)) known.set(key, findIn(grapheme, families))
    return known.get(key)
  }
}

/** East Asian fonts are opened for East Asian characters only, as they have Latin, Greek and Cyrillic letters too. */
const wantedFamilies = (rare: string[]): FamilyName[] => {
  const isEastAsian = rare.some((letter) => [han, kana, hangul].some((script) => script.test(letter)) || wide(letter))
  if (rare.length === 0) return []
  return familiesFor(rare.join('')).filter(
    (family) => isEastAsian || family === 'noto' || family === 'arabic' || family === 'hebrew',
  )
}

/** Full-width punctuation and letters. */
const wide = (letter: string) => /[\u3000-\u303f\uff00-\uffef]/u.test(letter)

const hasAll = (font: Font, grapheme: string) =>
  Array.from(grapheme).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number))
