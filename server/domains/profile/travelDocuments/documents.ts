import { randomUUID } from 'node:crypto'
import { and, desc, asc, eq } from 'drizzle-orm'
import type { ChangedTravelDocument, NewTravelDocument, TravelDocument } from '#contract/profile/travelDocuments.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import { changedFields, editSection, isStale, type Editor } from '#server/domains/profile/editSection.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { alreadyExists, tooMany } from '#server/domains/profile/refusals.ts'
import { matchesSealed, unsealNumber, normalizeNumber } from '#server/domains/profile/sealedNumbers.ts'
import { changedMeanwhile, notFound, refusedField } from '#server/http/answers/envelope.ts'
import type { Sealer } from '#server/crypto/sealer.ts'

type DocumentRow = typeof travelDocuments.$inferSelect

const shownDigits = 4

/** A document as the API returns it: a fixed number of stars and the last four characters hide the length. */
const presentDocument = (row: DocumentRow): TravelDocument => ({
  id: row.id,
  type: row.type,
  number: `*****${row.numberEnding}`,
  issueCountry: row.issueCountry,
  expirationDate: row.expirationDate,
  version: row.version,
})

const readDocuments = (db: Database, { companyId, profileId }: ProfileRef): Promise<DocumentRow[]> =>
  db
    .select()
    .from(travelDocuments)
    .where(and(eq(travelDocuments.companyId, companyId), eq(travelDocuments.profileId, profileId)))
    .orderBy(desc(travelDocuments.expirationDate), asc(travelDocuments.id))

/** A person's travel documents, latest expiry first. */
export const listDocuments = async (db: Database, profileRef: ProfileRef): Promise<TravelDocument[]> =>
  (await readDocuments(db, profileRef)).map(presentDocument)

/** The number as stored. @throws 400 for a number so short that its visible ending would reveal most of it */
function validNumber(typed: string): string {
  const number = normalizeNumber(typed)
  if (number.length <= shownDigits) throw refusedField('number', 'documentNumber')
  return number
}

const sealedNumberColumns = (number: string, sealer: Sealer) => ({
  sealedNumber: sealer.seal(number),
  numberEnding: number.slice(-shownDigits),
})

/** Refuses a second document with the same number and country. Different countries may issue the same number. */
function refuseDuplicate(others: DocumentRow[], { issueCountry, number }: Identity, sealer: Sealer) {
  if (others.some((row) => row.issueCountry === issueCountry && matchesSealed(sealer, row.sealedNumber, number)))
    throw alreadyExists('number', 'This document is there already. Change that one, or enter another number.')
}
interface Identity {
  issueCountry: string
  number: string
}

/**
 * Adds a document; its number is stored encrypted.
 * @throws 400 for a field, 409 for an existing document, or too many
 */
export function addDocument(editor: Editor, entered: NewTravelDocument): Promise<TravelDocument> {
  const { companyId, profileId, services } = editor
  const { type, issueCountry, expirationDate } = entered
  const number = validNumber(entered.number)
  return editSection(editor, 'travelDocuments', async (tx, recordChange) => {
    const held = await readDocuments(tx, editor)
    if (held.length >= mosts.travelDocuments.most)
      throw tooMany('tooManyDocuments', `You keep ${held.length} travel documents. Remove one that is over.`)
    refuseDuplicate(held, { issueCountry, number }, services.sealer)
    const kept = sealedNumberColumns(number, services.sealer)
    const [row] = await tx
      .insert(travelDocuments)
      .values({ id: randomUUID(), companyId, profileId, type, issueCountry, expirationDate, ...kept })
      .returning()
    await recordChange('added', recordFields.travelDocuments, row!.id)
    return presentDocument(row!)
  })
}

/**
 * Changes a document; a new number is encrypted.
 * @throws 400 for a field, 404, 409 for the number of another document, 412 with the stored document
 */
export function changeDocument(editor: Editor, id: string, entered: ChangedTravelDocument): Promise<TravelDocument> {
  const { sealer } = editor.services
  const { type, issueCountry, expirationDate } = entered
  const typed = entered.number === undefined ? undefined : validNumber(entered.number)
  return editSection(editor, 'travelDocuments', async (tx, recordChange) => {
    const held = await readDocuments(tx, editor)
    const before = findVersion(held, id, entered.version)
    const renewed = typed !== undefined && !matchesSealed(sealer, before.sealedNumber, typed) ? typed : undefined
    if (renewed || issueCountry !== before.issueCountry) {
      const others = held.filter((row) => row !== before)
      const number = typed ?? unsealNumber(sealer, before.sealedNumber)
      if (number !== undefined) refuseDuplicate(others, { issueCountry, number }, sealer)
    }
    const after = { type, issueCountry, expirationDate }
    const fields = [...(renewed ? ['number'] : []), ...changedFields(before, after)]
    if (fields.length === 0) return presentDocument(before)
    const [row] = await tx
      .update(travelDocuments)
      .set({ ...after, ...(renewed && sealedNumberColumns(renewed, sealer)), version: before.version + 1 })
      .where(and(eq(travelDocuments.id, id), eq(travelDocuments.version, before.version)))
      .returning()
    await recordChange('changed', fields, id)
    return presentDocument(row!)
  })
}

/** Removes a document with its encrypted number. @throws 404, 412 with the stored document */
export const removeDocument = (editor: Editor, id: string, version: number | undefined) =>
  editSection(editor, 'travelDocuments', async (tx, recordChange) => {
    const before = findVersion(await readDocuments(tx, editor), id, version)
    await tx.delete(travelDocuments).where(and(eq(travelDocuments.id, id), eq(travelDocuments.version, before.version)))
    await recordChange('removed', recordFields.travelDocuments, id)
    return { id }
  })

function findVersion(held: DocumentRow[], id: string, version: number | undefined): DocumentRow {
  const found = held.find((row) => row.id === id)
  if (!found) throw notFound()
  if (isStale(found, version)) throw changedMeanwhile(presentDocument(found))
  return found
}
