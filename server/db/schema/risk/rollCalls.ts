import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RollCallAnswer } from '#contract/reports/itineraryReport.ts'
import type { AnswerWay, RollCallEventKind, RollCallKind } from '#contract/risk/rollCalls.ts'
import { version } from '../company/columns.ts'
import { ofCompany } from '../company/company.ts'
import { ofProfile, profiles } from '../company/people.ts'
import { trips } from '../trips/trips.ts'

/** The subject of a roll call in one language, a tag such as `en-CA`. */
export interface AboutText {
  language: string
  text: string
}

/** Questions of risk advisors to travelers, and announcements. */
export const rollCalls = pgTable(
  'roll_calls',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    kind: text().$type<RollCallKind>().notNull(),
    about: text().notNull(),
    /** The headlines of the alert where `about` is one of them, so that each person reads their own language. */
    aboutTexts: jsonb().$type<AboutText[]>().notNull().default([]),
    note: text().notNull(),
    /** An alert of a provider. It may be deleted before the roll call is. */
    alertId: text(),
    askedBy: ofProfile(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    closedAt: timestamp({ withTimezone: true }),
    remindedAt: timestamp({ withTimezone: true }),
    /** One more with every change of the roll call or its people; listeners compare it. */
    ...version,
  },
  (t) => [index('roll_calls_company').on(t.companyId, t.askedAt)],
)

/**
 * People of a roll call, each once. Names and addresses stay in profiles and trips, so that erasing a person erases
 * them here too.
 */
export const rollCallPeople = pgTable(
  'roll_call_people',
  {
    id: text().primaryKey(),
    rollCallId: text()
      .notNull()
      .references(() => rollCalls.id, { onDelete: 'cascade' }),
    companyId: ofCompany(),
    /** The traveler, or the person on whose booking a guest travels. */
    profileId: ofProfile(),
    isForGuest: boolean().notNull(),
    tripId: text().references(() => trips.id, { onDelete: 'set null' }),
    /** Whether there was an address to ask at. */
    isReachable: boolean().notNull(),
    /** When the last question, reminder or announcement was mailed; null where none was. */
    writtenAt: timestamp({ withTimezone: true }),
    answer: text().$type<RollCallAnswer>(),
    answeredAt: timestamp({ withTimezone: true }),
    way: text().$type<AnswerWay>(),
    /** For an answer on behalf: the advisor, and why. */
    answeredBy: text().references(() => profiles.id),
    reason: text().notNull().default(''),
    /** The person's own words. */
    note: text().notNull().default(''),
    /** SHA-256 of the token for a note after an answer by a mailed link, and the end of its use. */
    noteTokenHash: text().unique(),
    noteUntil: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('roll_call_people_call').on(t.rollCallId, t.answer),
    index('roll_call_people_profile').on(t.profileId),
    index('roll_call_people_trip').on(t.tripId),
    index('roll_call_people_written').on(t.companyId, t.writtenAt),
  ],
)

/** Mailed links: SHA-256 of their keys. A reminder adds another key, and all end with the roll call. */
export const rollCallKeys = pgTable(
  'roll_call_keys',
  {
    keyHash: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => rollCallPeople.id, { onDelete: 'cascade' }),
  },
  (t) => [index('roll_call_keys_person').on(t.personId)],
)

/** The history of a roll call. Rows are only added. */
export const rollCallEvents = pgTable(
  'roll_call_events',
  {
    id: text().primaryKey(),
    rollCallId: text()
      .notNull()
      .references(() => rollCalls.id, { onDelete: 'cascade' }),
    /** The version of the roll call after the event: their order. */
    version: integer().notNull(),
    kind: text().$type<RollCallEventKind>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    personId: text().references(() => rollCallPeople.id, { onDelete: 'cascade' }),
    /** The risk advisor; null where the person did it. */
    actorProfileId: text().references(() => profiles.id),
    answer: text().$type<RollCallAnswer>(),
    /** The reason of an answer on behalf, or the person's own words. */
    reason: text().notNull().default(''),
    /** People it was sent to. */
    people: integer(),
  },
  (t) => [index('roll_call_events_call').on(t.rollCallId, t.version), index('roll_call_events_person').on(t.personId)],
)
