import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ActiveStatus, CostCenter, CostCenterPage } from '#contract/costCenters.ts'
import { topOfTree } from '#contract/costCenters.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company.ts'
import { notFound } from '#server/http/envelope.ts'
import { foldAccents } from '#server/codes/foldAccents.ts'
import { contains } from '#server/http/foldedText.ts'
import { page } from '#server/http/paging.ts'
import type { Services } from '#server/services/services.ts'
import { presentCenters } from './presentCenters.ts'
import type { CenterRow } from './presentCenters.ts'

interface ListQuery {
  term: string
  parentId?: string | undefined
  status?: ActiveStatus | undefined
  pageNumber: number
  pageSize: number
}

/** Names a cost centre. */
export interface CenterRef {
  companyId: string
  costCenterId: string
}

/** One page of the cost centres of a company by number. */
export async function centerList(companyId: string, query: ListQuery, { db, now }: Services): Promise<CostCenterPage> {
  const where = and(eq(costCenters.companyId, companyId), narrowing(query))
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

const narrowing = ({ term, parentId, status }: ListQuery): SQL | undefined =>
  and(
    term ? mentions(term) : undefined,
    parentId === topOfTree ? isNull(costCenters.parentId) : undefined,
    parentId && parentId !== topOfTree ? eq(costCenters.parentId, parentId) : undefined,
    status && eq(costCenters.status, status),
  )

/** Condition: the number, or the name in any language, has a text in it. */
const mentions = (text: string): SQL | undefined =>
  or(
    contains(text, costCenters.externalId),
    // Written as within JSON, where quotation marks stand between the names only.
    sql`position(${JSON.stringify(foldAccents(text)).slice(1, -1)} in ${costCenters.searchedNames}) > 0`,
  )

/** A cost centre of the company. @throws 404 */
export async function findCenter(db: Database, { companyId, costCenterId }: CenterRef): Promise<CenterRow> {
  const [row] = await db
    .select()
    .from(costCenters)
    .where(and(eq(costCenters.id, costCenterId), eq(costCenters.companyId, companyId)))
  if (!row) throw notFound()
  return row
}

/** GET .../cost-centers/{costCenterId}. @throws 404 */
export async function centerDetail(ref: CenterRef, { db, now }: Pick<Services, 'db' | 'now'>): Promise<CostCenter> {
  const [center] = await presentCenters(db, [await findCenter(db, ref)], now())
  return center!
}
