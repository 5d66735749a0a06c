import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { GroupTravelerStatus, StoredGroupStatus } from '#contract/events/groupTravels.ts'
import { money, version } from '../company/columns.ts'
import { ofCompany, type LocalizedName } from '../company/company.ts'
import { ofProfile } from '../company/people.ts'

/** Cards that pay for group events; they belong to their organizer. */
export const groupCards = pgTable(
  'group_cards',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    organizerProfileId: ofProfile(),
    name: text().notNull(),
    brand: text().notNull(),
    /** First five and last four digits (§3, §9); the full number is stored encrypted. */
    maskedNumber: text().notNull(),
    sealedNumber: text().notNull(),
    /** `yyyy-MM`, valid through the last day of that month. */
    expiryMonth: text().notNull(),
    ...version,
  },
  (t) => [index('group_cards_organizer').on(t.organizerProfileId)],
)

/** Group events (§3 group travel). */
export const groupTravels = pgTable(
  'group_travels',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    /** Part of the address of the event's public page (§2); cannot be guessed. */
    shareableId: text().notNull().unique(),
    organizerProfileId: ofProfile(),
    names: jsonb().$type<LocalizedName[]>().notNull(),
    /** In progress and ended follow from the dates and are not stored. */
    status: text().$type<StoredGroupStatus>().notNull(),
    /** Code of the city or airport of arrival; null while undecided. */
    actualLocation: text(),
    venue: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Local dates of the place. */
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    /** Local time of arrival on the first day, `HH:mm`. */
    arrivalTime: text(),
    answerBy: date({ mode: 'string' }),
    bookBy: date({ mode: 'string' }),
    /** Per person, in the company's currency. */
    budget: money(),
    notes: text().notNull().default(''),
    creditCardId: text().references(() => groupCards.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    ...version,
  },
  (t) => [
    index('group_travels_organizer').on(t.organizerProfileId, t.startDate),
    index('group_travels_company').on(t.companyId, t.startDate),
  ],
)

/** The people of a group event. */
export const groupTravelers = pgTable(
  'group_travelers',
  {
    id: text().primaryKey(),
    groupTravelId: text()
      .notNull()
      .references(() => groupTravels.id),
    profileId: ofProfile(),
    status: text().$type<GroupTravelerStatus>().notNull(),
    /** SHA-256 of the key in the mailed invitation, which answers without signing in. */
    keyHash: text().unique(),
    keyExpiresAt: timestamp({ withTimezone: true }),
    /** Null for a person who has not been invited yet. */
    invitedAt: timestamp({ withTimezone: true }),
    answeredAt: timestamp({ withTimezone: true }),
    remindedAt: timestamp({ withTimezone: true }),
    reminders: integer().notNull().default(0),
    /** The person attends without a booking. */
    needsNoTrip: boolean().notNull().default(false),
  },
  (t) => [
    unique('group_travelers_person').on(t.groupTravelId, t.profileId),
    index('group_travelers_profile').on(t.profileId),
  ],
)
