import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LegGap, LegQuality, LegStatus } from '#contract/reports/carbon.ts'
import type { SegmentKind } from '#contract/trips/trips.ts'
import { money, version } from '../company/columns.ts'
import { companies, costCenters } from '../company/company.ts'
import { owner } from '../company/people.ts'
import { bookingRecords } from './scores.ts'
import { trips } from '../trips/trips.ts'

/**
 * One row per leg of a booking: a flight, a train, a rental or a stay, with its emissions as they were computed when
 * the booking was made or last changed. The factor is a part of the row, so that a report prints the same next year.
 * Canceled bookings have no legs.
 */
export const footprintLegs = pgTable(
  'footprint_legs',
  {
    id: text().primaryKey(),
    ...owner,
    /** The cost center of the booking. */
    costCenterId: text().references(() => costCenters.id),
    /** Null for a trip entered by hand. */
    recordId: text().references(() => bookingRecords.id, { onDelete: 'cascade' }),
    /** Null for a booking that the agency's records alone know. */
    tripId: text().references(() => trips.id, { onDelete: 'cascade' }),
    /** Record locator. */
    bookingId: text().notNull(),
    ordinal: integer().notNull(),
    /** The local day on which the leg begins, `yyyy-MM-dd`. */
    travelledOn: text().notNull(),
    kind: text().$type<SegmentKind>().notNull(),
    /** Codes are empty for places entered by hand; city names are in English. */
    fromCode: text().notNull(),
    fromCity: text().notNull(),
    fromCityCode: text().notNull(),
    toCode: text().notNull(),
    toCity: text().notNull(),
    toCityCode: text().notNull(),
    /** Great-circle kilometers; null for a stay, and where the distance is not known. */
    km: doublePrecision(),
    cabin: text(),
    nights: integer(),
    status: text().$type<LegStatus>().notNull(),
    quality: text().$type<LegQuality>().notNull(),
    /** Why the leg is not counted; null for the others. */
    reason: text().$type<LegGap>(),
    /** The factor, as it was; null, as all below, for a leg that is not counted. */
    edition: text(),
    factorId: text(),
    unit: text(),
    value: doublePrecision(),
    valueWithoutForcing: doublePrecision(),
    kg: doublePrecision(),
    kgWithoutForcing: doublePrecision(),
  },
  (t) => [
    index('footprint_legs_company').on(t.companyId, t.travelledOn),
    index('footprint_legs_profile').on(t.profileId, t.travelledOn),
    index('footprint_legs_trip').on(t.tripId),
    index('footprint_legs_record').on(t.recordId),
  ],
)

/** The carbon budgets and the internal carbon price of a company. */
export const carbonTargets = pgTable('carbon_targets', {
  companyId: text()
    .primaryKey()
    .references(() => companies.id),
  /** Kilograms by calendar year. */
  budgets: jsonb().$type<Record<string, number>>().notNull(),
  /** For a tonne, in the company's currency; null for none. */
  pricePerTonne: money(),
  ...version,
})
