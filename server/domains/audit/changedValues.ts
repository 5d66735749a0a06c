import type { CompanyChange } from '#contract/admin/companyChanges.ts'

/** Values by field for the record of changes; null without a value, and for personal data. */
export type RecordedValues = Record<string, string | null>

/** The fields whose values differ, with both values. */
export const changedValues = (before: RecordedValues, after: RecordedValues): CompanyChange['changes'] =>
  Object.keys({ ...before, ...after }).flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    return from === to ? [] : [{ field, from, to }]
  })
