import { pseudoRandomPick } from './pseudoRandom.ts'

/** Letters and digits without look-alikes (no I, L, O, 0, 1). */
export const unambiguousCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('')

/** A code of letters and digits seeded by a text: the same text always gives the same code. */
export const pseudoRandomCode = (text: string, length: number) =>
  Array.from({ length }, (_, at) => pseudoRandomPick(`${text} ${at}`, unambiguousCharacters)).join('')
