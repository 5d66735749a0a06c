import * as z from 'zod/mini'
import { optionalAddition } from './lenient.ts'

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))

/**
 * Opening hours in the agency's time zone. Days count from Monday, 1, to Sunday, 7; hours that end at or before their
 * start run past midnight.
 */
export const openingHoursSchema = z.object({
  timeZone: z.string(),
  hours: z.array(
    z.object({ days: z.array(z.int().check(z.minimum(1), z.maximum(7))), from: clockTime, to: clockTime }),
  ),
  /** Addition: days on which the agency does not open, such as holidays, `yyyy-MM-dd` in its time zone. */
  closedOn: optionalAddition(z.array(z.iso.date())),
})
export type OpeningHours = z.infer<typeof openingHoursSchema>

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
