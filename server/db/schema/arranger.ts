import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { companies } from './company.ts'
import { profiles } from './people.ts'

export const arrangerRequests = pgTable(
  'arranger_requests',
  {
    /** Names the arrangement to those who are signed in. */
    id: text().primaryKey(),
    /** SHA-256 of the key that was mailed to the traveler, with which the request is answered without signing in. */
    keyHash: text().unique(),
    keyExpiresAt: timestamp({ withTimezone: true }),
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
  (t) => [
    index('arranger_requests_arranger').on(t.arrangerProfileId, t.travelerProfileId, t.status),
    index('arranger_requests_traveler').on(t.travelerProfileId),
  ],
)
