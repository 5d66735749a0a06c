import { sql } from 'drizzle-orm'
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { JobProblem, JobStatus, ReportColumn, ReportType } from '#contract/reports/reports.ts'
import { ofCompany } from '../company/company.ts'
import { profiles } from '../company/people.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Reports that people had made in the background. The person is who asked; the traveler is who it is about, if one. */
export const reportJobs = pgTable(
  'report_jobs',
  {
    id: text().primaryKey(),
    companyId: ofCompany(),
    profileId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Null for a report of the company. */
    travelerProfileId: text().references(() => profiles.id, { onDelete: 'cascade' }),
    type: text().$type<ReportType>().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }).notNull(),
    /** A culture code of §7. */
    culture: text().notNull(),
    columns: jsonb().$type<ReportColumn[]>().notNull(),
    status: text().$type<Exclude<JobStatus, 'expired'>>().notNull(),
    problem: text().$type<JobProblem>(),
    doneRows: integer().notNull().default(0),
    totalRows: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The last sign of life of the process that makes it. */
    beatAt: timestamp({ withTimezone: true }),
    asOf: timestamp({ withTimezone: true }),
    /** Bytes of the file, and its name. */
    size: integer(),
    fileName: text(),
    /** When the file is deleted. */
    expiresAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('report_jobs_profile').on(t.profileId, t.createdAt),
    index('report_jobs_waiting')
      .on(t.createdAt)
      .where(sql`${t.status} in ('waiting', 'running')`),
    /** One at a time per person, whichever process makes it. */
    uniqueIndex('report_jobs_running')
      .on(t.profileId)
      .where(sql`${t.status} = 'running'`),
  ],
)

/** The file of a completed job, in parts, so that neither writing nor reading holds it whole. */
export const reportParts = pgTable(
  'report_parts',
  {
    jobId: text()
      .notNull()
      .references(() => reportJobs.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.part] })],
)
