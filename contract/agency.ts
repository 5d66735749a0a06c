import * as z from 'zod/mini'
import { optionalAddition } from './lenient.ts'

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))

/**
 * When somebody answers, by the agency's own clock. Days count from Monday, 1, to Sunday, 7; hours that end at or before
 * they begin run past midnight.
 */
export const openingHoursSchema = z.object({
  timeZone: z.string(),
  hours: z.array(
    z.object({ days: z.array(z.int().check(z.minimum(1), z.maximum(7))), from: clockTime, to: clockTime }),
  ),
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
  /** Ours: the same hours as a rule can read them; an agency that gives none is shown by its words alone. */
  opening: optionalAddition(z.nullable(openingHoursSchema)),
  /** Ours: answered at any hour, for emergencies on the way. */
  emergencyPhone: optionalAddition(z.nullable(z.string())),
})
export type AgencyInfo = z.infer<typeof agencyInfoSchema>
