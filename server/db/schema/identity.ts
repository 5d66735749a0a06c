import { integer, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ToolTraveler } from '#contract/bookingTool.ts'
import { profiles } from './people.ts'
import type { GuestTraveler } from './trips.ts'

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

/** Keys made at first start: signing keys, cookie keys, the sealing key where the environment gives none. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})

/** One-time codes that open the booking tool; only their hash is kept. */
export const ssoCodes = pgTable('sso_codes', {
  codeHash: text().primaryKey(),
  bookerProfileId: text()
    .notNull()
    .references(() => profiles.id),
  travelerProfileId: text()
    .notNull()
    .references(() => profiles.id),
  travelerType: text().$type<ToolTraveler>().notNull().default('self'),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
})

/** A person at work in the booking tool; the cookie's value is kept hashed. */
export const toolSessions = pgTable('tool_sessions', {
  tokenHash: text().primaryKey(),
  bookerProfileId: text()
    .notNull()
    .references(() => profiles.id),
  travelerProfileId: text()
    .notNull()
    .references(() => profiles.id),
  travelerType: text().$type<ToolTraveler>().notNull().default('self'),
  /** Whom a guest booker books for; none until they have said so. */
  guest: jsonb().$type<GuestTraveler>(),
  locale: text().notNull(),
  /** What the address that opened the tool asked of its pages. */
  isMobile: boolean().notNull().default(false),
  hidesMenu: boolean().notNull().default(false),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** Signed answers to the booking tool's requests, kept until the browser brings their artifact; each works once. */
export const samlAnswers = pgTable('saml_answers', {
  /** The id of the request that is answered. */
  requestId: text().primaryKey(),
  artifactHash: text().notNull().unique(),
  profileId: text()
    .notNull()
    .references(() => profiles.id),
  response: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  resolvedAt: timestamp({ withTimezone: true }),
  consumedAt: timestamp({ withTimezone: true }),
})

/** A confirmation sent twice books once: the key of the offer shown, and the trip it became. */
export const toolConfirmations = pgTable('tool_confirmations', {
  key: text().primaryKey(),
  tripId: text().notNull(),
})

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
