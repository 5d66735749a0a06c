import type { importRows, imports } from '#server/db/schema/admin.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Language } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'
import type { LocaleCode } from '#contract/locales.ts'

/** An import as it is stored, and one of its rows. */
export type StoredImport = typeof imports.$inferSelect
export type StagedRow = typeof importRows.$inferSelect

/** What every step of an import is done with. */
export interface Importing {
  caller: Caller
  language: Language
  locale: LocaleCode | undefined
  services: Services
}

/** One import of a company. */
export interface ImportRef {
  companyId: string
  importId: string
}

/** What will become of a good row, or what is wrong with a bad one. */
export type Verdict<Change> = { problems: StagedRow['problems'] } | { change: Change }
export const isRefused = <Change>(verdict: Verdict<Change>): verdict is { problems: StagedRow['problems'] } =>
  'problems' in verdict
