import * as z from 'zod/mini'
import { tripFieldValueSchema } from '#contract/trips/tripFieldValues.ts'
import { pageOf } from '#contract/wire/envelope.ts'
import { addition, listOf, optionalAddition, withFallback } from '#contract/wire/lenient.ts'

/** The orders of the rows of a report; by name of travelers rather than by score, so that nobody is ranked. */
export const scoreRowOrders = ['missedSavings', 'totalSpent', 'count', 'name'] as const
export type ScoreRowOrder = (typeof scoreRowOrders)[number]

/** The orders of a list of bookings: by day of booking, by day of departure, and by amounts. */
export const scoreBookingOrders = ['newest', 'totalSpent', 'missedSavings', 'departure'] as const
export type ScoreBookingOrder = (typeof scoreBookingOrders)[number]

/** The four key performance indicators of a booking; each has a score of 0–10 (§3). */
export const kpis = ['advancedPurchase', 'hotelAttachment', 'lowestFareAcceptance', 'onlineAdoption'] as const
export type Kpi = (typeof kpis)[number]

/** How a booking was made: in the booking tool alone, in the tool and then changed by an agent, or by an agent. */
export const bookingTypes = ['online', 'assisted', 'agent'] as const
export type BookingType = (typeof bookingTypes)[number]

/** A domestic trip stays in the country where it begins. */
export const travelTypes = ['domestic', 'international'] as const
export type TravelType = (typeof travelTypes)[number]

/** Categories of spending; `fee` is the price of changes. */
export const spendingCategories = ['flight', 'train', 'hotel', 'car', 'fee'] as const
export type SpendingCategory = (typeof spendingCategories)[number]

/** The cost center of an address for the bookings without one. */
export const withoutCostCenter = 'none'

const score = z.nullable(z.number())
const currencyCode = z.string().check(z.length(3))

const spendingSchema = z.object({ category: withFallback(z.enum(spendingCategories), 'fee'), amount: z.number() })

/**
 * Scores and money of some bookings over a period (§3 score summary). Scores are 0–10; null without enough bookings.
 * Amounts are in the reporting currency, with tax; bookings in other currencies count in the scores and stand in
 * `otherCurrencies`. Cancelled bookings count in the amounts, less their refunds, and not in the scores.
 */
export const scoreSummarySchema = z.object({
  /** The mean of the four averages that there are. */
  avgOverallScore: score,
  avgAdvancedPurchaseScore: score,
  avgHotelAttachmentScore: score,
  avgLowestFareAcceptanceScore: score,
  avgOnlineAdoptionScore: score,
  /** Paid less refunded. */
  totalSpent: z.number(),
  missedSavingsTotalSpendPercentage: z.number(),
  /** The savings and the missed savings together. */
  potentialSavings: z.number(),
  /** Bookings, cancelled ones too. */
  count: z.int(),
  spending: addition(listOf(spendingSchema), []),
  /** The group that the row is about; null for another row. The same holds for the next two. */
  group: addition(z.nullable(z.string()), null),
  /** The id of the cost centre. */
  costCenter: addition(z.nullable(z.string()), null),
  travellerEmail: addition(z.nullable(z.string()), null),
  /** The place among the rows by overall score, 1 for the best; null for travelers, who are not ranked. */
  ranking: addition(z.nullable(z.int()), null),
  /** Addition: paid above the lowest price that was offered for the same booking. */
  missedSavings: addition(z.number(), 0),
  /** Addition: reference price less what was paid, over the bookings with a reference price. */
  savings: addition(z.number(), 0),
  /** Addition: `savings` as a share of the reference prices, in percent. */
  savingsPercentage: addition(z.number(), 0),
  /** Addition: the bookings that `savings` is made of: those with a reference price, what was paid for them, and it. */
  referenced: optionalAddition(z.object({ count: z.int(), paid: z.number(), total: z.number() })),
  /** Addition: name of the group, cost centre or traveler, in the language of the answer; empty where unknown. */
  name: addition(z.string(), ''),
  /** Addition. */
  cancelledCount: addition(z.int(), 0),
  /** Addition: true where scores are withheld, as too few bookings are rated (`limits.ratedBookings`). */
  isSuppressed: addition(z.boolean(), false),
  /** Addition: rated bookings of each indicator. The other bookings that are not cancelled are not applicable to it. */
  applicable: optionalAddition(z.record(z.enum(kpis), z.int())),
  /** Addition: bookings in other currencies, which no amount above includes. */
  otherCurrencies: addition(listOf(z.object({ currency: currencyCode, count: z.int(), totalSpent: z.number() })), []),
})
export type ScoreSummary = z.infer<typeof scoreSummarySchema>

