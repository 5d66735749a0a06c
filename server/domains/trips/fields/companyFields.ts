import { and, asc, eq } from 'drizzle-orm'
import type { LocalizedName } from '#contract/events/groupNames.ts'
import type { StoredField, TripFieldValue } from '#contract/trips/tripFieldValues.ts'
import type { Database } from '#server/db/client.ts'
import { tripFields } from '#server/db/schema/company/tripFields.ts'
import type { Language } from '#server/http/requests/language.ts'

export type FieldRow = typeof tripFields.$inferSelect

/** The company's own fields of a trip in their order, the inactive ones among them. */
export const companyFields = (db: Database, companyId: string): Promise<FieldRow[]> =>
  db.select().from(tripFields).where(eq(tripFields.companyId, companyId)).orderBy(asc(tripFields.place), tripFields.id)

/** The fields that a new or changed trip is asked for. */
export const askedFields = (db: Database, companyId: string): Promise<FieldRow[]> =>
  db
    .select()
    .from(tripFields)
    .where(and(eq(tripFields.companyId, companyId), eq(tripFields.isActive, true)))
    .orderBy(asc(tripFields.place), tripFields.id)

/** A text in the reader's language, else the first; empty without any. */
export const textIn = (texts: readonly LocalizedName[], language: Language): string =>
  (texts.find(({ locale }) => locale.startsWith(language)) ?? texts[0])?.value ?? ''

/** The values of a trip for a reader; no property without any. */
export const presentFields = (
  stored: readonly StoredField[] | null,
  language: Language,
): { fields?: TripFieldValue[] } =>
  stored === null || stored.length === 0
    ? {}
    : { fields: stored.map(({ names, ...field }) => ({ ...field, name: textIn(names, language) })) }

/**
 * The values of a trip to be stored, with the present names of their fields. A changed trip keeps the values of fields
 * that are no longer asked.
 * @param given values by field; a field that was deleted meanwhile is left out
 */
export async function storedFields(
  tx: Database,
  companyId: string,
  given: readonly Pick<StoredField, 'fieldId' | 'value'>[],
  before: readonly StoredField[] = [],
): Promise<StoredField[]> {
  if (given.length === 0 && before.length === 0) return []
  const asked = await askedFields(tx, companyId)
  const values = new Map(given.map(({ fieldId, value }) => [fieldId, value]))
  const present = asked.map(({ id, kind, names }) => ({ fieldId: id, kind, names, value: values.get(id) ?? '' }))
  const kept = before.filter(({ fieldId }) => !asked.some(({ id }) => id === fieldId))
  return [...present.filter(({ value }) => value !== ''), ...kept]
}
