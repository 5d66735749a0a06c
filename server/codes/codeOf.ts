import { pickOf } from './chance.ts'

/** Letters and digits that are not mistaken for one another. */
export const plainCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('')

/** Letters and digits that follow from a text. */
export const codeOf = (text: string, length: number) =>
  Array.from({ length }, (_, at) => pickOf(`${text} ${at}`, plainCharacters)).join('')
