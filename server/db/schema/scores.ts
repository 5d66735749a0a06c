import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { money } from './columns.ts'
import { companies } from './company.ts'

/** Reported totals of one month. Scores are sums over `count` bookings. */
export const scoreMonths = pgTable(
  'score_months',
  {
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** `yyyy-MM` */
    month: text().notNull(),
    count: integer().notNull(),
    totalSpent: money().notNull(),
    missedSavings: money().notNull(),
    savings: money().notNull(),
    /** Total possible savings; `savings` divided by it is the savings percentage (§9). */
    potentialSavings: money().notNull(),
    advancedPurchase: money().notNull(),
    hotelAttachment: money().notNull(),
    lowestFare: money().notNull(),
    onlineAdoption: money().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.month] })],
)
