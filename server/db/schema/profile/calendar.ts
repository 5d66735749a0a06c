import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofCompany } from '../company/company.ts'
import { profiles } from '../company/people.ts'

/** The private calendar address of a person's trips; only its hash is stored. */
export const calendarSubscriptions = pgTable('calendar_subscriptions', {
  profileId: text()
    .primaryKey()
    .references(() => profiles.id),
  companyId: ofCompany(),
  tokenHash: text().notNull().unique(),
  language: text().$type<'en' | 'fr' | 'es'>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  lastReadAt: timestamp({ withTimezone: true }),
})
