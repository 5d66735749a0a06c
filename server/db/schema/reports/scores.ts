import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { BookingType, TravelType } from '#contract/reports/scores.ts'
import { money } from '../company/columns.ts'
import { costCenters, ofCompany } from '../company/company.ts'
import { owner } from '../company/people.ts'
import { trips } from '../trips/trips.ts'

/**
 * One row per booking: the facts that scores, reports and insights are computed from (§3 KPI breakdown). Rows without a
 * trip are known from the agency's records alone. Days are `yyyy-MM-dd`; amounts include tax.
 */
export const bookingRecords = pgTable(
  'booking_records',
  {
    /** `internalInvoiceDetailsId` (§7). */
    id: text().primaryKey(),
    ...owner,
    tripId: text()
      .unique()
      .references(() => trips.id, { onDelete: 'cascade' }),
    /** Record locator. */
    bookingId: text().notNull(),
    status: text().$type<'confirmed' | 'cancelled'>().notNull(),
    /** The cost center and the group of the traveler on the day of booking. A later move does not change them. */
    costCenterId: text().references(() => costCenters.id),
    groupId: text(),
    /** The day of booking in UTC. Every amount of the booking belongs to this day, refunds too. */
    bookedOn: text().notNull(),
    /** The day of ticketing; null where the agency has not reported it. */
    ticketedOn: text(),
    /** Local days at the places. */
    startsOn: text().notNull(),
    endsOn: text().notNull(),
    travelType: text().$type<TravelType>().notNull(),
    bookingType: text().$type<BookingType>().notNull(),
    /** The company has a booking tool, and the trip is simple enough for it. */
    isEligible: boolean().notNull(),
    /** Trips of a group event; the organizer arranges their stays. */
    isGroupEvent: boolean().notNull(),
    daysInAdvance: integer().notNull(),
    nights: integer().notNull(),
    hotelNights: integer().notNull(),
    originCode: text().notNull(),
    destinationCode: text().notNull(),
    /** In English. */
    destinationCity: text().notNull(),
    destinationCountryCode: text().notNull(),
    currency: text().notNull(),
    /** The cost of each category: paid less refunded. */
    flightAmount: money().notNull().default(0),
    trainAmount: money().notNull().default(0),
    hotelAmount: money().notNull().default(0),
    carAmount: money().notNull().default(0),
    /** Fees for changes. */
    feeAmount: money().notNull().default(0),
    /** Paid without fees, before refunds, as it is compared with the lowest fare. */
    grossAmount: money().notNull(),
    refunded: money().notNull().default(0),
    /**
     * The lowest price that was offered for the same booking as a whole, ticket, hotel and car; null where it is not
     * known.
     */
    lowFare: money(),
    /** The undiscounted price; null where it is not known. */
    referenceFare: money(),
    /** Null for a booking that was not compared with the travel policy. */
    policyRespected: boolean(),
    policyReason: text(),
    /** Paid with a card of the company: a ghost card. */
    isUsedAsGhost: boolean().notNull().default(false),
  },
  (t) => [
    // The columns after the id are those of the figures that all travelers of a period are sorted by.
    index('booking_records_newest').on(
      t.companyId,
      t.bookedOn,
      t.id,
      t.profileId,
      t.currency,
      t.status,
      t.lowFare,
      t.grossAmount,
      t.feeAmount,
      t.refunded,
    ),
    index('booking_records_profile').on(t.profileId, t.bookedOn),
    index('booking_records_cost_center').on(t.costCenterId, t.bookedOn),
    check('booking_records_low_fare', sql`${t.lowFare} is null or ${t.lowFare} > 0`),
  ],
)

/** A sum of amounts or scores, exact: a cell is rounded nowhere. */
const sum = () => numeric({ mode: 'number' }).notNull()

/** The columns of a cell. */
const cell = () => ({
  companyId: ofCompany(),
  /** `yyyy-MM` of the day of booking. */
  month: text().notNull(),
  costCenterId: text().references(() => costCenters.id),
  groupId: text(),
  currency: text().notNull(),
  isUsedAsGhost: boolean().notNull(),
})

/**
 * Sums of booking records in cells: by company, month of booking, cost center, group, currency and payment with a card
 * of the company. `server/domains/bookingRecords` writes them, and they can be made again from the records at any time.
 */
export const bookingMonths = pgTable(
  'booking_months',
  {
    ...cell(),
    count: integer().notNull(),
    cancelledCount: integer().notNull(),
    nights: integer().notNull(),
    advancedPurchaseSum: sum(),
    advancedPurchaseCount: integer().notNull(),
    hotelAttachmentSum: sum(),
    hotelAttachmentCount: integer().notNull(),
    lowestFareAcceptanceSum: sum(),
    lowestFareAcceptanceCount: integer().notNull(),
    onlineAdoptionSum: sum(),
    onlineAdoptionCount: integer().notNull(),
    totalSpent: sum(),
    missedSavings: sum(),
    savings: sum(),
    referenceTotal: sum(),
    /** Bookings with a reference price. The default is for cells of older formulas, which the next start computes again. */
    referencedCount: integer().notNull().default(0),
    ratedPrice: sum(),
    flightAmount: sum(),
    trainAmount: sum(),
    hotelAmount: sum(),
    carAmount: sum(),
    feeAmount: sum(),
    /** Fingerprint of the formulas that the sums were computed with. */
    formulas: text().notNull(),
  },
  (t) => [
    unique('booking_months_cell')
      .on(t.companyId, t.month, t.costCenterId, t.groupId, t.currency, t.isUsedAsGhost)
      .nullsNotDistinct(),
  ],
)

/** The bookings of a cell that were not canceled, counted by each value of some parts (`bookingRecords/parts.ts`). */
export const bookingParts = pgTable(
  'booking_parts',
  {
    ...cell(),
    part: text().$type<BookingPart>().notNull(),
    /** The value of the part; null for bookings without one. */
    key: text(),
    bookings: integer().notNull(),
    /** Compared with the travel policy, and of these outside it. */
    compared: integer().notNull(),
    outside: integer().notNull(),
    totalSpent: sum(),
    /** Only a destination has a city and a country. */
    city: text(),
    countryCode: text(),
  },
  (t) => [index('booking_parts_month').on(t.companyId, t.month, t.costCenterId)],
)

/** A fact that insights count bookings by. */
export type BookingPart = 'destination' | 'bookingType' | 'bookingWindow' | 'costCenter' | 'policyReason'
