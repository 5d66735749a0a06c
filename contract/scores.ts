import * as z from 'zod/mini'

/**
 * Money and score totals over a period; scores are 0–10, money in the company's reporting currency (§3 score summary).
 */
export const scoreSummarySchema = z.object({
  avgOverallScore: z.nullable(z.number()),
  avgAdvancedPurchaseScore: z.nullable(z.number()),
  avgHotelAttachmentScore: z.nullable(z.number()),
  avgLowestFareAcceptanceScore: z.nullable(z.number()),
  avgOnlineAdoptionScore: z.nullable(z.number()),
  totalSpent: z.number(),
  missedSavings: z.number(),
  missedSavingsTotalSpendPercentage: z.number(),
  potentialSavings: z.number(),
  savings: z.number(),
  savingsPercentage: z.number(),
  count: z.int(),
})
export type ScoreSummary = z.infer<typeof scoreSummarySchema>

/** A month of the travel trends chart; `month` is `yyyy-MM`. */
export const monthlySummarySchema = z.object({ month: z.string(), totalSpent: z.number(), missedSavings: z.number() })
export type MonthlySummary = z.infer<typeof monthlySummarySchema>

/** Days after their registration during which people count among `newUsers`. */
export const newUserDays = 90

/** GET reports/score/companies/{id}/overview: the figures of a company on Home (§2). */
export const companyOverviewSchema = z.object({
  asOf: z.iso.datetime(),
  currency: z.string().check(z.length(3)),
  usersTravelling: z.int(),
  upcomingTrips: z.int(),
  newUsers: z.int(),
  travellingNow: z.array(z.object({ city: z.string(), countryCode: z.string(), travellers: z.int() })),
  travellingSoon: z.array(z.object({ city: z.string(), countryCode: z.string(), travellers: z.int() })),
  summary: scoreSummarySchema,
  months: z.array(monthlySummarySchema),
})
export type CompanyOverview = z.infer<typeof companyOverviewSchema>
