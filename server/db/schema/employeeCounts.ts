import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companies } from './company.ts'

/**
 * How many employees a company has in each state, guests not counted; kept by triggers on `employees`, so that a list of
 * 50,000 says how many there are without reading them.
 */
export const employeeCounts = pgTable(
  'employee_counts',
  {
    companyId: text()
      .notNull()
      .references(() => companies.id),
    status: text().$type<'active' | 'inactive'>().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.status] })],
)
