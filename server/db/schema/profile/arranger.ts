import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofCompany } from '../company/company.ts'
import { ofProfile } from '../company/people.ts'

export const arrangerRequests = pgTable(
  'arranger_requests',
  {
    /** Identifies the request to signed-in people. */
    id: text().primaryKey(),
    /** SHA-256 of the key mailed to the traveler, which answers the request without signing in. */
    keyHash: text().unique(),
    keyExpiresAt: timestamp({ withTimezone: true }),
    companyId: ofCompany(),
    arrangerProfileId: ofProfile(),
    travelerProfileId: ofProfile(),
    status: text().$type<'sent' | 'approved' | 'declined' | 'removed'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('arranger_requests_arranger').on(t.arrangerProfileId, t.travelerProfileId, t.status),
    index('arranger_requests_traveler').on(t.travelerProfileId),
  ],
)
