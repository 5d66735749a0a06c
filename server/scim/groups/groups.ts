import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { textLine } from '#contract/fields/fields.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { inCompanyTransaction } from '#server/domains/admin/adminContext.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import {
  invalidValue,
  readOnlyFailure,
  takenFailure,
  ScimFailure,
  unknownResource,
} from '#server/scim/protocol/failure.ts'
import { groupKind, groupSchema } from '#server/scim/protocol/groupKind.ts'
import { leavesOut, project, type Projection } from '#server/scim/protocol/projection.ts'
import { listResponse, type ListQuery } from '#server/scim/protocol/query.ts'
import type { Sent } from '#server/scim/protocol/resource.ts'
import { columnOf, sqlFilter } from '#server/scim/protocol/sqlFilter.ts'
import {
  countGroups,
  groupColumns,
  readGroups,
  readMemberMarks,
  readMembers,
  type GroupRow,
  type Member,
} from '#server/scim/groups/groupRows.ts'
import { stepsOfPatch, stepsOfResource, type GroupStep } from '#server/scim/groups/groupSteps.ts'
import { changeMembers } from '#server/scim/groups/membership.ts'
import { addCenter, closeCenter, renameCenter, setCenterScimId } from '#server/scim/groups/saveCenter.ts'
import { hasCenters, roleOfGroup } from '#server/scim/users/groupNames.ts'
import { scimBase, userAddress, versionOf } from '#server/scim/users/presentUser.ts'
import type { CheckVersion } from '#server/scim/users/users.ts'

/** One page of groups. Members are read only when the answer contains them. */
export async function listGroups(query: ListQuery, client: ScimClient) {
  const {
    companyId,
    services: { db },
  } = client
  const { filter, startIndex, count, sortBy, isDescending, projection } = query
  const columns = groupColumns(companyId)
  const where = filter && sqlFilter(filter, columns, groupKind)
  const total = await countGroups(db, client, where)
  const by = sortBy === undefined ? undefined : columnOf(sortBy, columns, groupKind)?.order
  const page = { where, order: by && { by, isDescending }, offset: startIndex - 1, limit: count }
  const rows = count === 0 || startIndex > total ? [] : await readGroups(db, client, page)
  const resources = await present(rows, projection, client)
  return listResponse(resources, { total, startIndex })
}

const everything: Projection = { without: [] }

/** Gets a group. @throws 404 */
export async function findGroup(id: string, client: ScimClient, projection = everything): Promise<Sent> {
  const {
    companyId,
    services: { db },
  } = client
  const where = groupColumns(companyId).id!.where('eq', id)
  const [row] = await readGroups(db, client, { where, order: undefined, offset: 0, limit: 1 })
  if (!row) throw unknownResource()
  return (await present([row], projection, client))[0]!
}

async function present(rows: readonly GroupRow[], projection: Projection, client: ScimClient): Promise<Sent[]> {
  const {
    companyId,
    services: { db, env },
  } = client
  const ids = rows.map(({ id }) => id)
  const marks = await readMemberMarks(db, companyId, ids)
  const members = leavesOut(projection, 'members') ? [] : await readMembers(db, companyId, ids)
  const by = Map.groupBy(members, ({ groupId }) => groupId)
  return rows.map((row) => {
    const meta = {
      resourceType: 'Group',
      ...(row.createdAt && { created: row.createdAt.toISOString() }),
      ...(row.updatedAt && { lastModified: row.updatedAt.toISOString() }),
      location: `${scimBase(env)}${groupKind.endpoint}/${row.id}`,
      version: versionOf([row.displayName, row.externalId, marks.get(row.id) ?? '']),
    }
    const membersOf = (by.get(row.id) ?? []).map((member) => presentMember(member, env))
    const resource = {
      schemas: [groupSchema],
      id: row.id,
      ...(row.externalId && { externalId: row.externalId }),
      displayName: row.displayName,
      ...(membersOf.length > 0 && { members: membersOf }),
      meta,
    }
    return project(resource, projection, groupKind)
  })
}

