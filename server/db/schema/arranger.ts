import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { companies } from './company.ts'
import { profiles } from './people.ts'

export const arrangerRequests = pgTable(
  'arranger_requests',
  {
    id: text().primaryKey(),
    requestKey: text().notNull().unique(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    arrangerProfileId: text()
      .notNull()
      .references(() => profiles.id),
    travelerProfileId: text()
      .notNull()
      .references(() => profiles.id),
    status: text().$type<'sent' | 'approved' | 'declined' | 'removed'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('arranger_requests_arranger').on(t.arrangerProfileId)],
)
