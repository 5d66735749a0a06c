import { z } from 'zod'
import { CapRefusal, type CapWarning } from './capProblems.ts'

/** The last moment that is written with four digits of a year. */
export const lastMoment = Date.UTC(10_000, 0, 1) - 1

const offsetDate = z.iso.datetime({ offset: true })

/**
 * Reads a date of CAP 1.2, which carries a numeric offset. `Z`, fractions of a second, small letters, a blank instead of
 * the T and offsets such as `-0500` are not allowed there, and yet are read with a warning, because feeds send them.
 * @throws {CapRefusal} for a date without an offset, one that does not exist, and one that cannot be stored
 */
export function readDate(text: string, warn: (warning: CapWarning) => void): Date {
  const written = text
    .toUpperCase()
    .replace(/^(\d{4}-\d\d-\d\d) /, '$1T')
    .replace(/ ?([+-]\d\d)(?::?(\d\d))?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)
  if (!offsetDate.safeParse(written).success) throw new CapRefusal('badDate')
  if (!/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(text)) warn('zuluDate')
  const date = new Date(written)
  if (date.getUTCFullYear() < 1970 || date.getTime() > lastMoment) throw new CapRefusal('badDate')
  return date
}
