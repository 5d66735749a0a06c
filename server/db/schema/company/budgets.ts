import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { money, version } from './columns.ts'
import { costCenters, ofCompany } from './company.ts'

/** The travel budget of a cost center for a calendar year. */
export const travelBudgets = pgTable(
  'travel_budgets',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    costCenterId: text()
      .notNull()
      .references(() => costCenters.id),
    year: integer().notNull(),
    /** In the company's currency. */
    amount: money().notNull(),
    ...version,
  },
  (t) => [unique('travel_budgets_company_year').on(t.companyId, t.year, t.costCenterId)],
)
