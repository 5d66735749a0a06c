import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { costCenterLimits } from '#contract/employees/costCenters.ts'
import { requiredLine } from '#contract/fields/fields.ts'
import { plainIdentifier } from '#contract/texts/plainIdentifier.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { recordCompanyChanges, type CompanyChangeRecord } from '#server/domains/audit/recordCompanyChanges.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { invalidValue, takenFailure } from '#server/scim/protocol/failure.ts'
import { groupNameLocale, nameOf, roleNamePrefix } from '#server/scim/users/groupNames.ts'
import { requireCenterRoom } from '#server/domains/admin/costCenters/centerRules.ts'

/**
 * Splits the name of a group into number and name of a cost center: `4300 Marketing` begins with its number. Any other
 * name is used as both, so that the group keeps the client's name.
 * @throws 400 for a name that is too long
 */
export function numberAndName(displayName: unknown): { number: string; name: string } {
  const { success, data: whole = '' } = z.safeParse(
    requiredLine(costCenterLimits.externalId + costCenterLimits.name),
    displayName,
  )
  if (!success) throw invalidValue('The "displayName" of a group must be a line of text.')
  if (whole.startsWith(roleNamePrefix))
    throw invalidValue('Only a role can be called "Role: …", and there is none of this name.')
  const text = plainIdentifier(whole).replace(/\s+/g, ' ')
  const [, number = '', name = ''] = /^(\S*\d\S*) (.+)$/.exec(text) ?? []
  const parts =
    number && !name.startsWith(number)
      ? { number, name }
      : { number: text.slice(0, costCenterLimits.externalId).trim(), name: text }
  if (parts.number.length > costCenterLimits.externalId || parts.name.length > costCenterLimits.name)
    throw invalidValue(
      `The number of a cost centre has at most ${costCenterLimits.externalId} characters, its name ${costCenterLimits.name}.`,
    )
  return parts
}

/** The cost center with a number, active or inactive. */
async function centerOf(tx: Database, companyId: string, number: string, own = '') {
  const numberCondition = and(
    eq(costCenters.companyId, companyId),
    eq(costCenters.externalId, number),
    ne(costCenters.id, own),
  )
  const [found] = await tx.select().from(costCenters).where(numberCondition)
  return found
}

const numberIsTaken = () => takenFailure('There is a cost centre of this number already.')

/**
 * Adds a top-level cost center, or activates the inactive one with the same number.
 * @returns its id
 * @throws 409 where an active one has the number
 */
export async function addCenter(displayName: unknown, scimId: string | null, client: ScimClient): Promise<string> {
  const {
    companyId,
    services: { db, now },
  } = client
  const { number, name } = numberAndName(displayName)
  const there = await centerOf(db, companyId, number)
  if (there?.status === 'active') throw numberIsTaken()
  if (there) {
    const names = renamed(there.names, name)
    await update(there.id, { names, scimId, status: 'active' }, client)
    await recordChange(there.id, 'activated', [], client)
    return there.id
  }
  await requireCenterRoom(db, companyId)
  const id = randomUUID()
  const names = [{ locale: groupNameLocale, value: name }]
  await db
    .insert(costCenters)
    .values({ id, companyId, externalId: number, names, status: 'active', scimId, createdAt: now(), updatedAt: now() })
  await recordChange(id, 'added', [{ field: 'externalId', from: null, to: number }], client)
  return id
}

const renamed = (names: (typeof costCenters.$inferSelect)['names'], value: string) => [
  { locale: groupNameLocale, value },
  ...names.filter(({ locale }) => locale !== groupNameLocale),
]

/** Renames a cost center. @throws 409 where another one has the number */
export async function renameCenter(id: string, displayName: unknown, client: ScimClient): Promise<void> {
  const { db } = client.services
  const { number, name } = numberAndName(displayName)
  const [center] = await db.select().from(costCenters).where(eq(costCenters.id, id))
  if (!center || (center.externalId === number && nameOf(center) === name)) return
  if (await centerOf(db, client.companyId, number, id)) throw numberIsTaken()
  await update(id, { externalId: number, names: renamed(center.names, name) }, client)
  const changes = [
    { field: 'externalId', from: center.externalId, to: number },
    { field: 'names', from: nameOf(center), to: name },
  ].filter(({ from, to }) => from !== to)
  await recordChange(id, 'changed', changes, client)
}

/** Stores the client's id of a cost center. */
export const setCenterScimId = (id: string, scimId: string | null, client: ScimClient) => update(id, { scimId }, client)

/** Deactivates a cost center and hides it from the client. Its records stay. */
export async function closeCenter(id: string, client: ScimClient): Promise<void> {
  await update(id, { status: 'inactive', scimId: null }, client)
  const changes = [{ field: 'status', from: 'active', to: 'inactive' }]
  await recordChange(id, 'deactivated', changes, client)
}

const update = (id: string, columns: Partial<typeof costCenters.$inferInsert>, { services: { db, now } }: ScimClient) =>
  db
    .update(costCenters)
    .set({ ...columns, updatedAt: now(), version: sql`${costCenters.version} + 1` })
    .where(eq(costCenters.id, id))

const recordChange = (
  entityId: string,
  action: CompanyChangeRecord['action'],
  changes: CompanyChangeRecord['changes'],
  { companyId, caller, services: { db, now } }: ScimClient,
) => recordCompanyChanges(db, caller, [{ companyId, at: now(), entity: 'costCenter', entityId, action, changes }])
