import { and, count, eq } from 'drizzle-orm'
import { costCenterNameLocales, type CostCenter, type NewCostCenter } from '#contract/employees/costCenters.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { staffCondition } from '#server/domains/profile/staffCondition.ts'
import { refusedField, Refusal } from '#server/http/answers/envelope.ts'
import { whyNotBelow } from './tree.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'

/** The names without empty ones, in the order of the languages. */
export const tidyNames = (names: NewCostCenter['names']) =>
  costCenterNameLocales.flatMap((wanted) => names.filter(({ locale, value }) => locale === wanted && value !== ''))

/** Refuses the number of another cost center. @throws 409 `taken` */
export async function refuseTakenNumber(tx: Database, companyId: string, externalId: string, own?: string) {
  const [holder] = await tx
    .select({ id: costCenters.id })
    .from(costCenters)
    .where(and(eq(costCenters.companyId, companyId), eq(costCenters.externalId, externalId)))
  if (!holder || holder.id === own) return
  const message = `Another cost centre has the number ${externalId}. Give this one another.`
  throw new Refusal(409, 'taken', message, { problems: [{ field: 'externalId', code: 'taken' }] })
}

/**
 * Checks that a cost center may have this parent.
 * @param id of the moved cost center; null for a new one
 * @throws 400 at `parentId`: `costCenter` for an unknown or inactive parent, `cycle`, `tooDeep`
 */
export async function checkPlace(tx: Database, companyId: string, id: string | null, parentId: string) {
  const all = await tx
    .select({ id: costCenters.id, parentId: costCenters.parentId, status: costCenters.status })
    .from(costCenters)
    .where(eq(costCenters.companyId, companyId))
  if (all.find((each) => each.id === parentId)?.status !== 'active') throw refusedField('parentId', 'costCenter')
  const tree = new Map(all.map((each) => [each.id, each.parentId]))
  const problem = whyNotBelow(tree, id, parentId)
  if (problem) throw refusedField('parentId', problem)
}

/** Refuses to deactivate a cost center with employees or active children. @throws 409 `inUse` at `status` */
export async function refuseInUse(tx: Database, companyId: string, current: CostCenter) {
  const [people] = await tx
    .select({ total: count() })
    .from(employees)
    .where(and(eq(employees.costCenterId, current.id), staffCondition))
  const childCondition = and(eq(costCenters.companyId, companyId), eq(costCenters.parentId, current.id))
  const below = await tx.$count(costCenters, and(childCondition, eq(costCenters.status, 'active')))
  if (!people?.total && !below) return
  throw new Refusal(
    409,
    'inUse',
    `${people?.total ?? 0} active people and ${below} active cost centres below are still in this one. Move them to another first.`,
    { current, problems: [{ field: 'status', code: 'inUse' }] },
  )
}

/** @throws 409 `tooManyInCompany` where a company has no room for further cost centers */
export async function requireCenterRoom(db: Database, companyId: string, added = 1): Promise<void> {
  const held = await db.$count(costCenters, eq(costCenters.companyId, companyId))
  requireRoom('costCenters', held, 'cost centers', added)
}
