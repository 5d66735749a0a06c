import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CostCenter, CostCenterPatch, NewCostCenter } from '#contract/employees/costCenters.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { changedValues, type RecordedValues } from '#server/domains/audit/changedValues.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { changedFields, isStale } from '#server/domains/profile/editSection.ts'
import { changedMeanwhile } from '#server/http/answers/envelope.ts'
import { checkPlace, refuseInUse, refuseTakenNumber, requireCenterRoom, tidyNames } from './centerRules.ts'
import { centerDetail, findCenter, type CenterRef } from './listCenters.ts'
import type { CenterRow } from './presentCenters.ts'

type Fields = Pick<CenterRow, 'externalId' | 'names' | 'status' | 'parentId'>

/** Adds a cost center. @throws 409 `taken` for its number; 400 at `parentId`, as `checkPlace` */
export const addCenter = (body: NewCostCenter, { caller, companyId, services }: AdminRequest): Promise<CostCenter> =>
  services.db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    await requireCenterRoom(tx, companyId)
    await refuseTakenNumber(tx, companyId, body.externalId)
    if (body.parentId !== null) await checkPlace(tx, companyId, null, body.parentId)
    const at = services.now()
    const id = randomUUID()
    const fields: Fields = { ...body, names: tidyNames(body.names) }
    await tx.insert(costCenters).values({ ...fields, id, companyId, createdAt: at, updatedAt: at })
    const changes = changedValues({}, await recorded(tx, fields))
    await recordCompanyChanges(tx, caller, [
      { companyId, at, entity: 'costCenter', entityId: id, action: 'added', changes },
    ])
    return centerDetail({ companyId, costCenterId: id }, { db: tx, now: services.now })
  })

/**
 * Changes the given fields of a cost center. The company is locked, so that two moves at the same time cannot create a
 * cycle.
 * @throws as `addCenter`; 404; 409 `inUse` at `status`; 412 with the stored cost center
 */
export const changeCenter = (
  ref: CenterRef,
  { version, ...given }: CostCenterPatch,
  { caller, services }: AdminRequest,
): Promise<CostCenter> =>
  services.db.transaction(async (tx) => {
    const txServices = { db: tx, now: services.now }
    await lockCompany(tx, ref.companyId)
    const row = await findCenter(tx, ref)
    if (isStale(row, version)) throw changedMeanwhile(await centerDetail(ref, txServices))
    const before = fieldsOf(row)
    const after = merged(before, given)
    const changed = changedFields(before, after)
    if (changed.length > 0) {
      await check(tx, row, after, changed, await centerDetail(ref, txServices))
      const at = services.now()
      await tx
        .update(costCenters)
        .set({ ...after, version: row.version + 1, updatedAt: at })
        .where(eq(costCenters.id, row.id))
      await recordChange(tx, ref, [before, after], at, caller)
    }
    return centerDetail(ref, txServices)
  })

const fieldsOf = ({ externalId, names, status, parentId }: CenterRow): Fields => ({
  externalId,
  names,
  status,
  parentId,
})

const merged = (before: Fields, given: Omit<CostCenterPatch, 'version'>): Fields => ({
  externalId: given.externalId ?? before.externalId,
  names: given.names ? tidyNames(given.names) : before.names,
  status: given.status ?? before.status,
  parentId: given.parentId === undefined ? before.parentId : given.parentId,
})

async function check(
  tx: Database,
  { id, companyId }: CenterRow,
  { externalId, status, parentId }: Fields,
  changed: string[],
  current: CostCenter,
) {
  if (changed.includes('externalId')) await refuseTakenNumber(tx, companyId, externalId, id)
  const isActivated = changed.includes('status') && status === 'active'
  // A cost center may stay below an inactive one, but cannot become active there.
  if (parentId !== null && (changed.includes('parentId') || isActivated)) await checkPlace(tx, companyId, id, parentId)
  if (changed.includes('status') && status === 'inactive') await refuseInUse(tx, companyId, current)
}

async function recordChange(
  tx: Database,
  { companyId, costCenterId }: CenterRef,
  [before, after]: [Fields, Fields],
  at: Date,
  caller: AdminRequest['caller'],
) {
  const changes = changedValues(await recorded(tx, before), await recorded(tx, after))
  const isOnlyStatus = changes.every(({ field }) => field === 'status')
  const action = !isOnlyStatus ? 'changed' : after.status === 'active' ? 'activated' : 'deactivated'
  await recordCompanyChanges(tx, caller, [
    { companyId, at, entity: 'costCenter', entityId: costCenterId, action, changes },
  ])
}

/** Values for the record of changes, with the number of the cost center above. */
async function recorded(tx: Database, { externalId, names, status, parentId }: Fields): Promise<RecordedValues> {
  const [parent] =
    parentId === null
      ? []
      : await tx.select({ externalId: costCenters.externalId }).from(costCenters).where(eq(costCenters.id, parentId))
  return {
    externalId,
    ...Object.fromEntries(names.map(({ locale, value }) => [`names.${locale}`, value])),
    status,
    parentId: parent?.externalId ?? null,
  }
}
