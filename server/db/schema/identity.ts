import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { accounts } from './people.ts'

/**
 * Storage of the OpenID provider: all its models in one table. Whatever the browser could present (tokens, codes, ids of
 * sessions and of sign-ins under way) stands in it hashed, and what the models hold is sealed: a copy of the table signs
 * nobody in.
 */
export const oidcRecords = pgTable(
  'oidc_records',
  {
    model: text().notNull(),
    /** Hashed; of a grant as it is, since it opens nothing and every access token names it. */
    id: text().notNull(),
    /** Sealed JSON; null for a mark that something was used. */
    payload: text(),
    accountId: text(),
    grantId: text(),
    /** Hashed. */
    uid: text(),
    expiresAt: timestamp({ withTimezone: true }),
    consumedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('oidc_records_account').on(t.accountId),
    index('oidc_records_grant').on(t.grantId),
    index('oidc_records_uid').on(t.uid),
    index('oidc_records_expiry').on(t.expiresAt),
  ],
)

/** Sign-in codes sent after a correct password to people with two-step sign-in (§5 setupForOtp); hashed. */
export const signInCodes = pgTable('sign_in_codes', {
  /** Hash of the id of the sign-in it belongs to. */
  uid: text().primaryKey(),
  accountId: text().notNull(),
  codeHash: text().notNull(),
  /** Codes sent, and wrong codes entered. */
  sends: integer().notNull().default(1),
  tries: integer().notNull().default(0),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/**
 * Links that let somebody choose a password, once; hashed. Used and expired ones are kept for a while, so that the page
 * can say which it is.
 */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    /** A reset was asked for on the sign-in page by whoever has forgotten their password. */
    purpose: text().$type<'invitation' | 'reset'>().notNull().default('invitation'),
  },
  (t) => [index('invitations_account').on(t.accountId)],
)

/**
 * People of another party's provider, and whose account each opens; written when their verified e-mail address matched
 * for the first time. One person per account: an address given to somebody else does not hand the account over.
 */
export const providerLinks = pgTable(
  'provider_links',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    linkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), unique('provider_links_account').on(t.issuer, t.accountId)],
)
