import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './people.ts'

/** Everything the OpenID provider remembers, every model in one table. */
export const oidcRecords = pgTable(
  'oidc_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    userCode: text(),
    expiresAt: timestamp({ withTimezone: true }),
    consumedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('oidc_records_grant').on(t.grantId),
    index('oidc_records_uid').on(t.uid),
    index('oidc_records_expiry').on(t.expiresAt),
  ],
)

/** A code that stands between a right password and a session, for people who chose one (§5 setupForOtp); hashed. */
export const signInCodes = pgTable('sign_in_codes', {
  /** The sign-in under way that it belongs to. */
  uid: text().primaryKey(),
  accountId: text().notNull(),
  codeHash: text().notNull(),
  /** Codes sent, and wrong ones given. */
  sends: integer().notNull().default(1),
  tries: integer().notNull().default(0),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** Links sent by mail that let somebody choose a password, once; hashed. Those over stay a while, so that each is told apart. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('invitations_account').on(t.accountId)],
)
