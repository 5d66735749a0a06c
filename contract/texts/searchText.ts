import { foldAccents } from './foldAccents.ts'
import { fullName } from './fullName.ts'

/** Signs within a word, which are typed as themselves, as a blank or not at all: `O'Brien`, `Jean-Luc`, `Col·lell`. */
const joiners = /['\-·/&:]/gu
/** Signs between words, and the full stop at the end of one. */
const separators = /(?:[ ,;"()[\]{}<>|!?¿¡\\、。「」،؛؟]|\.+(?= |$))+/gu

const spaced = (text: string): string => text.replaceAll(separators, ' ').trim()

/**
 * The text in which a search looks for words, as the function `search_text` of the database writes it. Where the folded
 * text has signs within or between words, it is followed by its words, and by these with the parts joined: `O’Brien,
 * Ana` → `o'brien, ana o brien ana obrien ana`.
 */
export function searchText(text: string): string {
  const folded = foldAccents(text).trim()
  const words = spaced(folded.replaceAll(joiners, ' '))
  return words === folded ? folded : `${folded} ${words} ${spaced(folded.replaceAll(joiners, ''))}`
}

/** Letters of the scripts from Greek on. */
const otherScript = /[\u0370-\u1DFF\u2E80-\uFFFF]/u

/**
 * The name of a person for a search. A name of another script is followed by itself with the last name first and
 * without a blank, as Chinese, Japanese and Korean names are typed.
 */
export function nameText(name: Parameters<typeof fullName>[0]): string {
  return otherScript.test(name.lastName) ? `${fullName(name)} ${name.lastName}${name.firstName}` : fullName(name)
}

/** A typed text in the two ways in which a `searchText` may have it: `jean luc` and `jeanluc`. */
export interface Searched {
  apart: string
  joined: string
}

/** The typed text as one expression, for fields in which words stand in their order, such as `AC 871`. */
export function searchedPhrase(typed: string): Searched {
  const folded = foldAccents(typed).trim()
  const apart = spaced(folded.replaceAll(joiners, ' '))
  // Signs alone are looked for as they are.
  return apart === '' ? { apart: folded, joined: folded } : { apart, joined: spaced(folded.replaceAll(joiners, '')) }
}

/** The words of a typed text. `Smith-Jones, Ana` → `smith jones`, `ana`. */
export function searchedWords(typed: string): Searched[] {
  const words = spaced(foldAccents(typed)).split(' ').map(searchedPhrase)
  const named = words.filter(({ apart }) => /[^'\-·/&:]/u.test(apart))
  return named.length > 0 || typed.trim() === '' ? named : [searchedPhrase(typed)]
}

/** Whether a text contains every word of a typed one, also within words. */
export function hasWords(typed: string, text: string): boolean {
  const own = searchText(text)
  return searchedWords(typed).every(({ apart, joined }) => own.includes(apart) || own.includes(joined))
}

/** Whether a text contains a typed one as an expression. */
export function hasPhrase(typed: string, text: string): boolean {
  const { apart, joined } = searchedPhrase(typed)
  const own = searchText(text)
  return own.includes(apart) || own.includes(joined)
}

/** Whether every word of a typed text begins a word of a text. */
export function beginsWords(typed: string, text: string): boolean {
  const own = ` ${searchText(text)}`
  return searchedWords(typed).every(({ apart, joined }) => own.includes(` ${apart}`) || own.includes(` ${joined}`))
}
