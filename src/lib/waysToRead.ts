import { textReader } from './encodings'

/** Where people write in an encoding. */
export const encodingRegions = [
  'west',
  'central',
  'turkish',
  'baltic',
  'vietnamese',
  'cyrillic',
  'greek',
  'japanese',
  'chinese',
  'traditional',
  'korean',
] as const
export type EncodingRegion = (typeof encodingRegions)[number]

/** An encoding before Unicode: its name, where and on which system it is written. */
interface OldEncoding {
  encoding: string
  region: EncodingRegion
  system: 'Windows' | 'Macintosh' | 'MS-DOS' | 'ISO' | 'Unix'
}

/** The encodings that are tried; of two that fit alike, the first counts. */
const oldEncodings: readonly OldEncoding[] = [
  { encoding: 'windows-1252', region: 'west', system: 'Windows' },
  { encoding: 'macintosh', region: 'west', system: 'Macintosh' },
  { encoding: 'windows-1250', region: 'central', system: 'Windows' },
  { encoding: 'windows-1254', region: 'turkish', system: 'Windows' },
  { encoding: 'windows-1257', region: 'baltic', system: 'Windows' },
  { encoding: 'windows-1251', region: 'cyrillic', system: 'Windows' },
  { encoding: 'windows-1253', region: 'greek', system: 'Windows' },
  { encoding: 'ibm850', region: 'west', system: 'MS-DOS' },
  { encoding: 'ibm437', region: 'west', system: 'MS-DOS' },
  { encoding: 'ibm852', region: 'central', system: 'MS-DOS' },
  { encoding: 'iso-8859-15', region: 'west', system: 'ISO' },
  { encoding: 'iso-8859-2', region: 'central', system: 'ISO' },
  { encoding: 'windows-1258', region: 'vietnamese', system: 'Windows' },
  { encoding: 'x-mac-cyrillic', region: 'cyrillic', system: 'Macintosh' },
  { encoding: 'ibm866', region: 'cyrillic', system: 'MS-DOS' },
  { encoding: 'koi8-r', region: 'cyrillic', system: 'Unix' },
  { encoding: 'shift_jis', region: 'japanese', system: 'Windows' },
  { encoding: 'gb18030', region: 'chinese', system: 'Windows' },
  { encoding: 'big5', region: 'traditional', system: 'Windows' },
  { encoding: 'euc-kr', region: 'korean', system: 'Windows' },
]

/** The letters beyond a to z of languages, and the usual ones of those with a script of their own. */
const letters: Record<EncodingRegion, readonly string[]> = {
  west: ['àâæçèéêëîïôœùûüÿ', 'áéíóúüñªº', 'àáâãçéêíóôõú', 'äöüßé', 'åäöøæé', 'àèéìòù', 'áéíóúýþæöð', 'àçèéíïòóúü·'],
  central: ['áčďéěíňóřšťúůýž', 'ąćęłńóśźż', 'áéíóöőúüű', 'ăâîşșţț', 'čćđšž', 'áäčďéíĺľňóôŕšťúýž'],
  turkish: ['çğıöşüâîûi̇'],
  baltic: ['āčēģīķļņōŗšūž', 'ąčęėįšųūž', 'äöõüšž'],
  vietnamese: ['ăâđêôơưàáèéìíòóùúýãõũĩ'],
  cyrillic: ['оеаинтсрвлкмдпуяыьзбгйчхжшюё'],
  greek: ['αοιετσςνηυρπκλμδγάέίόύήώθωχβφξζψ'],
  japanese: [],
  chinese: [],
  traditional: [],
  korean: [],
}
const ownScript: Partial<Record<EncodingRegion, RegExp>> = {
  japanese: /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー々]/u,
  chinese: /\p{sc=Han}/u,
  traditional: /\p{sc=Han}/u,
  korean: /\p{sc=Hangul}/u,
}

/** An encoding in which a file may be written, with some of its words. */
export interface WayToRead extends OldEncoding {
  words: string[]
}

