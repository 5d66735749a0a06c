import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './people.ts'

/** How often something limited was begun in its current span of time, by every process together. */
export const allowances = pgTable(
  'allowances',
  {
    /** Keyed hash of what is limited and for whom. */
    key: text().primaryKey(),
    used: integer().notNull(),
    /** When the span ends and counting begins anew. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('allowances_end').on(t.endsAt)],
)

/** Where an account has signed in before: its browsers, by a cookie they keep, and its addresses. */
export const knownPlaces = pgTable(
  'known_places',
  {
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    /** Keyed hash of the cookie or the address. */
    placeHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.placeHash] }), index('known_places_expiry').on(t.expiresAt)],
)
