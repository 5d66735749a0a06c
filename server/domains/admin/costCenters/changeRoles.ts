import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNull, lte, ne, or } from 'drizzle-orm'
import {
  missingRequiredFields,
  type CostCenterRole,
  type CostCenterRolePatch,
  type NewCostCenterRole,
} from '#contract/employees/costCenters.ts'
import type { Database } from '#server/db/client.ts'
import { costCenterRoles } from '#server/db/schema/company/admin.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { staffCondition } from '#server/domains/profile/staffCondition.ts'
import type { Services } from '#server/services/services.ts'
import { changedValues } from '#server/domains/audit/changedValues.ts'
import { recordCompanyChanges, type CompanyChangeRecord } from '#server/domains/audit/recordCompanyChanges.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { changedMeanwhile, notFound, refusedField, Refusal } from '#server/http/answers/envelope.ts'
import { type CenterRef, findCenter } from './listCenters.ts'
import { type CenterRow, readRoles } from './presentCenters.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'

type RoleRow = typeof costCenterRoles.$inferSelect
type Held = Pick<RoleRow, 'costCenterId' | 'employeeId' | 'type' | 'startDate' | 'endDate'>
/** Identifies a role of a cost center. */
export interface RoleRef extends CenterRef {
  roleId: string
}

/** Lists the roles of a cost center by start date, including ended ones. @throws 404 */
export async function rolesOf(ref: CenterRef, { db, now }: Services) {
  await findCenter(db, ref)
  return readRoles(db, eq(costCenterRoles.costCenterId, ref.costCenterId), now())
}

/**
 * Adds a role for an employee.
 * @throws 400 `missingRequiredFields` (§5); 400 `unknownPerson` at `employeeId`, `overlap` at `startDate`
 */
export const addRole = (
  ref: CenterRef,
  body: NewCostCenterRole,
  { caller, services }: AdminRequest,
): Promise<CostCenterRole> =>
  services.db.transaction(async (tx) => {
    const center = await lockCenter(tx, ref)
    if (body.costCenterId !== ref.costCenterId) throw lacksFields()
    const ofCenterCondition = eq(costCenterRoles.costCenterId, ref.costCenterId)
    requireRoom('costCenterRoles', await tx.$count(costCenterRoles, ofCenterCondition), 'roles in this cost center')
    await refuseUnknown(tx, ref.companyId, body.employeeId)
    const held: Held = { ...body, costCenterId: ref.costCenterId }
    await refuseOverlap(tx, held)
    const at = services.now()
    const id = randomUUID()
    await tx.insert(costCenterRoles).values({ ...held, id, createdAt: at, updatedAt: at })
    const changes = changedValues({}, recorded(held, center))
    await recordCompanyChanges(tx, caller, [{ ...about(ref, id, at), action: 'added', changes }])
    return roleById(tx, id, at)
  })

/**
 * Changes the type and dates of a role; the employee cannot change.
 * @throws as `addRole`; 400 `endBeforeStart` at `endDate`; 404; 412 with the stored role
 */
export const changeRole = (
  ref: RoleRef,
  { version, id, costCenterId, ...given }: CostCenterRolePatch,
  { caller, services }: AdminRequest,
): Promise<CostCenterRole> =>
  services.db.transaction(async (tx) => {
    const at = services.now()
    const { center, row } = await lockRole(tx, ref)
    if (id !== ref.roleId || costCenterId !== ref.costCenterId) throw lacksFields()
    if (isStale(row, version)) throw changedMeanwhile(await roleById(tx, row.id, at))
    const after: Held = { ...row, ...withoutGaps(given) }
    const changes = changedValues(recorded(row, center), recorded(after, center))
    if (changes.length > 0) {
      if (after.endDate !== null && after.endDate < after.startDate) throw refusedField('endDate', 'endBeforeStart')
      await refuseOverlap(tx, after, row.id)
      const { type, startDate, endDate } = after
      await tx
        .update(costCenterRoles)
        .set({ type, startDate, endDate, updatedAt: at, version: row.version + 1 })
        .where(eq(costCenterRoles.id, row.id))
      await recordCompanyChanges(tx, caller, [{ ...about(ref, row.id, at), action: 'changed', changes }])
    }
    return roleById(tx, row.id, at)
  })

