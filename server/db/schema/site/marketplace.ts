import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AppCategory, AppScope } from '#contract/catalogs/marketplace.ts'
import { version } from '../company/columns.ts'
import { ofCompany } from '../company/company.ts'
import { ofProfile } from '../company/people.ts'

/** A text in the languages of the database. */
export interface AppWords {
  en: string
  fr: string
  es: string
}

/** Apps of partners of the agency, the same for all companies. */
export const partnerApps = pgTable('partner_apps', {
  id: text().primaryKey(),
  name: text().notNull(),
  vendor: text().notNull(),
  category: text().$type<AppCategory>().notNull(),
  scope: text().$type<AppScope>().notNull(),
  summary: jsonb().$type<AppWords>().notNull(),
  description: jsonb().$type<AppWords>().notNull(),
  /** The data that the partner gets. */
  dataShared: jsonb().$type<AppWords[]>().notNull(),
  permissions: jsonb().$type<AppWords[]>().notNull(),
  /** Addresses at the partner, https. */
  privacyUrl: text().notNull(),
  signInUrl: text().notNull(),
  isDemo: boolean().notNull().default(false),
})

/** Decisions of companies about apps. An app without a row is in its contract, and not connected. */
export const companyApps = pgTable(
  'company_apps',
  {
    companyId: ofCompany(),
    appId: text()
      .notNull()
      .references(() => partnerApps.id, { onDelete: 'cascade' }),
    isInContract: boolean().notNull().default(true),
    /** When an administrator connected it; null while it is not connected. */
    connectedAt: timestamp({ withTimezone: true }),
    ...version,
  },
  (t) => [primaryKey({ columns: [t.companyId, t.appId] })],
)

/** Requests of people for an app, each person at most one open one. */
export const appRequests = pgTable(
  'app_requests',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    appId: text()
      .notNull()
      .references(() => partnerApps.id, { onDelete: 'cascade' }),
    profileId: ofProfile(),
    reason: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it is open. */
    decidedAt: timestamp({ withTimezone: true }),
    state: text().$type<'open' | 'approved' | 'declined'>().notNull().default('open'),
    /** The administrator's reason for declining it. */
    answer: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('app_requests_open')
      .on(t.profileId, t.appId)
      .where(sql`${t.decidedAt} is null`),
    index('app_requests_company').on(t.companyId, t.askedAt),
  ],
)
