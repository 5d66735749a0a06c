import * as z from 'zod/mini'
import { localDate, pageOf } from '#contract/wire/envelope.ts'
import { addition, listOf, withFallback } from '#contract/wire/lenient.ts'

/** Numbers of the list of certified hotels, an addition. */
export const certifiedHotelLimits = {
  /** Rows of a page. */
  page: 20,
  /** A certificate that lapses within so many days counts as lapsing. */
  lapsingDays: 90,
} as const

/**
 * Schemes that certify hotels. GSTC is none of them: it recognizes standards and accredits bodies that certify, and is
 * told in `gstc`.
 */
export const certificateSchemes = ['leed', 'greenKey', 'breeam', 'earthCheck'] as const
export type CertificateScheme = (typeof certificateSchemes)[number]

/** The building as it was built, or how the hotel is run. */
export const certificateKinds = ['building', 'operation'] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** The levels of each scheme, lowest first; levels of different schemes cannot be compared. */
export const schemeLevels = {
  leed: ['certified', 'silver', 'gold', 'platinum'],
  greenKey: ['awarded'],
  breeam: ['pass', 'good', 'veryGood', 'excellent', 'outstanding'],
  earthCheck: ['bronze', 'silver', 'gold', 'platinum', 'master'],
} as const satisfies Record<CertificateScheme, readonly string[]>

/** Every level once, for the filter. */
export const certificateLevels = [
  'awarded',
  'certified',
  'bronze',
  'silver',
  'gold',
  'platinum',
  'master',
  'pass',
  'good',
  'veryGood',
  'excellent',
  'outstanding',
] as const
export type CertificateLevel = (typeof certificateLevels)[number]

/** The points from which each level of LEED begins, highest first, since its version 3. */
const leedFrom = [
  ['platinum', 80],
  ['gold', 60],
  ['silver', 50],
  ['certified', 40],
] as const

/** The level of LEED for its points; undefined below the lowest. */
export const leedLevel = (points: number): (typeof schemeLevels.leed)[number] | undefined =>
  leedFrom.find(([, least]) => points >= least)?.[0]

/** By today: `lapsing` lapses within `certifiedHotelLimits.lapsingDays`. A certificate without an end is `valid`. */
export const certificateStates = ['valid', 'lapsing', 'lapsed'] as const
export type CertificateState = (typeof certificateStates)[number]

/**
 * The certificates that a list looks for: in force (`valid` or `lapsing`), of one state, or all. A list without a choice
 * has those in force.
 */
export const certificateValidities = ['inForce', ...certificateStates, 'all'] as const
export type CertificateValidity = (typeof certificateValidities)[number]

/** A certificate of a hotel. */
const hotelCertificateSchema = z.object({
  id: z.string(),
  scheme: z.enum(certificateSchemes),
  kind: z.enum(certificateKinds),
  level: z.enum(certificateLevels),
  /** LEED: points; BREEAM: percent. Null where the scheme has none, or they are not published. */
  points: z.nullable(z.number()),
  /** The rating system and its version, as the scheme writes them. */
  ratingSystem: z.string(),
  /** The number under which the scheme lists the certificate. */
  certificateNumber: z.string(),
  issuedOn: localDate,
  /** Its last day; null where the scheme certifies a building for good. */
  validUntil: z.nullable(localDate),
  /** The body that checked the hotel. */
  verifiedBy: z.string(),
  /** GSTC has recognized the standard, or accredited the body that certified by it; null for neither. */
  gstc: withFallback(z.nullable(z.enum(['recognized', 'accredited'])), null),
  state: z.enum(certificateStates),
})
export type HotelCertificate = z.infer<typeof hotelCertificateSchema>

/**
 * The emissions of a room and night by a set of factors: the average of the hotel's country, or of its city where the
 * set has one. It says nothing about the hotel itself.
 */
const nightEmissionsSchema = z.object({
  /** Kilograms of CO2e. */
  kg: z.number(),
  area: withFallback(z.enum(['city', 'country']), 'country'),
  /** The edition: its publisher, its name with the year, and the year alone. */
  publisher: z.string(),
  edition: z.string(),
  year: z.int(),
})
export type NightEmissions = z.infer<typeof nightEmissionsSchema>

/** Row of GET companies/{companyId}/certified-hotels, an addition. */
export const certifiedHotelSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The name of its chain. */
  chain: z.string(),
  address: z.string(),
  /** IATA city code, and the name of the city and of the country in the language of the answer. */
  cityCode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  country: z.string(),
  /** The company prefers the hotel. */
  isPreferred: z.boolean(),
  /** An invented hotel of the demo. */
  isDemo: z.boolean(),
  /** Addition: null for a country that no set has a value for. */
  night: addition(z.nullable(nightEmissionsSchema), null),
  /** Those in force first. */
  certificates: listOf(hotelCertificateSchema),
})
export type CertifiedHotel = z.infer<typeof certifiedHotelSchema>

/** Orders of GET .../certified-hotels. `certificate` is by scheme, and within a scheme by level. */
export const certifiedHotelSorts = [
  'name:asc',
  'name:desc',
  'city:asc',
  'city:desc',
  'certificate:asc',
  'certificate:desc',
  'validUntil:asc',
  'validUntil:desc',
] as const
export type CertifiedHotelSort = (typeof certifiedHotelSorts)[number]

/**
 * GET .../certified-hotels: a page. Where the search is a city that has no such hotel, `nearest` has the nearest hotel
 * that the filters allow, and the great-circle distance from the center of the city in kilometers.
 */
export const certifiedHotelPageSchema = z.extend(pageOf(certifiedHotelSchema), {
  nearest: z.nullable(z.object({ searchedCity: z.string(), kilometres: z.number(), hotel: certifiedHotelSchema })),
})
export type CertifiedHotelPage = z.infer<typeof certifiedHotelPageSchema>
