import { z } from 'zod'
import { CapRefusal, type CapWarning } from './capProblems.ts'

const offsetDate = z.iso.datetime({ offset: true })

/**
 * Reads a date of CAP 1.2, which carries a numeric offset. `Z` and fractions of a second are not allowed there, and yet
 * are read with a warning, because many feeds send them.
 * @throws {CapRefusal} for a date without an offset, or one that does not exist
 */
export function readDate(text: string, warn: (warning: CapWarning) => void): Date {
  if (!offsetDate.safeParse(text).success) throw new CapRefusal('badDate')
  if (!/:\d\d[+-]\d\d:\d\d$/.test(text)) warn('zuluDate')
  return new Date(text)
}
