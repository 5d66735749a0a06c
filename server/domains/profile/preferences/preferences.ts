import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ChangedTravelPreference, NewTravelPreference, TravelPreference } from '#contract/profile/preferences.ts'
import type { Database } from '#server/db/client.ts'
import { travelPreferences } from '#server/db/schema/profile/profileData.ts'
import { recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import { changedFields, editSection, isStale, type Editor } from '#server/domains/profile/editSection.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { changedMeanwhile, notFound, Refusal } from '#server/http/answers/envelope.ts'

function present(row: typeof travelPreferences.$inferSelect): TravelPreference {
  const { companyId: _, profileId: __, ...preferences } = row
  return preferences
}

/** A person's travel preferences; null without any. */
export async function readPreferences(
  db: Database,
  { companyId, profileId }: ProfileRef,
): Promise<TravelPreference | null> {
  const [row] = await db
    .select()
    .from(travelPreferences)
    .where(and(eq(travelPreferences.companyId, companyId), eq(travelPreferences.profileId, profileId)))
  return row ? present(row) : null
}

/** @throws 409 for existing preferences */
export const addPreferences = (editor: Editor, entered: NewTravelPreference): Promise<TravelPreference> =>
  editSection(editor, 'preferences', async (tx, recordChange) => {
    const { companyId, profileId } = editor
    if (await readPreferences(tx, editor))
      throw new Refusal(409, 'alreadyThere', 'There are travel preferences already. Reload and change those.')
    const [row] = await tx
      .insert(travelPreferences)
      .values({ tpId: randomUUID(), companyId, profileId, ...entered })
      .returning()
    await recordChange('added', recordFields.preferences)
    return present(row!)
  })

/** @throws 404, 412 with the current preferences */
export const changePreferences = (
  editor: Editor,
  tpId: string,
  { version, ...entered }: ChangedTravelPreference,
): Promise<TravelPreference> =>
  editSection(editor, 'preferences', async (tx, recordChange) => {
    const before = await readPreferences(tx, editor)
    if (before?.tpId !== tpId) throw notFound()
    if (isStale(before, version)) throw changedMeanwhile(before)
    const fields = changedFields(before, entered)
    if (fields.length === 0) return before
    const [row] = await tx
      .update(travelPreferences)
      .set({ ...entered, version: before.version + 1 })
      .where(and(eq(travelPreferences.tpId, tpId), eq(travelPreferences.version, before.version)))
      .returning()
    await recordChange('changed', fields)
    return present(row!)
  })
