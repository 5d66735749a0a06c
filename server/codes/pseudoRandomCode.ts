import { pseudoRandomPick } from './pseudoRandom.ts'

/** Letters and digits that are not mistaken for one another. */
export const unambiguousCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('')

/** Letters and digits that follow from a text. */
export const pseudoRandomCode = (text: string, length: number) =>
  Array.from({ length }, (_, at) => pseudoRandomPick(`${text} ${at}`, unambiguousCharacters)).join('')
