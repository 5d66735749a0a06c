import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { money, version } from './columns.ts'
import { costCenters, ofCompany } from './company.ts'

/** The travel budget of a cost center for a calendar year. */
export const travelBudgets = pgTable(
  'travel_budgets',
  {
    companyId: ofCompany(),
    costCenterId: text()
      .notNull()
      .references(() => costCenters.id),
    year: integer().notNull(),
    /** In the company's currency. */
    amount: money().notNull(),
    ...version,
  },
  (t) => [primaryKey({ columns: [t.costCenterId, t.year] }), index('travel_budgets_company').on(t.companyId, t.year)],
)
