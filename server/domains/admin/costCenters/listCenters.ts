import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { type ActiveStatus, type CostCenter, type CostCenterPage, topOfTree } from '#contract/employees/costCenters.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { costCenterTextCondition } from '#server/domains/profile/costCenterText.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'
import { presentCenters, type CenterRow } from './presentCenters.ts'

interface ListQuery extends Paging {
  term: string
  parentId?: string | undefined
  status?: ActiveStatus | undefined
}

/** Identifies a cost center. */
export interface CenterRef {
  companyId: string
  costCenterId: string
}

/** One page of the cost centers of a company by number. */
export async function centerList(companyId: string, query: ListQuery, { db, now }: Services): Promise<CostCenterPage> {
  const where = and(eq(costCenters.companyId, companyId), filterCondition(query))
  const total = await db.$count(costCenters, where)
  const rows = await db
    .select()
    .from(costCenters)
    .where(where)
    .orderBy(asc(costCenters.externalId), asc(costCenters.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
  return page(await presentCenters(db, rows, now()), total, query)
}

const filterCondition = ({ term, parentId, status }: ListQuery): SQL | undefined =>
  and(
    term ? costCenterTextCondition(term) : undefined,
    parentId === topOfTree ? isNull(costCenters.parentId) : undefined,
    parentId && parentId !== topOfTree ? eq(costCenters.parentId, parentId) : undefined,
    status && eq(costCenters.status, status),
  )

/** Gets a cost center of the company. @throws 404 */
export async function findCenter(db: Database, { companyId, costCenterId }: CenterRef): Promise<CenterRow> {
  const [row] = await db
    .select()
    .from(costCenters)
    .where(and(eq(costCenters.id, costCenterId), eq(costCenters.companyId, companyId)))
  if (!row) throw notFound()
  return row
}

/** Gets a cost center as the API returns it. @throws 404 */
export async function centerDetail(ref: CenterRef, { db, now }: Pick<Services, 'db' | 'now'>): Promise<CostCenter> {
  const [center] = await presentCenters(db, [await findCenter(db, ref)], now())
  return center!
}