/** Removes a role that was added by mistake. A role that ends gets an end date instead. @throws 404, 412 */
export const removeRole = (ref: RoleRef, version: number | undefined, { caller, services }: AdminRequest) =>
  services.db.transaction(async (tx) => {
    const at = services.now()
    const { center, row } = await lockRole(tx, ref)
    if (isStale(row, version)) throw changedMeanwhile(await roleById(tx, row.id, at))
    await tx.delete(costCenterRoles).where(eq(costCenterRoles.id, row.id))
    const changes = changedValues(recorded(row, center), {})
    await recordCompanyChanges(tx, caller, [{ ...about(ref, row.id, at), action: 'removed', changes }])
    return { id: row.id }
  })

/** The error of §5, also for ids in the body that differ from the path. */
const lacksFields = () => new Refusal(400, 'missingRequiredFields', missingRequiredFields)

/** Locks a cost center until the transaction ends, so that its roles change one after another. @throws 404 */
async function lockCenter(tx: Database, { companyId, costCenterId }: CenterRef): Promise<CenterRow> {
  const [center] = await tx
    .select()
    .from(costCenters)
    .where(and(eq(costCenters.id, costCenterId), eq(costCenters.companyId, companyId)))
    .for('no key update')
  if (!center) throw notFound()
  return center
}

async function lockRole(tx: Database, ref: RoleRef) {
  const center = await lockCenter(tx, ref)
  const [row] = await tx
    .select()
    .from(costCenterRoles)
    .where(and(eq(costCenterRoles.id, ref.roleId), eq(costCenterRoles.costCenterId, center.id)))
  if (!row) throw notFound()
  return { center, row }
}

async function refuseUnknown(tx: Database, companyId: string, employeeId: string) {
  const employeeCondition = and(eq(employees.id, employeeId), eq(employees.companyId, companyId), staffCondition)
  if ((await tx.$count(employees, employeeCondition)) === 0) throw refusedField('employeeId', 'unknownPerson')
}

/** Refuses a second, overlapping role of the same kind for an employee in a cost center. */
async function refuseOverlap(tx: Database, { costCenterId, employeeId, type, startDate, endDate }: Held, own = '') {
  const sameRoleCondition = and(
    eq(costCenterRoles.costCenterId, costCenterId),
    eq(costCenterRoles.employeeId, employeeId),
    eq(costCenterRoles.type, type),
    ne(costCenterRoles.id, own),
  )
  const endCondition = or(isNull(costCenterRoles.endDate), gte(costCenterRoles.endDate, startDate))
  const startCondition = endDate === null ? undefined : lte(costCenterRoles.startDate, endDate)
  if ((await tx.$count(costCenterRoles, and(sameRoleCondition, endCondition, startCondition))) > 0)
    throw refusedField('startDate', 'overlap')
}

async function roleById(tx: Database, id: string, now: Date): Promise<CostCenterRole> {
  const [role] = await readRoles(tx, eq(costCenterRoles.id, id), now)
  return role!
}

const about = (ref: CenterRef, entityId: string, at: Date): Omit<CompanyChangeRecord, 'action' | 'changes'> => ({
  companyId: ref.companyId,
  at,
  entity: 'costCenterRole',
  entityId,
  partOfId: ref.costCenterId,
})

/** Values for the record of changes. The employee is found by the id of the role. */
const recorded = ({ type, startDate, endDate }: Held, center: CenterRow) => ({
  costCenterId: center.externalId,
  type,
  startDate,
  endDate,
})

/** The fields without those that are undefined. */
const withoutGaps = ({ type, startDate, endDate }: Pick<CostCenterRolePatch, 'type' | 'startDate' | 'endDate'>) => ({
  ...(type !== undefined && { type }),
  ...(startDate !== undefined && { startDate }),
  ...(endDate !== undefined && { endDate }),
})
