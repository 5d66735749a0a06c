import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofProfile } from '../company/people.ts'

/** Creating requests by their Idempotency-Key, so that a repeated request creates once. Stored for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    profileId: ofProfile(),
    /** Method and path of the operation: `post /main/profiles/:profileId/credit-cards`. */
    operation: text().notNull(),
    keyHash: text().notNull(),
    /** Keyed hash of the input. */
    fingerprint: text().notNull(),
    /** The response, encrypted because it contains personal data. */
    sealedAnswer: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.operation, t.keyHash] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
)
