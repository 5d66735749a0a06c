import { tidiedName } from '#contract/fields.ts'

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

/** In Spanish and Catalan the diaeresis only marks a pronounced U: Agüero is AGUERO. */
const heardU = /(?<=G)Ü(?=[EÉIÍ])/g

const folded = (name: string) =>
  tidiedName(name)
    .normalize('NFC')
    .toUpperCase()
    .replace(heardU, 'U')
    .replace(/./gu, (letter) => transliterated[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[-\s]+/g, ' ')
    .trim()

/**
 * A name as sent to airlines: `LAST/FIRST MIDDLE` in basic letters, at most 57 characters. Accents are transliterated
 * as in passports (ICAO Doc 9303), apostrophes and full stops dropped, hyphens become spaces. Empty where the first or
 * last name is missing or has letters of another script.
 */
export function airlineName({
  firstName,
  middleName,
  lastName,
}: Record<'firstName' | 'middleName' | 'lastName', string>) {
  const last = folded(lastName)
  const first = folded(firstName)
  const given = [first, folded(middleName)].filter(Boolean).join(' ')
  const name = `${last}/${given}`
  if (!last || !first || /[^A-Z ]/.test(last + given)) return { name: '', isCut: false }
  return { name: name.slice(0, airlineNameLength).trimEnd(), isCut: name.length > airlineNameLength }
}
