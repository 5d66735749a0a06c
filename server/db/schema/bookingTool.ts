import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ToolTraveler } from '#contract/bookingTool.ts'
import { profiles } from './people.ts'
import type { GuestTraveler } from './trips.ts'

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
