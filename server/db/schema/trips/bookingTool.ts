import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ToolTraveler } from '#contract/booking/bookingTool.ts'
import type { ObtKind } from '#contract/booking/obtKinds.ts'
import { groupTravels } from './groups.ts'
import { ofAccount, ofProfile } from '../company/people.ts'
import type { GuestTraveler } from './trips.ts'

/** The sign-in, the person and the booking right with which the booking tool was opened. */
const opening = () => ({
  grantId: text().notNull(),
  accountId: ofAccount(),
  travelerProfileId: ofProfile(),
  travelerType: text().$type<ToolTraveler>().notNull(),
  /** The kind of tool of the company at that time. */
  obtKind: text().$type<ObtKind>().notNull(),
})

/** One-time codes that open the booking tool; only their hash is stored. */
export const ssoCodes = pgTable(
  'sso_codes',
  {
    codeHash: text().primaryKey(),
    ...opening(),
    /** Hash of the secret of the browser that requested the code. */
    browserHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('sso_codes_grant').on(t.grantId)],
)

/** Sessions of the booking tool; the cookie's value is stored hashed. */
export const toolSessions = pgTable(
  'tool_sessions',
  {
    tokenHash: text().primaryKey(),
    ...opening(),
    /** The guest of the booking; null until the guest form is filled in. */
    guest: jsonb().$type<GuestTraveler>(),
    /** The fields of a review as typed, by their names, for a search whose offer sold out meanwhile. */
    typed: jsonb().$type<{ search: string; values: Record<string, string> }>(),
    /** The group event of the session. */
    groupTravelId: text().references(() => groupTravels.id),
    locale: text().notNull(),
    /** Display options from the address that opened the tool. */
    isMobile: boolean().notNull().default(false),
    hidesMenu: boolean().notNull().default(false),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('tool_sessions_grant').on(t.grantId)],
)

/** SAML responses waiting for the browser to bring their artifact; each works once. */
export const samlAnswers = pgTable(
  'saml_answers',
  {
    /** Id of the SAML request. */
    requestId: text().primaryKey(),
    artifactHash: text().notNull().unique(),
    ...opening(),
    /** As in `ssoCodes`. */
    browserHash: text().notNull(),
    response: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    resolvedAt: timestamp({ withTimezone: true }),
    consumedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('saml_answers_grant').on(t.grantId)],
)

/** Idempotency keys of confirmed bookings, so that a confirmation sent twice books once. */
export const toolConfirmations = pgTable('tool_confirmations', {
  key: text().primaryKey(),
  tripId: text().notNull(),
})
