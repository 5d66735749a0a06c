import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { money } from './columns.ts'
import { companies } from './company.ts'

/** Reporting totals of one month, kept as they were reported. Scores are sums over `count` bookings. */
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
    /** What could have been saved in all; `savings` as a share of it is the savings percentage (§9). */
    potentialSavings: money().notNull(),
    advancedPurchase: money().notNull(),
    hotelAttachment: money().notNull(),
    lowestFare: money().notNull(),
    onlineAdoption: money().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.month] })],
)
