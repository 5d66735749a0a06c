import * as z from 'zod/mini'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'

/** A whole number as people type it: `1 200`; 0 for an empty text. */
export const numberOf = (text: string) => Number(text.replaceAll(/\s/g, ''))
const isWhole = (text: string) => /^\d[\d\s]*$/.test(text.trim())
export const isEmpty = (text: string) => text.trim() === ''

const inRange = (least: number, most: number) =>
  z.refine<string>(
    (text) => isEmpty(text) || (isWhole(text) && numberOf(text) >= least && numberOf(text) <= most),
    fieldProblem('outOfRange'),
  )
export const filled = z.refine<string>((text) => !isEmpty(text), fieldProblem('required'))
/** A typed number up to the most, or nothing. */
export const optionalNumber = (most: number) => z.string().check(inRange(0, most))
/** A typed number in a range. */
export const number = (most: number, least = 0) => z.string().check(filled, inRange(least, most))
