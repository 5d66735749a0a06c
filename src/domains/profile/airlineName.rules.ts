import { tidiedName } from '#contract/fields/fields.ts'

/** The greatest length of a name in airline systems, including the slash. */
export const airlineNameLength = 57

/** Letters that ICAO Doc 9303 (part 3, section 6) transliterates to others than the base letter. */
const transliterated: Record<string, string> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ĳ: 'IJ',
  ĸ: 'Q',
  Ł: 'L',
  Ŀ: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  ẞ: 'SS',
  Ŧ: 'T',
  Þ: 'TH',
  Ü: 'UE',
}

/** Letters of other alphabets of the Latin script that consist of no base letter and accent: those of each basic one. */
const otherLetters: Record<string, string> = {
  A: 'ȺɅⱭⱯⱰꞺ',
  AA: 'Ꜳ',
  AE: 'Ꞛ',
  AO: 'Ꜵ',
  AU: 'Ꜷ',
  AV: 'ꜸꜺ',
  AY: 'Ꜽ',
  B: 'ƁƂɃꞖꞴ',
  C: 'ƇȻↃꞒꟄ',
  D: 'ƉƊƋꝹꟇ',
  E: 'ƎƏƐɆꞫ',
  F: 'ƑℲꝻꞘ',
  G: 'ƓƔǤꝽꞠꞬꟐ',
  GH: 'Ƣ',
  H: 'ⱧⱵꜦꞪꟵ',
  HW: 'Ƕ',
  I: 'ƖƗꞮꞼ',
  J: 'ɈꞲ',
  K: 'ƘⱩꞢꞰ',
  L: 'ȽⱠⱢꝆꞭꟚꟜ',
  LL: 'ỺꞀ',
  M: 'Ɱ',
  N: 'ƝȠꞐꞤ',
  NG: 'Ꝿ',
  O: 'ƆƟꝌꞶꟀ',
  OE: 'Ꞝ',
  OO: 'Ꝏ',
  OU: 'Ȣ',
  P: 'ƤⱣ',
  Q: 'Ɋ',
  R: 'ƦɌⱤꝚꞂꞦ',
  S: 'ⱾꞄꞨꟅꟉꟌꟖꟘ',
  SH: 'Ʃ',
  T: 'ƬƮȾꞆꞱ',
  TZ: 'Ꜩ',
  U: 'ƱɄꞸꞾꟋ',
  UE: 'Ꞟ',
  V: 'ƲỼꝨ',
  VY: 'Ꝡ',
  W: 'ƜǷⱲꟂ',
  X: 'Ꭓ',
  Y: 'ƳȜɎỾꞍ',
  Z: 'ƵȤⱫⱿꝢꟆ',
  ZH: 'ƷǮ',
}
const basicLetters = new Map([
  ...Object.entries(transliterated),
  ...Object.entries(otherLetters).flatMap(([basic, letters]) =>
    Array.from(letters, (letter) => [letter, basic] as const),
  ),
])
const inBasicLetters = (text: string) => text.replace(/./gu, (letter) => basicLetters.get(letter) ?? letter)

/** In Spanish and Catalan the diaeresis only marks a pronounced U: Agüero is AGUERO. */
const heardU = /(?<=G)Ü(?=[EÉIÍ])/g

/** Accents, apostrophes with the letters of the glottal stop, clicks, dots: what a passport's lines leave out. */
const leftOut = /[\p{M}'’ʼʾʔɁǀǁǂǃ.·]/gu

function folded(name: string): string {
  const letters = inBasicLetters(tidiedName(name).toUpperCase().replace(heardU, 'U')).normalize('NFKD').toUpperCase()
  // A letter under an accent, such as that of Ǿ, is only there once the accent is apart.
  return inBasicLetters(letters.replace(leftOut, ''))
    .replace(/[-\s]+/g, ' ')
    .trim()
}

/** A name for airlines; empty where there is none. */
export interface AirlineName {
  name: string
  isCut: boolean
  /** The letters for which airlines have no others; without any, a part of the name is missing. */
  unknown: string
}

/**
 * A name as sent to airlines: `LAST/FIRST MIDDLE` in basic letters, at most 57 characters. Accents are transliterated
 * as in passports (ICAO Doc 9303), apostrophes and full stops dropped, hyphens become spaces. Empty where the first or
 * last name is missing or has letters of another script.
 */
export function airlineName({
  firstName,
  middleName,
  lastName,
}: Record<'firstName' | 'middleName' | 'lastName', string>): AirlineName {
  const last = folded(lastName)
  const first = folded(firstName)
  const given = [first, folded(middleName)].filter(Boolean).join(' ')
  const unknown = [...new Set((last + given).match(/[^A-Z ]/gu))].join(' ')
  if (!last || !first || unknown) return { name: '', isCut: false, unknown }
  const name = `${last}/${given}`
  return { name: name.slice(0, airlineNameLength).trimEnd(), isCut: name.length > airlineNameLength, unknown }
}
