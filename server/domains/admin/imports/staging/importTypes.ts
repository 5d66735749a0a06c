import type { importRows, imports } from '#server/db/schema/company/admin.ts'

/** An import as it is stored, and one of its rows. */
export type StoredImport = typeof imports.$inferSelect
export type StagedRow = typeof importRows.$inferSelect

/** One import of a company. */
export interface ImportRef {
  companyId: string
  importId: string
}

/** The change of a good row, or the problems of a bad one. */
export type Verdict<Change> = { problems: StagedRow['problems'] } | { change: Change }
export const isRefused = <Change>(verdict: Verdict<Change>): verdict is { problems: StagedRow['problems'] } =>
  'problems' in verdict
