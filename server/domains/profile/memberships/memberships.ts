import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ChangedMembership, Membership, MembershipCategory, NewMembership } from '#contract/profile/memberships.ts'
import type { Database } from '#server/db/client.ts'
import { memberships } from '#server/db/schema/profile/profileData.ts'
import { programOf } from '#server/domains/profile/memberships/programs.ts'
import { recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import { editSection, isStale, type Editor } from '#server/domains/profile/editSection.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { alreadyExists } from '#server/domains/profile/refusals.ts'
import { normalizeNumber } from '#server/domains/profile/sealedNumbers.ts'
import { changedMeanwhile, notFound, refusedField } from '#server/http/answers/envelope.ts'

type MembershipRow = typeof memberships.$inferSelect

const shortestNumber = 3

/** A membership as the API returns it. An unknown program shows its code. */
function present({ id, category, programCode, number, version }: MembershipRow): Membership {
  const { name: programName, provider } = programOf(programCode) ?? { name: programCode, provider: '' }
  return { id, category, programCode, programName, provider, number, version }
}

const readRows = (db: Database, { companyId, profileId }: ProfileRef): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.profileId, profileId)))

/** Lists a person's memberships of one category by program name. */
export async function listMemberships(
  db: Database,
  profileRef: ProfileRef,
  category: MembershipCategory,
): Promise<Membership[]> {
  const rows = (await readRows(db, profileRef)).filter((row) => row.category === category)
  return rows.map(present).toSorted((one, other) => one.programName.localeCompare(other.programName))
}

async function findRow(db: Database, profileRef: ProfileRef, membershipId: string): Promise<MembershipRow> {
  const found = (await readRows(db, profileRef)).find(({ id }) => id === membershipId)
  if (!found) throw notFound()
  return found
}

/** @throws 404 */
export const findMembership = async (db: Database, profileRef: ProfileRef, id: string) =>
  present(await findRow(db, profileRef, id))

/** The number as stored. @throws 400 for too few letters or digits */
function validNumber(typed: string): string {
  const number = normalizeNumber(typed)
  if (number.length < shortestNumber) throw refusedField('number', 'membershipNumber')
  return number
}

/** @throws 400 for a program of another category, 409 for an existing membership */
export function addMembership(editor: Editor, entered: NewMembership): Promise<Membership> {
  const { companyId, profileId } = editor
  const { category, programCode } = entered
  if (programOf(programCode)?.category !== category) throw refusedField('programCode', 'program')
  const number = validNumber(entered.number)
  return editSection(editor, 'memberships', async (tx, recordChange) => {
    if ((await readRows(tx, editor)).some((row) => row.programCode === programCode))
      throw alreadyExists('programCode', 'This programme is there already. Change its number instead.')
    const [row] = await tx
      .insert(memberships)
      .values({ id: randomUUID(), companyId, profileId, category, programCode, number })
      .returning()
    await recordChange('added', recordFields.memberships)
    return present(row!)
  })
}

/** @throws 400, 404, 412 with the stored membership */
export function changeMembership(editor: Editor, id: string, entered: ChangedMembership): Promise<Membership> {
  const number = validNumber(entered.number)
  return editSection(editor, 'memberships', async (tx, recordChange) => {
    const before = await findVersion(tx, editor, { id, version: entered.version })
    if (before.number === number) return present(before)
    const [row] = await tx
      .update(memberships)
      .set({ number, version: before.version + 1 })
      .where(and(eq(memberships.id, id), eq(memberships.version, before.version)))
      .returning()
    await recordChange('changed', ['number'])
    return present(row!)
  })
}

/** @throws 404, 412 with the stored membership */
export const removeMembership = (editor: Editor, id: string, version: number | undefined) =>
  editSection(editor, 'memberships', async (tx, recordChange) => {
    const before = await findVersion(tx, editor, { id, version })
    await tx.delete(memberships).where(and(eq(memberships.id, id), eq(memberships.version, before.version)))
    await recordChange('removed', recordFields.memberships)
    return { id }
  })

async function findVersion(
  tx: Database,
  profileRef: ProfileRef,
  { id, version }: { id: string; version: number | undefined },
) {
  const found = await findRow(tx, profileRef, id)
  if (isStale(found, version)) throw changedMeanwhile(present(found))
  return found
}
