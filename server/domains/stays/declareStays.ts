import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type NewOtherStay, type NewPermit, type OtherStay, type Permit, staysLimits } from '#contract/stays/stays.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { otherStays, stayPermits } from '#server/db/schema/profile/stays.ts'
import { editSection, type Editor } from '#server/domains/profile/editSection.ts'
import { homeDay } from '#server/domains/profile/homeDay.ts'
import { recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import { tooMany } from '#server/domains/profile/refusals.ts'
import { declaredRange } from '#server/domains/stays/presentStays.ts'
import { readOtherStays, readPermits } from '#server/domains/stays/readStays.ts'
import { notFound, refusedField } from '#server/http/answers/envelope.ts'

/**
 * Records a right to stay. A citizenship has no days. The same right again adds nothing.
 * @throws 400 for a field, 409 for too many
 */
export function addPermit(editor: Editor, entered: NewPermit): Promise<Permit> {
  const { companyId, profileId } = editor
  const isCitizenship = entered.kind === 'citizenship'
  const permit = { ...entered, ...(isCitizenship && { validFrom: null, validUntil: null }) }
  return editSection(editor, 'stays', async (tx, recordChange) => {
    const held = await readPermits(editor, { db: tx })
    const same = held.find(
      ({ country, kind, validFrom, validUntil }) =>
        country === permit.country &&
        kind === permit.kind &&
        validFrom === permit.validFrom &&
        validUntil === permit.validUntil,
    )
    if (same) return same
    if (held.length >= mosts.permits.most)
      throw tooMany('tooManyStays', `You keep ${held.length} permits. Remove one that is over.`)
    const id = randomUUID()
    await tx.insert(stayPermits).values({ id, companyId, profileId, ...permit })
    await recordChange('added', recordFields.stays)
    return { id, ...permit }
  })
}

/** Deletes a declared right. @throws 404 */
export const removePermit = (editor: Editor, id: string) =>
  editSection(editor, 'stays', async (tx, recordChange) => {
    const { companyId, profileId } = editor
    const removed = await tx
      .delete(stayPermits)
      .where(and(eq(stayPermits.companyId, companyId), eq(stayPermits.profileId, profileId), eq(stayPermits.id, id)))
      .returning({ id: stayPermits.id })
    if (removed.length === 0) throw notFound()
    await recordChange('removed', recordFields.stays)
    return { id }
  })

/**
 * Records days abroad that no trip has, of the last two years and the next two.
 * @throws 400 for a field, 409 for too many
 */
export async function addOtherStay(editor: Editor, { country, from, until }: NewOtherStay): Promise<OtherStay> {
  const { companyId, profileId, services } = editor
  const { first, last } = declaredRange(await homeDay(editor, services), staysLimits)
  if (from < first) throw refusedField('from', 'outOfRange')
  if (until > last) throw refusedField('until', 'dateTooFar')
  return editSection(editor, 'stays', async (tx, recordChange) => {
    const held = await readOtherStays(editor, { db: tx })
    if (held.length >= mosts.otherStays.most)
      throw tooMany('tooManyStays', `You keep ${held.length} stays. Remove one that is over.`)
    const id = randomUUID()
    await tx.insert(otherStays).values({ id, companyId, profileId, country, fromDay: from, untilDay: until })
    await recordChange('added', recordFields.stays)
    return { id, country, from, until }
  })
}

/** Deletes declared days. @throws 404 */
export const removeOtherStay = (editor: Editor, id: string) =>
  editSection(editor, 'stays', async (tx, recordChange) => {
    const { companyId, profileId } = editor
    const removed = await tx
      .delete(otherStays)
      .where(and(eq(otherStays.companyId, companyId), eq(otherStays.profileId, profileId), eq(otherStays.id, id)))
      .returning({ id: otherStays.id })
    if (removed.length === 0) throw notFound()
    await recordChange('removed', recordFields.stays)
    return { id }
  })
