import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

const require = createRequire(import.meta.url)

/** Fonts that a document may be written with. A family is cut into files, each for some ranges of characters. */
interface Family {
  /** The list of the family's files and their ranges, beside the folder of the files. */
  ranges: () => string
  /** The ending of the names of this family's files: one file per weight, or one for all weights. */
  ending: (weight: Weight) => string
  /** The files to use, all where missing. */
  only?: string[]
}

type Weight = 400 | 700

const perWeight = (weight: Weight) => `${weight}-normal.woff2`
const forAllWeights = () => 'wght-normal.woff2'

export const families = {
  noto: { ranges: () => require.resolve('@fontsource/noto-sans/unicode.json'), ending: perWeight },
  arabic: {
    ranges: () => require.resolve('@fontsource/noto-sans-arabic/unicode.json'),
    ending: perWeight,
    only: ['arabic'],
  },
  hebrew: {
    ranges: () => require.resolve('@fontsource/noto-sans-hebrew/unicode.json'),
    ending: perWeight,
    only: ['hebrew'],
  },
  chinese: {
    ranges: () => require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
    ending: forAllWeights,
  },
  japanese: {
    ranges: () => require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
    ending: forAllWeights,
  },
  korean: {
    ranges: () => require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
    ending: forAllWeights,
  },
} satisfies Record<string, Family>

export type FamilyName = keyof typeof families

/** One file of a family in both weights. */
export interface FontFile {
  key: string
  family: FamilyName
  regular: Font
  bold: Font
}

interface FileRanges {
  name: string
  ranges: [first: number, last: number][]
}

const rangesOf = new Map<FamilyName, Promise<FileRanges[]>>()

/** The names of the family's files with one of these characters. */
export async function filesWith(name: FamilyName, codePoints: number[]): Promise<string[]> {
  const files = await remembered(rangesOf, name, () => readRanges(families[name]))
  const holds = ({ ranges }: FileRanges) =>
    codePoints.some((code) => ranges.some(([first, last]) => first <= code && code <= last))
  return files.filter(holds).map((file) => file.name)
}

async function readRanges({ ranges, only }: Family): Promise<FileRanges[]> {
  const listed = JSON.parse(await readFile(ranges(), 'utf8')) as Record<string, string>
  return Object.entries(listed)
    .filter(([file]) => !only || only.includes(file))
    .map(([file, text]) => ({ name: file.replace(/[[\]]/g, ''), ranges: text.split(',').map(rangeOf) }))
}

/** `U+4e00-4e1f` or `U+4e00` */
function rangeOf(text: string): [number, number] {
  const [first = '', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

/** Files in use, the longest unused first. Each takes 0.1 to 0.5 MB. */
const opened = new Map<string, Promise<FontFile>>()
const mostOpened = 48

/** Opens a file once for all documents. Files that have not been used for long are closed. */
export function openFontFile(family: FamilyName, file: string): Promise<FontFile> {
  const key = `${family}-${file}`
  const found = remembered(opened, key, () => readFontFile(key, family, file))
  opened.delete(key)
  opened.set(key, found)
  const [oldest] = opened.keys()
  if (oldest !== undefined && opened.size > mostOpened) opened.delete(oldest)
  return found
}

async function readFontFile(key: string, family: FamilyName, file: string): Promise<FontFile> {
  const [regular, bold] = await Promise.all([openFont(family, file, 400), openFont(family, file, 700)])
  return { key, family, regular, bold }
}

async function openFont(family: FamilyName, file: string, weight: Weight): Promise<Font> {
  // The reader of fonts is loaded with the first document, not with the server.
  const { create } = await import('fontkit')
  const { ranges, ending } = families[family]
  const folder = ranges().replace(/unicode\.json$/, 'files')
  const packageName = folder.split(/[\\/]/).at(-2)
  const bytes = await readFile(`${folder}/${packageName}-${file}-${ending(weight)}`)
  const font = create(await unpacked(bytes, ending === forAllWeights ? { wght: weight } : {})) as Font
  // pdfkit takes fonts with the same name and file for one font, and the weights of a variable font are that.
  Object.defineProperty(font, 'postscriptName', { value: `NotoSans-${nameOf(family, file, weight)}` })
  return withLettersOfParts(font)
}

/**
 * The font remembers each glyph as it is first asked for. One that was a part of another glyph, as ı is of í, has no
 * letters; in a later document the text it stands for would be missing where people copy, search or listen.
 */
function withLettersOfParts(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints)
    if (glyph.codePoints.length === 0) glyph.codePoints = codePoints
    return glyph
  }
  return font
}

/**
 * A font file in the form that fontkit needs: unpacked, because fontkit would unpack a table for every glyph, and in
 * one weight, because it cannot embed a variable font.
 */
async function unpacked(packed: Buffer, variationAxes: Record<string, number>): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes } as const
  return subsetFont(packed, '', options)
}

const nameOf = (family: FamilyName, file: string, weight: Weight) =>
  `${family}-${file}-${weight === 700 ? 'Bold' : 'Regular'}`

function remembered<K, V>(memory: Map<K, Promise<V>>, name: K, make: () => Promise<V>): Promise<V> {
  const known = memory.get(name)
  if (known) return known
  const made = make()
  memory.set(name, made)
  // A failure is not remembered: the next document tries again.
  made.catch(() => memory.delete(name))
  return made
}
