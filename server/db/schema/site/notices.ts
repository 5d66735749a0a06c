import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { HomeContentKind, LinkedScreen } from '#contract/notices/homeContent.ts'
import type { maintenanceCategories, MaintenanceComponent, maintenanceStatuses } from '#contract/notices/maintenance.ts'
import type { NoticeText } from '#contract/notices/noticeTexts.ts'
import { version } from '../company/columns.ts'
import { companies, ofCompany } from '../company/company.ts'
import { ofProfile } from '../company/people.ts'

/** Maintenance notices (§3, §4). */
export const maintenanceNotices = pgTable(
  'maintenance_notices',
  {
    id: text().primaryKey(),
    /** Null for a notice of the operator to all companies. */
    companyId: text().references(() => companies.id),
    status: text().$type<(typeof maintenanceStatuses)[number]>().notNull(),
    category: text().$type<(typeof maintenanceCategories)[number]>().notNull(),
    impactedComponents: jsonb().$type<MaintenanceComponent[]>().notNull(),
    disclaimerStart: timestamp({ withTimezone: true }).notNull(),
    maintenanceStart: timestamp({ withTimezone: true }).notNull(),
    maintenanceEnd: timestamp({ withTimezone: true }).notNull(),
    texts: jsonb().$type<NoticeText[]>().notNull(),
    ...version,
  },
  (t) => [index('maintenance_notices_company').on(t.companyId, t.maintenanceEnd)],
)

/** The notices that people have dismissed; a change of the notice deletes its rows. */
export const maintenanceDismissals = pgTable(
  'maintenance_dismissals',
  {
    profileId: ofProfile(),
    noticeId: text()
      .notNull()
      .references(() => maintenanceNotices.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.noticeId] }), index('maintenance_dismissals_notice').on(t.noticeId)],
)

/** News, best practices, green tips and links on Home (§6). */
export const homeContent = pgTable(
  'home_content',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    kind: text().$type<HomeContentKind>().notNull(),
    texts: jsonb().$type<NoticeText[]>().notNull(),
    /** https; empty for none. */
    address: text().notNull().default(''),
    screen: text().$type<LinkedScreen>(),
    /** Besides news, the instant of its creation. */
    publishedFrom: timestamp({ withTimezone: true }).notNull(),
    publishedUntil: timestamp({ withTimezone: true }),
    isPinned: boolean().notNull().default(false),
    ...version,
  },
  (t) => [index('home_content_company').on(t.companyId, t.kind, t.publishedFrom)],
)
