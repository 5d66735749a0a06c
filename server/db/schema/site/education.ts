import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ModuleAssignment } from '#contract/catalogs/education.ts'
import { version } from '../company/columns.ts'
import { ofCompany } from '../company/company.ts'
import { owner } from '../company/people.ts'

/** How a company uses the modules of the catalog. A module without a row is optional. */
export const educationSettings = pgTable(
  'education_settings',
  {
    companyId: ofCompany(),
    /** An id of `server/reference/education`. */
    moduleId: text().notNull(),
    assignment: text().$type<ModuleAssignment>().notNull(),
    dueDays: integer().notNull(),
    /** Since when it is required; null while it is not. */
    requiredSince: timestamp({ withTimezone: true }),
    ...version,
  },
  (t) => [primaryKey({ columns: [t.companyId, t.moduleId] })],
)

/** How far a person is with a module: a row from the first opening of its quiz on. */
export const educationProgress = pgTable(
  'education_progress',
  {
    ...owner,
    moduleId: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** Percent: of the attempt that passed last, else of the best one; null before the first. */
    score: integer(),
    /** Days at the person's home airport; the certificate includes its last day. Null until passed. */
    passedOn: date(),
    validUntil: date(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.moduleId] }),
    index('education_progress_module').on(t.companyId, t.moduleId),
  ],
)
