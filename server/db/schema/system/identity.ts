import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { ofAccount } from '../company/people.ts'

/**
 * Storage of the OpenID provider: all its models in one table. Ids that a browser could present (tokens, codes,
 * sessions, interactions) are hashed, and payloads are encrypted, so a copy of the table gives no access.
 */
export const oidcRecords = pgTable(
  'oidc_records',
  {
    model: text().notNull(),
    /** Hashed; a grant's id is stored as it is, because it gives no access and access tokens contain it. */
    id: text().notNull(),
    /** Encrypted JSON; null for the record of a use. */
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
  /** Hash of the id of the sign-in. */
  uid: text().primaryKey(),
  accountId: text().notNull(),
  codeHash: text().notNull(),
  /** Codes sent, and wrong codes entered. */
  sends: integer().notNull().default(1),
  tries: integer().notNull().default(0),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/**
 * One-time links to set a password; hashed. Used and expired links are stored for a while, so that the page can name
 * the reason.
 */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text().primaryKey(),
    accountId: ofAccount(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    /** A reset was requested on the sign-in page for a forgotten password. */
    purpose: text().$type<'invitation' | 'reset'>().notNull().default('invitation'),
  },
  (t) => [index('invitations_account').on(t.accountId)],
)

/**
 * Accounts linked to subjects of an external provider; written at the first match of the verified e-mail address. An
 * account has one subject, so an address that is reassigned later does not open it.
 */
export const providerLinks = pgTable(
  'provider_links',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: ofAccount(),
    linkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), unique('provider_links_account').on(t.issuer, t.accountId)],
)
