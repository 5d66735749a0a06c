import * as z from 'zod/mini'
import { holdsCardNumber } from '#contract/fields/cardNumbers.ts'
import { localDate, localDateTime, recordId } from '#contract/wire/envelope.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { countryCode, fieldLimits, requiredLine, searchTerm } from '#contract/fields/fields.ts'
import { addition, listOf, optionalAddition } from '#contract/wire/lenient.ts'
import { circleText, ringText } from './searchedArea.ts'

/** Whether a search can name a day: later years have more digits in some of the texts that are compared with it. */
export const isSearchedDay = (day: string): boolean => day >= '2000-01-01' && day <= '2100-12-31'
const searchedDay = localDate.check(z.refine(isSearchedDay, fieldProblem('invalid')))

/**
 * Query of the itinerary report (§4, §7): every parameter of §7, and what we add. A backend without `findtravelers`
 * among its additions refuses the latter.
 */
export const itineraryReportParameters = {
  countryCode: z.optional(countryCode),
  cityCode: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  flightNumber: z.optional(z.string().check(z.regex(/^\d{1,4}[A-Z]?$/))),
  airlineCode: z.optional(z.string().check(z.regex(/^[A-Z0-9]{2,3}$/))),
  /**
   * `yyyy-MM-dd`, local to the place: people who are there, or on the way there, on one of these days. Without
   * `fromDate` a search of places is about those where people still are, or will be.
   */
  fromDate: z.optional(searchedDay),
  toDate: z.optional(searchedDay),
  /** Addition: part of a traveler's name, or of their e-mail address. */
  term: searchTerm,
  /**
   * Addition: an area as a ring of points: `45.50,-73.55 45.60,-73.40 45.40,-73.40`. Over the antimeridian it goes on
   * with longitudes above 180; see `ringOf`.
   */
  area: z.optional(ringText),
  /** Addition: a circle: `45.50,-73.55,100` is within 100 km of a point. */
  near: z.optional(circleText),
  /** Addition: arrived in a country within the last 24 hours. */
  arrivedRecently: z.optional(z.enum(['true', 'false'])),
  /** Addition: was asked by a roll call that is open, and did not answer. */
  noAnswer: z.optional(z.enum(['true', 'false'])),
  /** Concerned by an alert that is current, and no mere announcement. */
  searchByTravelBreakingNews: z.optional(z.enum(['true', 'false'])),
  /** Addition: concerned by this alert. */
  alertId: z.optional(recordId),
}

/** Row of GET companies/{companyId}/risk/searches, an addition: a search that the reader has stored, with its name. */
export const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the page, without its `?`, and without the name of a person. */
  query: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>
export const savedSearchListSchema = listOf(savedSearchSchema)

const circles = ['area', 'near', 'at']

/** Whether no parameter holds a card number. Coordinates do not count: their digits can look like one. */
const isWithoutCard = (query: string): boolean =>
  [...new URLSearchParams(query)].every(
    ([name, value]) => (circles.includes(name) && /^[\d.,;\s-]*$/.test(value)) || !holdsCardNumber(`${name} ${value}`),
  )

export const newSavedSearchSchema = z.strictObject({
  name: requiredLine(fieldLimits.name),
  query: z
    .string()
    .check(
      z.maxLength(2000, { abort: true }),
      z.regex(/^[\w.,:;%&=+~-]*$/),
      z.refine(isWithoutCard, fieldProblem('cardInText')),
    ),
})

/** The emergency contact of a traveler that is called first; `phone` is whole, with its extension after `#`. */
export const personToCallSchema = z.object({
  name: z.string(),
  relationship: z.nullable(z.string()),
  phone: z.string(),
})
export type PersonToCall = z.infer<typeof personToCallSchema>

/** Days after the end of a trip in which its card has the emergency contact of the traveler. */
export const emergencyContactDays = 7

/**
 * GET companies/{companyId}/itineraryreport/contacts/{bookingId}, an addition: whom to reach about a trip. It is asked
 * for when a risk advisor opens the card, and noted as a view.
 */
export const contactCardSchema = z.object({
  bookingId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  isVip: z.boolean(),
  /** The hotel of now, or the next one. */
  staysAt: z.nullable(z.object({ name: z.string(), address: z.nullable(z.string()), until: localDateTime })),
  /** Null for a guest, for a canceled trip, and for one that ended more than `emergencyContactDays` ago. */
  emergencyContact: z.nullable(personToCallSchema),
  agency: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()), email: z.nullable(z.string()) })),
})
export type ContactCard = z.infer<typeof contactCardSchema>

/** GET cities (§7): `term`, `cultureCode`; at most 20, the best match first. */
export const cityOptionsSchema = listOf(
  z.object({
    cityName: z.string(),
    cityCode: z.string(),
    /** Addition. */
    countryCode: addition(z.string(), ''),
    /** Addition, in degrees: for "within n km of" this city. */
    latitude: optionalAddition(z.number()),
    longitude: optionalAddition(z.number()),
  }),
)
/**
 * GET flights (§7): `term`, such as `AC 87`. The flights of the company's trips that are not over, for risk advisors; at
 * most 20, by number.
 */
export const flightOptionsSchema = listOf(z.object({ airlineCode: z.string(), flightNumber: z.string() }))