/** The words with letters beyond a to z that are judged, and of those that a reader judges. */
const mostWords = 400
const shownWords = 6
const longestWord = 60
const sliceBytes = 256 * 1024
const separators = new Set([9, 10, 13, 32, 34, 44, 59])

/**
 * The encodings in which a file that is no Unicode may be written, the likeliest first; those in which it would have the
 * same letters as in a likelier one are left out. Nobody can tell for certain: the reader chooses by the words.
 */
export async function waysToRead(file: Blob): Promise<WayToRead[]> {
  const { words, hasOldLineEnds } = await wordsOf(file)
  const found = oldEncodings.flatMap((old, at) => {
    const read = decoded(words, old.encoding)
    if (!read) return []
    const isMac = hasOldLineEnds && old.system === 'Macintosh'
    return [{ ...old, read, score: scoreOf(read, old.region) - at / 1000 + (isMac ? 0.2 : 0) }]
  })
  const shown = telling(words)
  const ranked = found.toSorted((one, other) => other.score - one.score)
  const byLetters = Map.groupBy(ranked, ({ read }) => read.join(' '))
  return [...byLetters.values()].map(([best]) => {
    const { encoding, region, system, read } = best!
    return { encoding, region, system, words: shown.map((at) => read[at]!) }
  })
}

/** Words with bytes beyond ASCII, each once, and whether lines end as before Mac OS X. */
async function wordsOf(file: Blob) {
  const words = new Map<string, Uint8Array<ArrayBuffer>>()
  let rest: number[] = []
  let hasOldLineEnds = false
  for (let at = 0; at < file.size && words.size < mostWords; at += sliceBytes) {
    const bytes = new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer())
    if (at === 0) hasOldLineEnds = bytes.includes(13) && !bytes.includes(10)
    for (const byte of [...bytes, ...(at + sliceBytes >= file.size ? [10] : [])]) {
      if (!separators.has(byte)) rest.push(byte)
      else {
        if (rest.length <= longestWord && rest.some((each) => each > 127) && words.size < mostWords)
          words.set(String.fromCharCode(...rest), Uint8Array.from(rest))
        rest = []
      }
    }
  }
  return { words: [...words.values()], hasOldLineEnds }
}

/** The words in an encoding; undefined where they are no text in it. */
function decoded(words: readonly Uint8Array<ArrayBuffer>[], encoding: string): string[] | undefined {
  try {
    const read = words.map((word) => textReader(encoding).decode(word))
    return read.some((word) => /[\p{Cc}\p{Co}\p{Cn}]/u.test(word)) ? undefined : read
  } catch {
    return undefined
  }
}

/** The places of the words to show: each has a byte that none before it has. */
function telling(words: readonly Uint8Array[]): number[] {
  const seen = new Set<number>()
  const places: number[] = []
  for (const [at, word] of words.entries()) {
    const fresh = [...word].filter((byte) => byte > 127 && !seen.has(byte))
    if (fresh.length === 0 || places.length === shownWords) continue
    for (const byte of fresh) seen.add(byte)
    places.push(at)
  }
  return places
}

/** How well words fit the languages of a region: the share of letters that one of them has, less what no word has. */
function scoreOf(words: readonly string[], region: EncodingRegion): number {
  const text = words.join(' ')
  const special = Array.from(text).filter((letter) => letter > '\u007F')
  const script = ownScript[region]
  const shares = letters[region].map((own) => special.filter((letter) => own.includes(letter.toLowerCase())).length)
  if (script) shares.push(special.filter((letter) => script.test(letter)).length)
  return (Math.max(0, ...shares) - unlikely(text)) / Math.max(1, special.length)
}

/** Signs within words, capitals after small letters, and letters of two scripts in one word. */
function unlikely(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const signs = count(/[^\p{ASCII}\p{L}\p{M}’‘–·ªº«»]/gu)
  const capitals = count(/\p{Ll}\p{Lu}/gu)
  const mixed = count(/(?:[a-z][^\p{ASCII}\P{L}\p{sc=Latin}])|(?:[^\p{ASCII}\P{L}\p{sc=Latin}][a-z])/giu)
  return 2 * signs + 2 * capitals + 3 * mixed
}
