import * as z from 'zod/mini'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { optionalAddition } from '#contract/wire/lenient.ts'

const startTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldProblem('invalid')))
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, fieldProblem('invalid')))
const weekday = z.int().check(z.minimum(1), z.maximum(7))

/**
 * Opening hours in the agency's time zone. Days count from Monday, 1, to Sunday, 7; hours that end at or before their
 * start run past midnight.
 */
export const openingHoursSchema = z.object({
  timeZone: z.string(),
  hours: z.array(z.object({ days: z.array(weekday), from: clockTime, to: clockTime })),
  /** Addition: days on which the agency does not open, such as holidays, `yyyy-MM-dd` in its time zone. */
  closedOn: optionalAddition(z.array(z.iso.date())),
})
export type OpeningHours = z.infer<typeof openingHoursSchema>

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** Spells of opening hours that a company may set: two for each day. */
const mostSpells = 14

/**
 * Opening hours as an administrator sets them: in a known time zone, each spell with an end that differs from its
 * start. Days without a spell are closed. The stored `closedOn` stays where the field is left out.
 */
export const changedOpeningSchema = z.strictObject({
  timeZone: z.string().check(z.refine(isTimeZone, fieldProblem('invalid'))),
  hours: z
    .array(
      z
        .strictObject({
          days: z.array(weekday).check(z.minLength(1), z.maxLength(7)),
          from: startTime,
          to: clockTime,
        })
        .check(z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'invalid' })),
    )
    .check(z.maxLength(mostSpells, fieldProblem('tooMany'))),
  closedOn: z.optional(z.array(z.iso.date()).check(z.maxLength(366, fieldProblem('tooMany')))),
})

/** GET .../agency-info (§3). `openDay` and `openHour` are words of the reader's language where the
 * hours are known, else the agency's own. */
export const agencyInfoSchema = z.object({
  companyName: z.string(),
  emailFrom: z.string(),
  companyTravelPhoneNumber: z.string(),
  openDay: z.string(),
  openHour: z.string(),
  /** Addition: the same hours as data. Without them only the agency's own text is shown. */
  opening: optionalAddition(z.nullable(openingHoursSchema)),
  /** Addition: an emergency number answered around the clock. */
  emergencyPhone: optionalAddition(z.nullable(z.string())),
})
export type AgencyInfo = z.infer<typeof agencyInfoSchema>
