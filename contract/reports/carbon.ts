import * as z from 'zod/mini'
import { localDate, pageOf } from '#contract/wire/envelope.ts'
import { addition, listOf, recordVersion, withFallback } from '#contract/wire/lenient.ts'
import { segmentKindSchema } from '#contract/trips/trips.ts'

/** The carbon footprint of travel (§2 `/carbon-footprint`): all of it is an addition, offered under `carbon`. */

/** Counted by its itinerary, estimated from what a person entered by hand, or not counted. */
export const legStatuses = ['counted', 'estimated', 'notCounted'] as const
export type LegStatus = (typeof legStatuses)[number]

/**
 * How well the distance or the nights of a leg are known: by its own flight, train or stay (`distance`), by the cities
 * alone (`typical`), or not (`missing`).
 */
export const legQualities = ['distance', 'typical', 'missing'] as const
export type LegQuality = (typeof legQualities)[number]

/**
 * Why a leg is not counted: a place without a known position, a hotel in a country without a factor, a rental whose
 * distance nobody knows, or a booking known without an itinerary.
 */
export const legGaps = ['unknownPlace', 'noCountryFactor', 'noDistance', 'noItinerary'] as const
export type LegGap = (typeof legGaps)[number]

/** A passenger, a vehicle or a room over a distance or a night. Miles are statute miles. */
export const factorUnits = ['passengerKm', 'passengerMile', 'vehicleKm', 'vehicleMile', 'roomNight'] as const
export type FactorUnit = (typeof factorUnits)[number]

const kg = z.number()
const kind = withFallback(segmentKindSchema, 'flight')

/** Kilograms by one edition of factors: totals over several sets are never shown without their parts. */
const partSchema = z.object({ edition: z.string(), kg })

/** The emissions of a period. Days are days of travel, `yyyy-MM-dd`, both included. */
const totalsSchema = z.object({
  from: localDate,
  to: localDate,
  kg,
  parts: listOf(partSchema),
  /** Trips with a leg in the period. */
  trips: z.int(),
  /** Kilometres of the flights, trains and rentals that are counted or estimated. */
  km: z.number(),
})

/** Legs, and their share of all legs, in percent. */
const countSchema = z.object({ legs: z.int(), percent: z.number() })

/** An edition of factors, with what its licence asks for. */
const editionSchema = z.object({
  id: z.string(),
  publisher: z.string(),
  name: z.string(),
  year: z.int(),
  sourceUrl: z.string(),
  licence: z.string(),
  licenceUrl: z.string(),
  attribution: z.string(),
  /** `CO2` where the other greenhouse gases are not in the values. */
  gas: withFallback(z.enum(['CO2e', 'CO2']), 'CO2e'),
})
export type CarbonEdition = z.infer<typeof editionSchema>

/** A factor that legs of the period were computed with, as it was then. */
const usedFactorSchema = z.object({
  id: z.string(),
  edition: z.string(),
  unit: z.string(),
  value: z.number(),
  /** Radiative forcing is in the value. */
  hasForcing: z.boolean(),
  legs: z.int(),
})
export type UsedFactor = z.infer<typeof usedFactorSchema>

/** Flights between two cities with a direct train, and what the train would emit for as many journeys. */
const railRouteSchema = z.object({
  from: z.string(),
  to: z.string(),
  flights: z.int(),
  kg,
  railKg: kg,
  factorId: z.string(),
  /** Travel time of the direct train. */
  minutes: z.int(),
})
export type RailRoute = z.infer<typeof railRouteSchema>

