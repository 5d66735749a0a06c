import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import type { AlertArea } from '#contract/risk/alerts.ts'
import type { PlainBlock } from '#contract/texts/plainBlocks.ts'

/** The texts of an alert in one language. */
export interface AlertText {
  /** A tag such as `en-CA`. */
  language: string
  event: string
  headline: string
  source: string
  description: PlainBlock[]
  instruction: PlainBlock[]
  /** https only. */
  url?: string
}

/** Alerts of providers, one row for each message that describes an event. A newer message about it is a row of its own. */
export const alerts = pgTable(
  'alerts',
  {
    /** Made from sender, identifier and time, so that a message that is delivered again has the same id. */
    id: text().primaryKey(),
    sender: text().notNull(),
    identifier: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** The id of the first message of its chain of updates, so that readers are notified of an event once. */
    eventId: text().notNull(),
    severity: integer().notNull(),
    isAnnouncement: boolean().notNull(),
    /** Whether the provider says that the event is over. */
    isOver: boolean().notNull(),
    category: text().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null where the provider names no end. */
    endsAt: timestamp({ withTimezone: true }),
    /** The end, or a few days after the start where the provider names none. */
    countsUntil: timestamp({ withTimezone: true }).notNull(),
    /** ISO 3166-1 alpha-2. */
    countries: text().array().notNull(),
    /** `marginKm`: places so far outside of thinned rings belong to the area too. */
    areas: jsonb().$type<(AlertArea & { marginKm?: number })[]>().notNull(),
    texts: jsonb().$type<AlertText[]>().notNull(),
    /**
     * The rectangle in degrees that contains every place it can concern by the distance of its severity; null without a
     * shape. Longitudes may exceed 180 where it crosses the antimeridian.
     */
    south: real(),
    north: real(),
    west: real(),
    east: real(),
    isDemo: boolean().notNull().default(false),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('alerts_until').on(t.countsUntil)],
)

/**
 * Messages that an update or a cancellation has replaced, by the name that its references give: those of a sender and
 * an identifier that were sent until then. A row may arrive before the message that it replaces.
 */
export const alertReplacements = pgTable(
  'alert_replacements',
  {
    sender: text().notNull(),
    identifier: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.sender, t.identifier, t.sentAt] })],
)

/** The state of a feed of alerts. The address of the feed is in the environment and may contain a secret. */
export const alertFeeds = pgTable('alert_feeds', {
  /** A hash of the address. */
  id: text().primaryKey(),
  /** The last attempt; a process that begins one holds others off by it. */
  triedAt: timestamp({ withTimezone: true }).notNull(),
  /** The last success. */
  readAt: timestamp({ withTimezone: true }),
  /** The problem of the last attempt, a code; null after a success. */
  problem: text(),
  /** The tag of the last answer, so that an unchanged one is not sent again. */
  etag: text(),
  /** Hashes of the documents of the index that were read, so that each is fetched once. */
  known: jsonb().$type<string[]>().notNull().default([]),
  /** Hashes of the documents of the index that could not be fetched, with the number of tries. */
  failed: jsonb().$type<Record<string, number>>().notNull().default({}),
  /** Documents read and refused since the feed was configured, and accepted ones with a formal mistake. */
  documents: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  warned: integer().notNull().default(0),
  /** The problem of the last refused document, a code. */
  lastRefusal: text(),
})
