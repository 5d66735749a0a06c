import * as z from 'zod/mini'
import { addition, listOf, withFallback } from '#contract/wire/lenient.ts'
import { bookingTypes, spendingCategories } from './scores.ts'

/**
 * The days between booking and departure, in bands; `from` to `to`, null without an end. A band of each chart of the
 * booking window.
 */
export const bookingWindows = [
  { from: 0, to: 2 },
  { from: 3, to: 6 },
  { from: 7, to: 13 },
  { from: 14, to: 20 },
  { from: 21, to: null },
] as const

/** Destinations, and cost centers of a list, of an answer at most. */
export const insightRows = 10

const totalsSchema = z.object({
  /** Bookings, cancelled ones too. */
  bookings: z.int(),
  cancelled: z.int(),
  travellers: z.int(),
  nights: z.int(),
  /** In the reporting currency, as in score summaries. */
  totalSpent: z.number(),
  /** Null for one category: savings are missed on a whole booking. */
  missedSavings: z.nullable(z.number()),
  /** Mean price of a booking that was not cancelled; null without one, and for one category. */
  averagePrice: z.nullable(z.number()),
})
export type InsightTotals = z.infer<typeof totalsSchema>

const categoryAmount = z.object({
  category: withFallback(z.enum(spendingCategories), 'fee'),
  amount: z.number(),
  previous: z.number(),
})

/**
 * GET reports/insights/companies/{companyId}, an addition: totals of the bookings of a period, and of the period before
 * it (`previousDays` of `reportPeriods.ts`). Bookings count by their day of booking. With a category, bookings are those
 * that have it, and amounts are those of the category alone.
 */
export const insightsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  previousFrom: z.iso.date(),
  previousTo: z.iso.date(),
  /** The company's bookings are known from the first day of the period before; else changes compare unequal times. */
  isPreviousCovered: addition(z.boolean(), true),
  asOf: z.iso.datetime(),
  currency: z.string().check(z.length(3)),
  totals: totalsSchema,
  previous: totalsSchema,
  spending: listOf(categoryAmount),
  /** Spending of each month by category; oldest first. */
  months: listOf(z.object({ month: z.string(), spending: listOf(z.omit(categoryAmount, { previous: true })) })),
  /** Spending of the cost centers that changed the most against the period before; for a FinancialOfficer. */
  costCenters: addition(
    listOf(
      z.object({ costCenter: z.nullable(z.string()), name: z.string(), totalSpent: z.number(), previous: z.number() }),
    ),
    [],
  ),
  /** Bookings not cancelled, by `bookingWindows`. */
  bookingWindow: listOf(z.object({ from: z.int(), to: z.nullable(z.int()), bookings: z.int() })),
  /** The places with most bookings that are not cancelled. */
  destinations: listOf(
    z.object({
      code: z.string(),
      city: z.string(),
      countryCode: z.string(),
      bookings: z.int(),
      totalSpent: z.number(),
    }),
  ),
  bookingTypes: listOf(z.object({ bookingType: withFallback(z.enum(bookingTypes), 'agent'), bookings: z.int() })),
  /** Bookings that were compared with the travel policy, and those of them outside it, by reason and cost center. */
  compliance: z.object({
    compared: z.int(),
    respected: z.int(),
    reasons: listOf(z.object({ reason: z.nullable(z.string()), bookings: z.int() })),
    costCenters: listOf(
      z.object({ costCenter: z.nullable(z.string()), name: z.string(), compared: z.int(), outside: z.int() }),
    ),
  }),
  /** Bookings in other currencies, which no amount above includes. */
  otherCurrencies: listOf(z.object({ currency: z.string(), count: z.int(), totalSpent: z.number() })),
})
export type Insights = z.infer<typeof insightsSchema>

/** Cost centers that a search finds at most. */
export const foundCostCenters = 20

/**
 * GET reports/insights/companies/{companyId}/cost-centers, an addition: cost centers to choose from, found by number or
 * name, or those of some ids. The name is in the language of the answer, and the number where there is none.
 */
export const reportCostCenterListSchema = listOf(z.object({ id: z.string(), number: z.string(), name: z.string() }))
export type ReportCostCenter = z.infer<typeof reportCostCenterListSchema>[number]
