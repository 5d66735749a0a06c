import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ToolTraveler } from '#contract/bookingTool.ts'
import { profiles } from './people.ts'
import type { GuestTraveler } from './trips.ts'

/** One-time codes that open the booking tool; only their hash is stored. */
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

/** Sessions of the booking tool; the cookie's value is stored hashed. */
export const toolSessions = pgTable('tool_sessions', {
  tokenHash: text().primaryKey(),
  bookerProfileId: text()
    .notNull()
    .references(() => profiles.id),
  travelerProfileId: text()
    .notNull()
    .references(() => profiles.id),
  travelerType: text().$type<ToolTraveler>().notNull().default('self'),
  /** The guest somebody books for; null until the guest form is filled in. */
  guest: jsonb().$type<GuestTraveler>(),
  locale: text().notNull(),
  /** Display options from the address that opened the tool. */
  isMobile: boolean().notNull().default(false),
  hidesMenu: boolean().notNull().default(false),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** SAML responses waiting for the browser to bring their artifact; each works once. */
export const samlAnswers = pgTable('saml_answers', {
  /** Id of the SAML request it answers. */
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

/** Idempotency keys of confirmed bookings, so that a confirmation sent twice books once. */
export const toolConfirmations = pgTable('tool_confirmations', {
  key: text().primaryKey(),
  tripId: text().notNull(),
})
