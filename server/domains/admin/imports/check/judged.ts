import type { StagedRow, Verdict } from '#server/domains/admin/imports/staging/importTypes.ts'
import { breathe } from '#server/time/breathe.ts'

/** A row with what becomes of it. */
export interface JudgedRow<Change> {
  row: StagedRow
  verdict: Verdict<Change>
}

/** Judges rows one after another, so that others are answered in between. */
export async function judged<Change>(
  rows: readonly StagedRow[],
  judge: (row: StagedRow) => Verdict<Change>,
): Promise<JudgedRow<Change>[]> {
  const verdicts: JudgedRow<Change>[] = []
  for (const row of rows) {
    verdicts.push({ row, verdict: judge(row) })
    await breathe()
  }
  return verdicts
}
