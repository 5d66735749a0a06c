import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PlainBlock } from '#contract/texts/plainBlocks.ts'
import type { RiskViewKind } from '#contract/risk/riskViews.ts'
import { ofCompany } from '../company/company.ts'
import { ofProfile } from '../company/people.ts'

/** A government's own words; English always, another language where the government publishes it. */
export interface AdviceWords {
  en: string
  fr?: string
  es?: string
}

/** More of a government's words, by language. */
export interface AdviceBlocks {
  en: PlainBlock[]
  fr?: PlainBlock[]
  es?: PlainBlock[]
}

/** The advice of a government about a country, as it is compared when the feed is read again. */
export interface AdviceState {
  warningLevel: number
  regionalLevel: number
  warningText: AdviceWords
}

/** The present advice of governments: one row for each government and country. */
export const advisories = pgTable(
  'advisories',
  {
    id: text().primaryKey(),
    targetCountry: text().notNull(),
    sourceCountry: text().notNull(),
    /** For the whole country, 0 to 3 (`advisoryLevels` of the contract). */
    warningLevel: integer().notNull(),
    /** The strictest level for a part of the country; 0 without one. */
    regionalLevel: integer().notNull().default(0),
    warningText: jsonb().$type<AdviceWords>().notNull(),
    blocks: jsonb().$type<AdviceBlocks>().notNull().default({ en: [] }),
    /** The fields of the feed that the levels were read from, as they were. */
    evidence: jsonb().$type<{ field: string; value: string }[]>().notNull().default([]),
    sourceUrl: text().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The parts of the country with an entry of their own; an empty text is the entry about the whole country. */
    parts: text().array().notNull().default([]),
    /** False where the feed lists the country and its present entry could not be read: the last one that could stays. */
    isCurrent: boolean().notNull().default(true),
    /** Invented advice of the demo. */
    isDemo: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('advisories_country').on(t.targetCountry, t.sourceCountry)],
)

/** How the feed of each government was last read: one row for each government. */
export const advisoryFeeds = pgTable('advisory_feeds', {
  sourceCountry: text().primaryKey(),
  /** When it was last asked, with or without success. */
  checkedAt: timestamp({ withTimezone: true }).notNull(),
  /** When it was last read; the stored advice is of that time. */
  succeededAt: timestamp({ withTimezone: true }),
  /** Why the last check failed (`FeedFailureCode`); null after a success. */
  failureCode: text(),
  /** The number of stored countries, and the entries of the feed that name no known country. */
  places: integer().notNull().default(0),
  skipped: integer().notNull().default(0),
  /** The version of the parser that read the stored advice. Another version begins a new baseline without changes. */
  parserVersion: integer().notNull().default(0),
  etag: text(),
  /** A hash of the places that the last check lost, where they were too many, and when this loss was first seen. */
  loss: text(),
  lossSince: timestamp({ withTimezone: true }),
  isDemo: boolean().notNull().default(false),
})

/** Changes of advice, as they were noticed. */
export const advisoryChanges = pgTable(
  'advisory_changes',
  {
    id: text().primaryKey(),
    targetCountry: text().notNull(),
    sourceCountry: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null where there was no advice before, or is none any longer. */
    before: jsonb().$type<AdviceState>(),
    after: jsonb().$type<AdviceState>(),
    isDemo: boolean().notNull().default(false),
  },
  (t) => [index('advisory_changes_country').on(t.targetCountry, t.changedAt)],
)

/** Risk advisors who looked at the trip or the whereabouts of another person, with the subject and the time. */
export const riskViews = pgTable(
  'risk_views',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    viewerProfileId: ofProfile(),
    kind: text().$type<RiskViewKind>().notNull(),
    /** The ids of the viewed records, or a search as `searchSubject` writes it. It is never a name or an address. */
    subject: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('risk_views_company').on(t.companyId, t.at)],
)