/** A report's period, `yyyy-MM-dd`, both days included, by day of booking; and the instant of its figures. */
const reportHead = {
  from: z.iso.date(),
  to: z.iso.date(),
  asOf: z.iso.datetime(),
  currency: currencyCode,
}

/** The subject of a report, by name; null where it covers all, or where the company has no such thing. */
const reportNamesSchema = z.object({
  group: z.nullable(z.string()),
  costCenter: z.nullable(z.string()),
  traveller: z.nullable(z.string()),
})

/**
 * GET reports/score/companies/{id}/summaries, /groups, /groups/{groupId}, /cost-centers/{costCenter}, /travellers,
 * /travellers/{travellerEmail} and /cost-centers/{costCenter}/travellers/{travellerEmail} (§7): the summary of all, and
 * of each row one level below, a page at a time. A traveler has no rows.
 */
export const scoreReportSchema = z.extend(pageOf(scoreSummarySchema), {
  ...reportHead,
  summary: scoreSummarySchema,
  /** Addition: the company's bookings are known from the first day of the period; else it is only partly covered. */
  isCovered: addition(z.boolean(), true),
  /** Addition: names in the language of the answer. */
  names: optionalAddition(reportNamesSchema),
})
export type ScoreReport = z.infer<typeof scoreReportSchema>

/** A month of the travel trends chart; `month` is `yyyy-MM`. */
export const monthlySummarySchema = z.object({
  month: z.string(),
  totalSpent: z.number(),
  missedSavings: z.number(),
  /** Addition. The same holds for the next field. */
  count: addition(z.int(), 0),
  avgOverallScore: addition(score, null),
})
export type MonthlySummary = z.infer<typeof monthlySummarySchema>
/** GET reports/score/companies/{id}/monthly-summaries (§7): every month of the period, oldest first. */
export const monthlySummaryListSchema = listOf(monthlySummarySchema)

/** A booking with its indicators (§3 per-trip KPI breakdown). Days are `yyyy-MM-dd`. */
export const kpiBreakdownSchema = z.object({
  internalInvoiceDetailsId: z.string(),
  /** The lowest price was taken; null where it is not known. */
  acceptedLowestFare: z.nullable(z.boolean()),
  /** Null for all but overnight trips by air or rail, and for a trip whose stay somebody else arranges. */
  attachedHotel: z.nullable(z.boolean()),
  bookingType: withFallback(z.enum(bookingTypes), 'agent'),
  daysAway: z.int(),
  daysBookInAdvance: z.int(),
  grossAmount: z.number(),
  /** The lowest price offered for the same booking as a whole: ticket, hotel and car. */
  lowFare: z.nullable(z.number()),
  /** Null for a booking that was not compared with the travel policy. */
  policyRespected: z.nullable(z.boolean()),
  travelType: withFallback(z.enum(travelTypes), 'international'),
  /** 0–10; null where the indicator does not apply. */
  advancedPurchaseScore: score,
  hotelAttachmentScore: score,
  lowestFareAcceptanceScore: score,
  onlineAdoptionScore: score,
  overallScore: score,
  /** Addition. The same holds for all fields below. */
  bookingId: addition(z.string(), ''),
  currency: addition(z.string(), ''),
  travellerName: addition(z.string(), ''),
  travellerEmail: addition(z.string(), ''),
  costCenter: addition(z.nullable(z.string()), null),
  costCenterName: addition(z.string(), ''),
  bookedOn: addition(z.string(), ''),
  /** The second clock: the day of ticketing; null where it is not known. */
  ticketedOn: addition(z.nullable(z.string()), null),
  startsOn: addition(z.string(), ''),
  endsOn: addition(z.string(), ''),
  origin: addition(z.string(), ''),
  destination: addition(z.string(), ''),
  destinationCountry: addition(z.string(), ''),
  isCancelled: addition(z.boolean(), false),
  nights: addition(z.int(), 0),
  hotelNights: addition(z.int(), 0),
  /** Paid, fees included, less what was refunded. */
  totalSpent: addition(z.number(), 0),
  refunded: addition(z.number(), 0),
  missedSavings: addition(z.number(), 0),
  /** The price without any discount; null where it is not known. */
  referenceFare: addition(z.nullable(z.number()), null),
  /** `referenceFare` less what was paid; null without one, and for a canceled booking. */
  savings: addition(z.nullable(z.number()), null),
  spending: addition(listOf(spendingSchema), []),
  policyReason: addition(z.nullable(z.string()), null),
  isUsedAsGhost: addition(z.boolean(), false),
  isEligible: addition(z.boolean(), false),
  isGroupEvent: addition(z.boolean(), false),
  /** The trip in Waymark is the reader's own: it can be opened. */
  isOwnTrip: addition(z.boolean(), false),
  /** The trip's values of the company's own fields; missing without any. */
  fields: optionalAddition(listOf(tripFieldValueSchema)),
})
export type KpiBreakdown = z.infer<typeof kpiBreakdownSchema>

