import * as z from 'zod/mini'
import { localDate, localDateTime, recordId } from './envelope.ts'
import { countryCode, fieldLimits, requiredLine, searchTerm } from './fields.ts'
import { addition, listOf, optionalAddition } from './lenient.ts'

const coordinate = String.raw`-?\d{1,3}(?:\.\d{1,6})?`
const areaPattern = new RegExp(`^${coordinate},${coordinate}(?: ${coordinate},${coordinate}){2,99}$`)
const circlePattern = new RegExp(`^${coordinate},${coordinate},[1-9]\\d{0,3}$`)

/**
 * Query of the itinerary report (§4, §7): every parameter of §7, and what we add. A backend without `findtravelers`
 * among its additions refuses the latter.
 */
export const itineraryReportParameters = {
  countryCode: z.optional(countryCode),
  cityCode: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  flightNumber: z.optional(z.string().check(z.regex(/^\d{1,4}[A-Z]?$/))),
  airlineCode: z.optional(z.string().check(z.regex(/^[A-Z0-9]{2,3}$/))),
  /** `yyyy-MM-dd`, local to the place. The default of both is one day before and after today. */
  fromDate: z.optional(localDate),
  toDate: z.optional(localDate),
  /** Addition: part of a traveller's name, or of their e-mail address. */
  term: searchTerm,
  /** Addition: an area as a ring of points: `45.50,-73.55 45.60,-73.40 45.40,-73.40`, 3 to 100 of them, or a circle. */
  area: z.optional(z.string().check(z.maxLength(4000), z.regex(areaPattern))),
  /** Addition: a circle: `45.50,-73.55,100` is within 100 km of a point. */
  near: z.optional(z.string().check(z.maxLength(60), z.regex(circlePattern))),
  /** Addition: arrived in a country within the last 24 hours. */
  arrivedRecently: z.optional(z.enum(['true'])),
  /** Addition: was asked by a roll call that is open, and did not answer. */
  noAnswer: z.optional(z.enum(['true'])),
  /** Addition: concerned by this alert. */
  alertId: z.optional(recordId),
}

/** Row of GET companies/{companyId}/risk/searches, an addition: a search that the reader has stored, with its name. */
export const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the page, without its `?`. */
  query: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>
export const savedSearchListSchema = listOf(savedSearchSchema)
export const newSavedSearchSchema = z.strictObject({
  name: requiredLine(fieldLimits.name),
  query: z.string().check(z.maxLength(2000), z.regex(/^[\w.,:;%&=+~-]*$/)),
})
export const mostSavedSearches = 20

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
  /** The hotel or rental of today, or the next one. */
  staysAt: z.nullable(z.object({ name: z.string(), address: z.nullable(z.string()), until: localDateTime })),
  emergencyContact: z.nullable(z.object({ name: z.string(), relationship: z.nullable(z.string()), phone: z.string() })),
  agency: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()), email: z.nullable(z.string()) })),
})
export type ContactCard = z.infer<typeof contactCardSchema>

/** GET countries (§7): `term`, `cultureCode`. GET cities likewise. GET flights: `term`, such as `AC 87`. */
export const countryOptionsSchema = listOf(z.object({ countryName: z.string(), countryCode: z.string() }))
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
export const flightOptionsSchema = listOf(z.object({ airlineCode: z.string(), flightNumber: z.string() }))