/** GET reports/carbon/companies/{id}/footprint: the emissions of the company, or of the caller, in a period. */
export const footprintSchema = z.object({
  /** `company` for a FinancialOfficer, else `own`. */
  scope: withFallback(z.enum(['company', 'own']), 'own'),
  asOf: z.iso.datetime(),
  withRadiativeForcing: z.boolean(),
  totals: totalsSchema,
  /** The period before (`previousDays` of `reportPeriods.ts`). */
  previous: totalsSchema,
  /** The company's trips are known from the first day of the period before; else nothing is compared. */
  isPreviousCovered: addition(z.boolean(), true),
  /** False where the two periods were computed with different editions of one set: the change is then also theirs. */
  isComparable: z.boolean(),
  months: listOf(z.object({ month: z.string(), kg })),
  /** `kg` is null where no leg of the kind is counted: the emissions are not known, which is not zero. */
  modes: listOf(z.object({ kind, kg: z.nullable(kg), legs: z.int(), notCounted: z.int() })),
  /** Empty for a traveler. `costCenter` is `none` for trips without one. */
  costCenters: listOf(z.object({ costCenter: z.string(), name: z.string(), kg, trips: z.int() })),
  /** Flights and trains between two cities in both directions, the most emissions first. */
  routes: listOf(z.object({ from: z.string(), to: z.string(), kind, legs: z.int(), km: z.number(), kg })),
  coverage: z.object({
    legs: z.int(),
    counted: countSchema,
    estimated: countSchema,
    notCounted: countSchema,
    gaps: listOf(z.object({ reason: z.enum(legGaps), kind, legs: z.int() })),
  }),
  quality: z.object({ distance: countSchema, typical: countSchema, missing: countSchema }),
  /** Kilograms of a trip with a counted leg, and of a kilometre; null without one. */
  intensity: z.object({ perTrip: z.nullable(z.number()), perKm: z.nullable(z.number()) }),
  rail: z.object({
    /** Flights of at most so many kilometres are compared. */
    longestKm: z.int(),
    routes: listOf(railRouteSchema),
    flights: z.int(),
    kg,
    railKg: kg,
    /** Flights as short, between cities for which no direct train is known. */
    flightsWithoutTrain: z.int(),
  }),
  editions: listOf(editionSchema),
  factors: listOf(usedFactorSchema),
})
export type Footprint = z.infer<typeof footprintSchema>

/** The orders of the list of trips; the first is the usual one. */
export const footprintTripSorts = ['startsOn:desc', 'startsOn:asc', 'kg:desc', 'kg:asc'] as const
export type FootprintTripSort = (typeof footprintTripSorts)[number]

/** A trip with its emissions in the period. */
export const footprintTripSchema = z.object({
  id: z.string(),
  bookingId: z.string(),
  startsOn: localDate,
  origin: z.string(),
  destination: z.string(),
  /** Empty for a traveler, whose trips are their own. */
  travellerName: z.string(),
  kinds: listOf(segmentKindSchema),
  km: z.number(),
  kg,
  legs: z.int(),
  notCounted: z.int(),
  isEstimated: z.boolean(),
  /** The trip can be opened in Waymark. */
  isOwnTrip: z.boolean(),
})
export type FootprintTrip = z.infer<typeof footprintTripSchema>
/** GET reports/carbon/companies/{id}/trips, a page at a time. */
export const footprintTripPageSchema = pageOf(footprintTripSchema)
export type FootprintTripPage = z.infer<typeof footprintTripPageSchema>

/** The largest budgets and prices. */
export const carbonTargetLimits = {
  /** Tonnes a year. */
  budgetTonnes: 1_000_000,
  /** The price of a tonne, in the main unit of the currency. */
  pricePerTonne: 10_000,
  budgets: 11,
} as const

const budgetSchema = z.object({
  year: z.int().check(z.minimum(2000), z.maximum(2200)),
  kg: z.number().check(z.positive(), z.maximum(carbonTargetLimits.budgetTonnes * 1000)),
})
const pricePerTonne = z.nullable(
  z.number().check(z.positive(), z.maximum(carbonTargetLimits.pricePerTonne), z.multipleOf(0.01)),
)

/** GET reports/carbon/companies/{id}/targets: the carbon budgets and the internal carbon price of the company. */
export const carbonTargetsSchema = z.object({
  /** Years with a budget, the oldest first. */
  budgets: listOf(
    z.object({
      year: z.int(),
      kg,
      /** Travelled until today, with radiative forcing. */
      used: kg,
      /** Booked from tomorrow until the end of the year. */
      booked: kg,
    }),
  ),
  /** In the reporting currency; null where the company has none. */
  pricePerTonne: z.nullable(z.number()),
  currency: z.string(),
  version: recordVersion,
})
export type CarbonTargets = z.infer<typeof carbonTargetsSchema>

/** PUT of the same. `version` is the one that the change was made from; 0 where nothing was set. */
export const carbonTargetsChangeSchema = z.strictObject({
  budgets: z.array(z.strictObject(budgetSchema.shape)).check(z.maxLength(carbonTargetLimits.budgets)),
  pricePerTonne,
  version: z.int().check(z.minimum(0)),
})
export type CarbonTargetsChange = z.infer<typeof carbonTargetsChangeSchema>
