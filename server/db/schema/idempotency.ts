import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { profiles } from './people.ts'

/**
 * Requests that created something, by the key the caller gave them (Idempotency-Key), so that one sent twice creates
 * once. Kept for a day.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    profileId: text()
      .notNull()
      .references(() => profiles.id),
    /** Method and path of the operation: `post /main/profiles/:profileId/credit-cards`. */
    operation: text().notNull(),
    keyHash: text().notNull(),
    /** Keyed hash of what the request said. */
    fingerprint: text().notNull(),
    /** Its answer, encrypted: it holds personal data. */
    sealedAnswer: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.operation, t.keyHash] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
)
