import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { TripApprovalStatus } from '#contract/trips/tripApproval.ts'
import type { SegmentCancellation } from '#contract/trips/cancellation.ts'
import type { StoredField } from '#contract/trips/tripFieldValues.ts'
import type { ReportTopic } from '#contract/trips/tripReport.ts'
import type { SeatPosition, Segment, SegmentKind, TripSource } from '#contract/trips/trips.ts'
import { money, version } from '../company/columns.ts'
import { groupTravels } from './groups.ts'
import { travelRequests } from './requests.ts'
import { ofProfile, owner, profiles } from '../company/people.ts'

/** A guest who travels on a booking of the profile. */
export interface GuestTraveler {
  firstName: string
  lastName: string
  email: string
  /** Language of their mail; absent for guests stored before it was asked. */
  language?: 'en' | 'fr' | 'es'
}

export const trips = pgTable(
  'trips',
  {
    id: text().primaryKey(),
    ...owner,
    /** Record locator, six letters and digits. */
    bookingId: text().notNull().unique(),
    /** `pending`: it waits for approval, and holds its price and seats. Nothing has been paid. */
    status: text().$type<'confirmed' | 'cancelled' | 'pending'>().notNull(),
    /** Its standing with those who approve it; null where nobody was asked. A declined trip is canceled. */
    approval: text().$type<TripApprovalStatus>(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when the traveler is presumed to be at the last place; null where that is not after the end. */
    presumedUntil: timestamp({ withTimezone: true }),
    bookedAt: timestamp({ withTimezone: true }).notNull(),
    bookedBy: text().notNull(),
    /** The person who booked, changed or canceled it last; null where no person is known. */
    lastActorProfileId: text().references(() => profiles.id, { onDelete: 'set null' }),
    source: text().$type<TripSource>().notNull(),
    isCancellable: boolean().notNull(),
    currency: text().notNull(),
    total: money().notNull(),
    /** The part of the price that travel credits have paid, less what they got back. */
    paidByCredits: money().notNull().default(0),
    /** Price of the cheapest acceptable offer at the time of booking. */
    lowestTotal: money().notNull(),
    /** Reason chosen in the booking tool for booking out of policy. */
    outOfPolicyReason: text(),
    /** The company's own fields with the names that they had at the booking, in the company's order then. */
    fields: jsonb().$type<StoredField[]>().notNull().default([]),
    /** The guest who travels; null for a person's own trips. */
    guest: jsonb().$type<GuestTraveler>(),
    /** The group event of the trip. */
    groupTravelId: text().references(() => groupTravels.id),
    /** The approved request that it uses. */
    requestId: text().references(() => travelRequests.id, { onDelete: 'set null' }),
    ...version,
    /** When `version` last rose; null while nothing has changed since the booking. */
    changedAt: timestamp({ withTimezone: true }),
    cancelledAt: timestamp({ withTimezone: true }),
    /** Changes of the profile up to then are settled for this booking: its agency was told, or the person said so. */
    detailsSettledAt: timestamp({ withTimezone: true }),
    /** Refund of each segment; null for trips canceled elsewhere. */
    cancellation: jsonb().$type<SegmentCancellation[]>(),
    /** The part of the refund that went back to travel credits, which had paid for the trip. */
    refundedToCredits: money().notNull().default(0),
  },
  (t) => [
    index('trips_profile_start').on(t.profileId, t.startsAt),
    // For current and upcoming trips and those of this year, independent of the length of a person's history.
    index('trips_profile_end').on(t.profileId, t.endsAt),
    index('trips_company_start').on(t.companyId, t.startsAt),
    // For searches of travelers (`riskStatusCondition`): it leaves out the past, and tells a planner how few trips remain.
    index('trips_company_end').on(t.companyId, sql`coalesce(${t.presumedUntil}, ${t.endsAt})`),
    // Trips of a guest on bookings of other people.
    index('trips_guest').on(t.companyId, sql`(${t.guest} ->> 'email')`),
    index('trips_group').on(t.groupTravelId),
    index('trips_request').on(t.requestId),
    // Trips that are planned and not yet spent, which are few.
    index('trips_planned')
      .on(t.companyId)
      .where(sql`${t.status} = 'pending'`),
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
    /** The contract's segment describes these fields and which kinds have them. */
    providerCode: text().notNull(),
    providerName: text().notNull(),
    number: text(),
    carClassCode: text(),
    roomTypeCode: text(),
    productName: text(),
    confirmationNumber: text().notNull(),
    fromCode: text().notNull(),
    fromName: text().notNull(),
    /** City names are stored in English. */
    fromCity: text().notNull(),
    fromCityCode: text().notNull(),
    fromCountryCode: text().notNull(),
    fromTimeZone: text().notNull(),
    toCode: text().notNull(),
    toName: text().notNull(),
    toCity: text().notNull(),
    toCityCode: text().notNull(),
    toCountryCode: text().notNull(),
    toTimeZone: text().notNull(),
    /** Wall-clock times at their places, `yyyy-MM-ddTHH:mm`, and the same as instants. */
    departureLocal: text().notNull(),
    arrivalLocal: text().notNull(),
    departureAt: timestamp({ withTimezone: true }).notNull(),
    arrivalAt: timestamp({ withTimezone: true }).notNull(),
    checkInFrom: text(),
    checkOutUntil: text(),
    cabin: text(),
    coach: text(),
    seat: text(),
    seatPosition: text().$type<SeatPosition>(),
    terminal: text(),
    address: text(),
    rentalDesk: text().$type<NonNullable<Segment['rentalDesk']>>(),
    checkInUrl: text(),
    checkInOpensAt: timestamp({ withTimezone: true }),
    amount: money().notNull(),
    tax: money().notNull(),
  },
  (t) => [
    index('trip_segments_trip').on(t.tripId),
    // For reports by country, city, flight and airline.
    index('trip_segments_from_country').on(t.fromCountryCode, t.departureAt),
    index('trip_segments_to_country').on(t.toCountryCode, t.departureAt),
    index('trip_segments_from_city').on(t.fromCityCode, t.departureAt),
    index('trip_segments_to_city').on(t.toCityCode, t.departureAt),
    index('trip_segments_carrier').on(t.providerCode, t.number, t.departureAt),
  ],
)

/**
 * A stored invoice line: what was sold as fields, so that it can be described in every language. Amounts before tax.
 */
export type InvoiceLine = { kind: SegmentKind; amount: number; tax: number } & (
  | { item: 'changeFee' }
  /** The part that a travel credit pays, below zero, or gets back; and the change fee of its use. */
  | { item: 'credit' | 'creditFee'; airlineName: string }
  | ({
      item: 'segment'
      from: InvoicedPlace
      to: InvoicedPlace
      /** Local dates, `yyyy-MM-dd`. */
      starts: string
      ends: string
    } & Pick<Segment, 'providerCode' | 'providerName' | 'number' | 'carClassCode' | 'roomTypeCode' | 'productName'>)
)
/** Code of an airport or city, and the city's name in English. */
interface InvoicedPlace {
  code: string
  city: string
}

export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    ...owner,
    tripId: text()
      .notNull()
      .references(() => trips.id),
    number: text().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    currency: text().notNull(),
    total: money().notNull(),
    tax: money().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    maskedCreditCard: text(),
    /** Credit notes: the refunded invoice. Amounts are negative. */
    creditOf: text(),
  },
  (t) => [
    unique('invoices_company_number').on(t.companyId, t.number),
    index('invoices_profile').on(t.profileId),
    index('invoices_trip').on(t.tripId),
  ],
)

/** Reports sent to the agency about a trip, for rate limiting; the text itself is only mailed. */
export const tripReports = pgTable(
  'trip_reports',
  {
    id: text().primaryKey(),
    tripId: text()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    reporterProfileId: ofProfile(),
    topic: text().$type<ReportTopic>().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('trip_reports_reporter').on(t.reporterProfileId, t.sentAt)],
)
