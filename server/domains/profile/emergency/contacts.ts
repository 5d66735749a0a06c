import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { EmergencyContact, patchEmergencyContactSchema, PutEmergencyContact } from '#contract/emergencyContact.ts'
import { digitsOf, phoneProblem } from '#contract/phones.ts'
import type { Database } from '#server/db/client.ts'
import { emergencyContacts } from '#server/db/schema/profileData.ts'
import { changedFields, editSection, isStale } from '#server/domains/profile/editSection.ts'
import type { Editor } from '#server/domains/profile/editSection.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { changedMeanwhile, notFound, refusedField } from '#server/http/envelope.ts'

type ContactRow = typeof emergencyContacts.$inferSelect
type Fields = Omit<PutEmergencyContact, 'version'>
type PatchEmergencyContact = z.output<typeof patchEmergencyContactSchema>

const presentContact = (row: ContactRow): EmergencyContact => {
  const { companyId: _, profileId: __, ...contact } = row
  return contact
}

async function readRow(db: Database, { companyId, profileId }: ProfileRef): Promise<ContactRow | undefined> {
  const [row] = await db
    .select()
    .from(emergencyContacts)
    .where(and(eq(emergencyContacts.companyId, companyId), eq(emergencyContacts.profileId, profileId)))
  return row
}

/** Reads the emergency contact; null where there is none. */
export async function readContact(db: Database, profileRef: ProfileRef): Promise<EmergencyContact | null> {
  const row = await readRow(db, profileRef)
  return row ? presentContact(row) : null
}

/** @throws 400 for an invalid number */
function refuseInvalidPhone({ code, phoneNumber }: Pick<Fields, 'code' | 'phoneNumber'>) {
  const problem = phoneProblem({ code, number: phoneNumber })
  if (problem) throw refusedField(problem === 'phoneCode' ? 'code' : 'phoneNumber', problem)
}

/** Creates or replaces the contact. @throws 400, 412 with the current contact, null for none */
export function putContact(editor: Editor, { version, ...typed }: PutEmergencyContact): Promise<EmergencyContact> {
  const { companyId, profileId } = editor
  refuseInvalidPhone(typed)
  const entered = { ...typed, phoneNumber: digitsOf(typed.phoneNumber) }
  return editSection(editor, 'emergencyContact', async (tx, note) => {
    const before = await readRow(tx, editor)
    if (version !== undefined && (before?.version ?? null) !== version)
      throw changedMeanwhile(before ? presentContact(before) : null)
    if (before) return write(tx, before, entered, note)
    const [row] = await tx
      .insert(emergencyContacts)
      .values({ id: randomUUID(), companyId, profileId, ...entered })
      .returning()
    await note('added', Object.keys(entered))
    return presentContact(row!)
  })
}

type Note = Parameters<Parameters<typeof editSection>[2]>[1]

async function write(tx: Database, before: ContactRow, entered: Partial<Fields>, note: Note) {
  const fields = changedFields(before, entered)
  if (fields.length === 0) return presentContact(before)
  const [row] = await tx
    .update(emergencyContacts)
    .set({ ...entered, version: before.version + 1 })
    .where(and(eq(emergencyContacts.id, before.id), eq(emergencyContacts.version, before.version)))
    .returning()
  await note('changed', fields)
  return presentContact(row!)
}

/** Changes the given fields. @throws 400, 404, 412 with the current contact */
export const patchContact = (editor: Editor, id: string, { version, ...typed }: PatchEmergencyContact) =>
  editSection(editor, 'emergencyContact', async (tx, note) => {
    const before = await findVersion(tx, editor, { id, version })
    const sent = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as Partial<Fields>
    if (sent.phoneNumber !== undefined) sent.phoneNumber = digitsOf(sent.phoneNumber)
    if (sent.code !== undefined || sent.phoneNumber !== undefined) refuseInvalidPhone({ ...before, ...sent })
    return write(tx, before, sent, note)
  })

/** @throws 404, 412 with the contact as it is now */
export const removeContact = (editor: Editor, id: string, version: number | undefined) =>
  editSection(editor, 'emergencyContact', async (tx, note) => {
    const before = await findVersion(tx, editor, { id, version })
    await tx
      .delete(emergencyContacts)
      .where(and(eq(emergencyContacts.id, id), eq(emergencyContacts.version, before.version)))
    const { id: _, version: __, ...fields } = presentContact(before)
    await note('removed', Object.keys(fields))
    return { id }
  })

async function findVersion(
  tx: Database,
  profileRef: ProfileRef,
  { id, version }: { id: string; version: number | undefined },
) {
  const found = await readRow(tx, profileRef)
  if (found?.id !== id) throw notFound()
  if (isStale(found, version)) throw changedMeanwhile(presentContact(found))
  return found
}
