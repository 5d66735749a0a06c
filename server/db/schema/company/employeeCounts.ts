import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ofCompany } from './company.ts'

/**
 * Number of employees of a company in each state, without guests. Triggers on `employees` update it, so that a list of
 * 50,000 shows its total without reading all rows.
 */
export const employeeCounts = pgTable(
  'employee_counts',
  {
    companyId: ofCompany(),
    status: text().$type<'active' | 'inactive'>().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.status] })],
)
