import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { SegmentCancellation } from '#contract/cancellation.ts'
import type { ReportTopic } from '#contract/mail.ts'
import type { Invoice, Place, SegmentKind, TripSource } from '#contract/trips.ts'
import { money, version } from './columns.ts'
import { companies } from './company.ts'
import { profiles } from './people.ts'

/** Somebody from outside who travels on a booking of the profile. */
export interface GuestTraveler {
  firstName: string
  lastName: string
  email: string
  /** What their letters are written in; absent for guests from before they were asked. */
  language?: 'en' | 'fr' | 'es'
}

export const trips = pgTable(
  'trips',
  {
    id: text().primaryKey(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    profileId: text()
      .notNull()
      .references(() => profiles.id),
    /** Record locator, six letters and digits. */
    bookingId: text().notNull().unique(),
    status: text().$type<'confirmed' | 'cancelled'>().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    bookedAt: timestamp({ withTimezone: true }).notNull(),
    bookedBy: text().notNull(),
    source: text().$type<TripSource>().notNull(),
    isCancellable: boolean().notNull(),
    currency: text().notNull(),
    total: money().notNull(),
    /** What the cheapest acceptable offer cost when this was booked. */
    lowestTotal: money().notNull(),
    /** Why it was booked although something in it was out of policy; a word the booking tool offers. */
    outOfPolicyReason: text(),
    /** Who travels instead of the person whose trip it is; null for everybody's own trips. */
    guest: jsonb().$type<GuestTraveler>(),
    ...version,
    /** When `version` last rose; null while nothing has changed since the booking. */
    changedAt: timestamp({ withTimezone: true }),
    cancelledAt: timestamp({ withTimezone: true }),
    /** What came back for each segment; null for trips cancelled elsewhere. */
    cancellation: jsonb().$type<SegmentCancellation[]>(),
  },
  (t) => [
    index('trips_profile_start').on(t.profileId, t.startsAt),
    index('trips_company_start').on(t.companyId, t.startsAt),
  ],
)

export const tripSegments = pgTable(
  'trip_segments',
  {
    id: text().primaryKey(),
    tripId: text()
      .notNull()
      .references(() => trips.id),
    ordinal: integer().notNull(),
    kind: text().$type<SegmentKind>().notNull(),
    providerCode: text().notNull(),
    providerName: text().notNull(),
    reference: text().notNull(),
    confirmationNumber: text().notNull(),
    from: jsonb().$type<Place>().notNull(),
    to: jsonb().$type<Place>().notNull(),
    /** Wall-clock times at their places, `yyyy-MM-ddTHH:mm`, and the same as instants. */
    departureLocal: text().notNull(),
    arrivalLocal: text().notNull(),
    departureAt: timestamp({ withTimezone: true }).notNull(),
    arrivalAt: timestamp({ withTimezone: true }).notNull(),
    cabin: text(),
    seat: text(),
    terminal: text(),
    address: text(),
    checkInUrl: text(),
    checkInOpensAt: timestamp({ withTimezone: true }),
    amount: money().notNull(),
    tax: money().notNull(),
  },
  (t) => [index('trip_segments_trip').on(t.tripId)],
)

export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    profileId: text()
      .notNull()
      .references(() => profiles.id),
    tripId: text()
      .notNull()
      .references(() => trips.id),
    number: text().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    currency: text().notNull(),
    total: money().notNull(),
    tax: money().notNull(),
    lines: jsonb().$type<Invoice['lines']>().notNull(),
    maskedCreditCard: text(),
    /** The invoice this one gives money back for; its amounts are negative. */
    creditOf: text(),
  },
  (t) => [
    unique('invoices_company_number').on(t.companyId, t.number),
    index('invoices_profile').on(t.profileId),
    index('invoices_trip').on(t.tripId),
  ],
)

/** What somebody reported to the agency about a trip; the text went out by mail and is not kept. */
export const tripReports = pgTable(
  'trip_reports',
  {
    id: text().primaryKey(),
    tripId: text()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    reporterProfileId: text()
      .notNull()
      .references(() => profiles.id),
    topic: text().$type<ReportTopic>().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('trip_reports_reporter').on(t.reporterProfileId, t.sentAt)],
)
