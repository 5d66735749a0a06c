import type { CompanyChange } from '#contract/companyChanges.ts'

/** Values by field, as they are recorded; null for none, and for what is not kept because it is personal. */
export type RecordedValues = Record<string, string | null>

/** The fields whose values differ, with both. */
export const changedValues = (before: RecordedValues, after: RecordedValues): CompanyChange['changes'] =>
  Object.keys({ ...before, ...after }).flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    return from === to ? [] : [{ field, from, to }]
  })
