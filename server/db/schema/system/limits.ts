import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofAccount } from '../company/people.ts'

/** Number of uses of a limited action in the current period, shared by all processes. */
export const allowances = pgTable(
  'allowances',
  {
    /** Keyed hash of the action and its subject. */
    key: text().primaryKey(),
    used: integer().notNull(),
    /** The end of the period, when counting restarts. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('allowances_end').on(t.endsAt)],
)

/** Browsers, by cookie, and addresses from which an account has signed in. */
export const knownPlaces = pgTable(
  'known_places',
  {
    accountId: ofAccount(),
    /** Keyed hash of the cookie or the address. */
    placeHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.placeHash] }), index('known_places_expiry').on(t.expiresAt)],
)
