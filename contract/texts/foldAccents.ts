import { foldedLetters } from './foldedLetters.ts'
import { withoutInvisible } from './invisible.ts'

const plainOf = new Map(
  Object.entries(foldedLetters).flatMap(([plain, letters]) =>
    Array.from(letters, (letter) => [letter, plain] as const),
  ),
)

/** Apostrophes that Unicode decomposes into a blank with an accent. */
const spacedApostrophes = /[´΄᾽᾿]/gu

/**
 * Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, and the Arabic sign that only lengthens a word. The
 * signs of Indian, Thai and Japanese letters are not among them: without those another word remains.
 */
const accents =
  // oxlint-disable-next-line no-misleading-character-class -- these signs are listed by themselves, as no letter's
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/gu

/** Everything but the printable characters of ASCII, and of these the grave accent. */
const unusual = /[^\u0020-\u005F\u0061-\u007E]/gu

/**
 * A text for comparing, as the function `folded` of the database writes it: lower case, without accents, with plain
 * letters, apostrophes and hyphens. `Montréal` → `montreal`, `Łukasz` → `lukasz`, `Côte d’Ivoire` → `cote d'ivoire`.
 */
export const foldAccents = (text: string): string =>
  withoutInvisible(text.replaceAll(spacedApostrophes, "'").normalize('NFKD'))
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(unusual, (letter) => plainOf.get(letter) ?? letter)
