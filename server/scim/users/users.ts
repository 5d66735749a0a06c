import { and, eq } from 'drizzle-orm'
import { inCompanyTransaction } from '#server/domains/admin/adminContext.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { invalidValue, unknownResource } from '#server/scim/protocol/failure.ts'
import { listResponse, type ListQuery } from '#server/scim/protocol/query.ts'
import { project } from '#server/scim/protocol/projection.ts'
import { applySteps } from '#server/scim/protocol/applySteps.ts'
import { readSteps } from '#server/scim/protocol/patch.ts'
import { readResource, type Sent } from '#server/scim/protocol/resource.ts'
import { columnOf, sqlFilter } from '#server/scim/protocol/sqlFilter.ts'
import { enterpriseSchema, userKind } from '#server/scim/protocol/userKind.ts'
import { deleteForClient, setProvisioning } from '#server/scim/users/activity.ts'
import { addPerson } from '#server/scim/users/addPerson.ts'
import { changePerson } from '#server/scim/users/changePerson.ts'
import { addressIsTaken, holderOf } from '#server/scim/users/lookups.ts'
import {
  countPeople,
  countSeen,
  visibleCondition,
  readPage,
  readPeople,
  type PersonRow,
} from '#server/scim/users/people.ts'
import { presentUser } from '#server/scim/users/presentUser.ts'
import { userColumns } from '#server/scim/users/userColumns.ts'
import { parseNewNames, parseUserChanges } from '#server/scim/users/userChanges.ts'
import { employees } from '#server/db/schema/company/company.ts'

/** Refuses a change when the client knows another version (RFC 7644 3.14). @throws 412 */
export type CheckVersion = (resource: Sent) => void

/** One page of employees. */
export async function listUsers(query: ListQuery, client: ScimClient) {
  const {
    companyId,
    services: { db },
  } = client
  const { filter, startIndex, count, sortBy, isDescending, projection } = query
  const where = filter
    ? and(visibleCondition(companyId), sqlFilter(filter, userColumns, userKind))!
    : visibleCondition(companyId)
  const total = filter ? await countPeople(db, where) : await countSeen(db, companyId)
  const by = sortBy === undefined ? undefined : columnOf(sortBy, userColumns, userKind)?.order
  const page = { where, offset: startIndex - 1, limit: count, ...(by && { order: { by, isDescending } }) }
  const rows = count === 0 || startIndex > total ? [] : await readPage(db, page)
  const resources = rows.map((row) => project(presentUser(row, client), projection, userKind))
  return listResponse(resources, { total, startIndex })
}

/** Gets an employee. @throws 404 */
export async function findUser(id: string, client: ScimClient): Promise<Sent> {
  return presentUser(await findPerson(id, client), client)
}

async function findPerson(id: string, { companyId, services: { db } }: ScimClient): Promise<PersonRow> {
  const seen = await db.$count(employees, and(visibleCondition(companyId), eq(employees.id, id)))
  const [row] = seen > 0 ? await readPeople(db, [id]) : []
  if (!row) throw unknownResource()
  return row
}

/**
 * Adds an employee, or restores the employee with this address whom the client deleted (RFC 7644 3.3).
 * @throws 409 for a userName or number in use
 */
export const createUser = (body: unknown, client: ScimClient): Promise<Sent> =>
  inCompanyTransaction(client, async (context) => {
    const sent = readResource(body, userKind)
    const changes = { ...parseUserChanges(sent, {}), ...parseNewNames(sent) }
    const { email } = changes
    if (!email) throw invalidValue('A person needs a "userName": the e-mail address to sign in with.')
    const holder = await holderOf(context.services.db, email)
    if (!holder) return findUser(await addPerson({ ...changes, email }, context), context)
    const { employee } = holder
    const isDeleted =
      employee?.companyId === client.companyId && employee.status === 'inactive' && employee.scimDeletedAt
    if (!isDeleted) throw addressIsTaken()
    const [row] = await readPeople(context.services.db, [employee.id])
    await setProvisioning(employee.id, { scimDeletedAt: null }, context)
    await changePerson(row!, { isActive: true, ...changes }, context)
    return findUser(employee.id, context)
  })

/** Changes an employee to the resource that `next` returns. */
const change = (id: string, client: ScimClient, check: CheckVersion, next: (before: Sent) => Sent): Promise<Sent> =>
  inCompanyTransaction(client, async (context) => {
    const row = await findPerson(id, context)
    const before = presentUser(row, client)
    check(before)
    await changePerson(row, parseUserChanges(next(before), before), context)
    return findUser(id, context)
  })

/** Replaces an employee (RFC 7644 3.5.1). Attributes missing in the body stay unchanged. */
export const replaceUser = (id: string, body: unknown, client: ScimClient, check: CheckVersion) => {
  const sent = readResource(body, userKind)
  return change(id, client, check, (before) => merge(before, sent))
}

function merge(before: Sent, sent: Sent): Sent {
  const context = (name: string) => ({ ...(before[name] as Sent | undefined), ...(sent[name] as Sent | undefined) })
  const both = { ...before, ...sent, [enterpriseSchema]: context(enterpriseSchema) }
  return sent.name ? { ...both, name: context('name') } : both
}

/** Applies a PATCH to an employee (RFC 7644 3.5.2). */
export const patchUser = (id: string, body: unknown, client: ScimClient, check: CheckVersion) => {
  const steps = readSteps(body, userKind)
  return change(id, client, check, (before) => applySteps(before, steps))
}

/** Deactivates an employee and hides them from the client. */
export const deleteUser = (id: string, client: ScimClient, check: CheckVersion): Promise<void> =>
  inCompanyTransaction(client, async (context) => {
    const row = await findPerson(id, context)
    check(presentUser(row, client))
    await deleteForClient(row, context)
  })
