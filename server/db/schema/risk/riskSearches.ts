import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { owner } from '../company/people.ts'

/** Searches for travelers that a risk advisor has stored under a name. */
export const riskSearches = pgTable(
  'risk_searches',
  {
    id: text().primaryKey(),
    ...owner,
    name: text().notNull(),
    /** The query of the page, without its `?`, and without the name of a person. */
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('risk_searches_profile').on(t.profileId, t.createdAt)],
)
