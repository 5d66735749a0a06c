import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { money, version } from '../company/columns.ts'
import { ofCompany } from '../company/company.ts'
import { ofProfile } from '../company/people.ts'
import { trips } from './trips.ts'

/** Fares that airlines keep as credits after a cancellation: one for each trip and airline. */
export const travelCredits = pgTable(
  'travel_credits',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    /** The person of the trip. A credit of a guest's trip is the guest's, who is in the trip. */
    profileId: ofProfile(),
    tripId: text()
      .notNull()
      .references(() => trips.id),
    airlineCode: text().notNull(),
    airlineName: text().notNull(),
    currency: text().notNull(),
    /** The kept fare, before tax. */
    amount: money().notNull(),
    usedAmount: money().notNull().default(0),
    /** Due when the credit is used. */
    changeFee: money().notNull(),
    /** Local days where the trip was to begin, `yyyy-MM-dd`. */
    issuedOn: text().notNull(),
    /** The last day on which it can be used. */
    validUntil: text().notNull(),
    ...version,
  },
  (t) => [
    unique('travel_credits_trip').on(t.tripId, t.airlineCode),
    index('travel_credits_profile').on(t.profileId, t.validUntil),
    index('travel_credits_company').on(t.companyId, t.validUntil),
  ],
)

/**
 * Uses of credits: recorded by hand, or of a trip that a credit has paid for. A cancelled or
 * changed trip gives back by a use below zero. The uses of a credit add up to its `usedAmount`.
 */
export const travelCreditUses = pgTable(
  'travel_credit_uses',
  {
    id: text().primaryKey(),
    creditId: text()
      .notNull()
      .references(() => travelCredits.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
    /** The change fee of this use, which the card of the trip has paid; zero where it was recorded by hand. */
    fee: money().notNull().default(0),
    /** The trip that it paid for; null where it was recorded by hand. */
    tripId: text().references(() => trips.id),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    recordedBy: ofProfile(),
  },
  (t) => [index('travel_credit_uses_credit').on(t.creditId), index('travel_credit_uses_trip').on(t.tripId)],
)