const presentMember = ({ id, name }: Member, env: ScimClient['services']['env']) => ({
  value: id,
  $ref: userAddress(env, id),
  display: name,
  type: 'User',
})

function checkedScimId(given: unknown): string | null {
  const { success, data } = z.safeParse(textLine(200), given ?? '')
  if (!success) throw invalidValue('The "externalId" must be a line of text.')
  return data || null
}

/** Creates a cost center with its members. @throws 409 for a number or name that is in use */
export const createGroup = (body: unknown, client: ScimClient): Promise<Sent> =>
  inCompanyTransaction(client, async (context) => {
    const { displayName, externalId, steps } = stepsOfResource(body)
    if (!hasCenters(client.groups)) throw takesNoCenters()
    await checkName(displayName, context)
    const id = await addCenter(displayName, checkedScimId(externalId), context)
    for (const step of steps) if ('members' in step) await changeMembers(id, step.members, context)
    return findGroup(id, context)
  })

const takesNoCenters = () =>
  new ScimFailure(
    403,
    'Groups do not become cost centres in this company. Take this group out of the provisioning, or let an administrator change Settings, Provisioning.',
  )

async function checkName(displayName: unknown, client: ScimClient) {
  if (typeof displayName !== 'string') return
  const where = groupColumns(client.companyId).displayName!.where('eq', displayName)
  if ((await countGroups(client.services.db, client, where)) > 0)
    throw takenFailure('There is a group of this name already.')
}

const change = (id: string, client: ScimClient, check: CheckVersion, steps: readonly GroupStep[]): Promise<void> =>
  inCompanyTransaction(client, async (context) => {
    const before = await findGroup(id, context, withoutMembers)
    check(before)
    for (const step of steps) await applyStep(id, before, step, context)
    await touch(id, context)
  })

const withoutMembers: Projection = { without: [{ extension: undefined, name: 'members', part: undefined }] }

async function applyStep(id: string, before: Sent, step: GroupStep, client: ScimClient) {
  if ('members' in step) return changeMembers(id, step.members, client)
  const isRole = roleOfGroup(id) !== undefined
  if ('displayName' in step) {
    if (!isRole) return renameCenter(id, step.displayName, client)
    if (step.displayName !== before.displayName) throw readOnlyFailure('displayName')
    return undefined
  }
  // Roles are the same in every company, so a client's `externalId` of a role is not stored.
  if (!isRole) await setCenterScimId(id, checkedScimId(step.externalId), client)
}

const touch = (id: string, { services: { db, now } }: ScimClient) =>
  db
    .update(costCenters)
    .set({ updatedAt: now(), version: sql`${costCenters.version} + 1` })
    .where(eq(costCenters.id, id))

/** Replaces a group (RFC 7644 3.5.1). Attributes missing in the body stay unchanged. */
export async function replaceGroup(id: string, body: unknown, client: ScimClient, check: CheckVersion): Promise<Sent> {
  await change(id, client, check, stepsOfResource(body).steps)
  return findGroup(id, client)
}

/** Changes a group step by step (RFC 7644 3.5.2). */
export async function patchGroup(id: string, body: unknown, client: ScimClient, check: CheckVersion): Promise<Sent> {
  await change(id, client, check, stepsOfPatch(body))
  return findGroup(id, client)
}

/** Deactivates a cost center and moves its employees out. @throws 403 for a role */
export const deleteGroup = (id: string, client: ScimClient, check: CheckVersion): Promise<void> =>
  inCompanyTransaction(client, async (context) => {
    check(await findGroup(id, context, withoutMembers))
    if (roleOfGroup(id)) throw new ScimFailure(403, 'A role cannot be deleted. Remove its members instead.')
    await changeMembers(id, { kind: 'set', ids: [] }, context)
    await closeCenter(id, context)
  })
