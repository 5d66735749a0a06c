import * as z from 'zod/mini'
import { localDate } from '#contract/wire/envelope.ts'
import { calendarDay, countryCode } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { withFallback, listOf } from '#contract/wire/lenient.ts'
import { countsSince, freeMovement } from './schengen.ts'

/** Limits of what a person declares. */
export const staysLimits = {
  /** Days before today that a declared stay may begin: the 180 days, and the year in which it is shown. */
  daysBack: 731,
  daysAhead: 731,
  /** A trip that would be over the limit is urgent from this many days before it begins. */
  urgentDays: 30,
} as const

/** Rights to stay beyond the limit of short stays. */
export const permitKinds = ['residencePermit', 'longStayVisa', 'citizenship'] as const
export type PermitKind = (typeof permitKinds)[number]

const overstaySchema = z.object({
  /** The highest day reached: 93 of 90. */
  day: z.int(),
  of: z.int(),
  /** The first day over the limit. */
  from: localDate,
})

const permitFields = {
  id: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  kind: z.enum(permitKinds),
  /** Null for a citizenship. */
  validFrom: z.nullable(localDate),
  validUntil: z.nullable(localDate),
}
export const permitSchema = z.object(permitFields)
export type Permit = z.infer<typeof permitSchema>

export const otherStaySchema = z.object({ id: z.string(), country: z.string(), from: localDate, until: localDate })
export type OtherStay = z.infer<typeof otherStaySchema>

/** Why no limit counts for the person: a passport of a member, which is taken for its citizenship, or a declared one. */
const exemptionSchema = z.object({ by: z.enum(['passport', 'citizenship']), country: z.string() })

/** Days in a country; a trip has its record locator. Both ends are included, in local time. */
const stayRowSchema = z.object({
  country: z.string(),
  from: localDate,
  until: localDate,
  source: withFallback(z.enum(['trip', 'declared']), 'trip'),
  bookingId: z.nullable(z.string()),
})
export type StayRow = z.infer<typeof stayRowSchema>

/** A trip ahead or under way to the Schengen area. */
const plannedTripSchema = z.object({
  bookingId: z.string(),
  /** The members and territories that it visits, in its order. */
  countries: z.array(z.string()),
  from: localDate,
  until: localDate,
  /** The days of the trip that count. */
  days: z.int(),
  /** The days used on its last counted day, itself included. */
  used: z.int(),
  overstay: z.nullable(overstaySchema),
  /** Whether the trip leads out of the area again; otherwise only its known days count. */
  leaves: z.boolean(),
})
export type PlannedTrip = z.infer<typeof plannedTripSchema>

/**
 * GET companies/{c}/profiles/{p}/stays: days abroad of a person, from trips and from what the person has declared. Days
 * are local to their place. It is information and no decision: the border decides.
 */
export const staysSchema = z.object({
  /** At the home airport. */
  today: localDate,
  /** The first of the 180 days that end today. */
  windowFrom: localDate,
  /** The days that count in these 180 days; 0 for an exempt person. */
  used: z.int(),
  remaining: z.int(),
  /** The most days in a row for an entry today. */
  longest: z.int(),
  exempt: z.nullable(exemptionSchema),
  /** Whether the profile has a passport; without one nothing is known of a citizenship. */
  hasPassport: z.boolean(),
  /** The member where the person lives by their profile: days there are left out, whatever their time. */
  residence: z.nullable(z.string()),
  stays: listOf(stayRowSchema),
  planned: listOf(plannedTripSchema),
  year: z.int(),
  /** Days of the year in each country, until today and ahead. */
  countries: listOf(z.object({ country: z.string(), past: z.int(), ahead: z.int() })),
  permits: listOf(permitSchema),
  other: listOf(otherStaySchema),
})
export type Stays = z.infer<typeof staysSchema>

/** Whether a right of this kind in a country has an effect on the count: of a member, or a citizenship of free movement. */
export const canPermit = (kind: PermitKind, country: string): boolean =>
  kind === 'citizenship' ? freeMovement.includes(country) : countsSince(country) !== undefined

const isOrdered = (from: string | null, until: string | null) => from === null || until === null || from <= until

/**
 * Body of POST .../stays/permits. A citizenship has no days, the others have both; the country is a member, or for a
 * citizenship one of free movement.
 */
export const newPermitSchema = z
  .strictObject({
    country: countryCode,
    kind: z.enum(permitKinds, fieldProblem('required')),
    validFrom: z.nullable(calendarDay),
    validUntil: z.nullable(calendarDay),
  })
  .check(
    z.refine(({ kind, country }) => canPermit(kind, country), {
      error: fieldProblem('notMember'),
      path: ['country'],
    }),
    z.refine(({ kind, validFrom }) => kind === 'citizenship' || validFrom !== null, {
      error: fieldProblem('required'),
      path: ['validFrom'],
    }),
    z.refine(({ kind, validUntil }) => kind === 'citizenship' || validUntil !== null, {
      error: fieldProblem('required'),
      path: ['validUntil'],
    }),
    z.refine(({ validFrom, validUntil }) => isOrdered(validFrom, validUntil), {
      error: fieldProblem('endBeforeStart'),
      path: ['validUntil'],
    }),
  )
export type NewPermit = z.infer<typeof newPermitSchema>

/** Body of POST .../stays/other: days abroad that no trip of Waymark has. */
export const newOtherStaySchema = z
  .strictObject({ country: countryCode, from: calendarDay, until: calendarDay })
  .check(
    z.refine(({ from, until }) => isOrdered(from, until), { error: fieldProblem('endBeforeStart'), path: ['until'] }),
  )
export type NewOtherStay = z.infer<typeof newOtherStaySchema>