/** GET reports/score/companies/{id}/bookings, an addition: the bookings behind a summary, newest first. */
export const kpiPageSchema = z.extend(pageOf(kpiBreakdownSchema), reportHead)
export type KpiPage = z.infer<typeof kpiPageSchema>

/**
 * GET reports/score/companies/{id}/companySettings (§7): the currency of reports, those that bookings were made in, and
 * the first day with a booking.
 */
export const scoreSettingsSchema = z.object({
  reportingCurrency: currencyCode,
  currencies: addition(listOf(currencyCode), []),
  firstDay: addition(z.nullable(z.iso.date()), null),
  months: addition(z.int(), 12),
})
export type ScoreSettings = z.infer<typeof scoreSettingsSchema>

/** A step of a scale: from this number of days on, the score. */
const bandSchema = z.object({ days: z.int(), score: z.number() })

/**
 * GET reports/score/companies/{id}/formulas, an addition: how each score is computed, as the server computes it. Texts
 * are in the language of the answer.
 */
export const scoreFormulasSchema = z.object({
  formulas: listOf(
    z.object({
      kpi: z.enum([...kpis, 'overall']),
      formula: z.string(),
      /** When the indicator does not apply. */
      notApplicable: z.string(),
    }),
  ),
  /** The longest time first. */
  advancePurchase: z.object({ domestic: z.array(bandSchema), international: z.array(bandSchema) }),
  online: z.record(z.enum(bookingTypes), z.number()),
  ratedBookings: z.int(),
})
export type ScoreFormulas = z.infer<typeof scoreFormulasSchema>

/** Days after their registration during which people count among `newUsers`. */
export const newUserDays = 90

/** A place of fewer people is not named to finance officers: only risk advisors learn where somebody is. */
export const fewestShown = 3

/** People in a city; without a city in the rest of its country, and without both elsewhere. */
const peopledCitySchema = z.object({ city: z.string(), countryCode: z.string(), travellers: z.int() })

/** GET reports/score/companies/{id}/overview: the figures of a company on Home (§2). */
export const companyOverviewSchema = z.object({
  asOf: z.iso.datetime(),
  currency: currencyCode,
  usersTravelling: z.int(),
  upcomingTrips: z.int(),
  newUsers: z.int(),
  travellingNow: z.array(peopledCitySchema),
  travellingSoon: z.array(peopledCitySchema),
  summary: scoreSummarySchema,
  months: z.array(monthlySummarySchema),
})
export type CompanyOverview = z.infer<typeof companyOverviewSchema>
