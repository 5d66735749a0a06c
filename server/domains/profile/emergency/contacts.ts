import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import {
  peopleToCall,
  type ContactPerson,
  type EmergencyContact,
  type patchEmergencyContactSchema,
  type PutEmergencyContact,
} from '#contract/profile/emergencyContact.ts'
import type { Database } from '#server/db/client.ts'
import { emergencyContacts } from '#server/db/schema/profile/profileData.ts'
import { editSection, isStale, type Editor, type RecordChange } from '#server/domains/profile/editSection.ts'
import {
  recordDifferences,
  peopleSent,
  placesOfNewPhones,
  refuseWrongPhones,
  withStoredPhone,
} from '#server/domains/profile/emergency/people.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { changedMeanwhile, notFound } from '#server/http/answers/envelope.ts'

type ContactRow = typeof emergencyContacts.$inferSelect
type PatchEmergencyContact = z.output<typeof patchEmergencyContactSchema>

const presentContact = (row: ContactRow): EmergencyContact => {
  const { companyId: _, profileId: __, ...contact } = row
  return contact
}

const rowOf = ({ companyId, profileId }: ProfileRef) =>
  and(eq(emergencyContacts.companyId, companyId), eq(emergencyContacts.profileId, profileId))

/** Reads the emergency contact; null without one. */
export async function readContact(db: Database, profileRef: ProfileRef): Promise<EmergencyContact | null> {
  const [row] = await db.select().from(emergencyContacts).where(rowOf(profileRef))
  return row ? presentContact(row) : null
}

/** Creates or replaces the contact. @throws 400, 409 for too many people, 412 with the current contact or null */
export const putContact = (editor: Editor, { version, ...typed }: PutEmergencyContact): Promise<EmergencyContact> =>
  editSection(editor, 'emergencyContact', async (tx, recordChange) => {
    const before = await readContact(tx, editor)
    if (version !== undefined && (before?.version ?? null) !== version) throw changedMeanwhile(before)
    const had = before ? peopleToCall(before) : []
    const people = peopleSent(had, typed)
    const sent = people.slice(0, 1 + (typed.others?.length ?? 0))
    refuseWrongPhones(people, placesOfNewPhones(sent, had))
    return write({ tx, recordChange, editor }, before, people)
  })

/** Changes the given fields of one person. @throws 400, 404, 412 with the current contact */
export const patchContact = (editor: Editor, id: string, { version, ...typed }: PatchEmergencyContact) =>
  editSection(editor, 'emergencyContact', async (tx, recordChange) => {
    const before = await findVersion(tx, editor, { id, version })
    const sent = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))
    const people = peopleToCall(before).map((each) => (each.id === id ? withStoredPhone({ ...each, ...sent }) : each))
    if ('code' in sent || 'phoneNumber' in sent || 'extension' in sent)
      refuseWrongPhones(people, new Map([[people.findIndex((each) => each.id === id), '']]))
    return write({ tx, recordChange, editor }, before, people)
  })

/** Removes one person; the next one moves up. @throws 404, 412 with the stored contact */
export const removeContact = (editor: Editor, id: string, version: number | undefined) =>
  editSection(editor, 'emergencyContact', async (tx, recordChange) => {
    const before = await findVersion(tx, editor, { id, version })
    const left = peopleToCall(before).filter((each) => each.id !== id)
    if (left.length > 0) await write({ tx, recordChange, editor }, before, left)
    else {
      await tx.delete(emergencyContacts).where(rowOf(editor))
      await recordDifferences(recordChange, peopleToCall(before), [])
    }
    return { id }
  })

interface Writing {
  tx: Database
  recordChange: RecordChange
  editor: Editor
}

/** Stores the people to call, and records the differences. Without differences the version stays. */
async function write(
  { tx, recordChange, editor }: Writing,
  before: EmergencyContact | null,
  [first, ...others]: ContactPerson[],
): Promise<EmergencyContact> {
  const { companyId, profileId } = editor
  const people = [first!, ...others]
  const had = before ? peopleToCall(before) : []
  if (before && isDeepStrictEqual(had, people)) return before
  await recordDifferences(recordChange, had, people)
  const columns = { ...first!, others }
  const [row] = before
    ? await tx
        .update(emergencyContacts)
        .set({ ...columns, version: before.version + 1 })
        .where(rowOf(editor))
        .returning()
    : await tx
        .insert(emergencyContacts)
        .values({ ...columns, companyId, profileId })
        .returning()
  return presentContact(row!)
}

async function findVersion(
  tx: Database,
  profileRef: ProfileRef,
  { id, version }: { id: string; version: number | undefined },
) {
  const found = await readContact(tx, profileRef)
  if (!found || !peopleToCall(found).some((each) => each.id === id)) throw notFound()
  if (isStale(found, version)) throw changedMeanwhile(found)
  return found
}
