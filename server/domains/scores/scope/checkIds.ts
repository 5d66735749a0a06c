import { and, eq, inArray } from 'drizzle-orm'
import { withoutCostCenter } from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { guestGroup, staffGroup } from '#server/domains/profile/groupIds.ts'
import { notFound } from '#server/http/answers/envelope.ts'

/** The id of a group of the company. @throws 404 for another */
export function knownGroup(groupId: string, companyId: string): string {
  if (groupId !== staffGroup(companyId) && groupId !== guestGroup(companyId)) throw notFound()
  return groupId
}

/** The id of a cost center of the company, or of the bookings without one. @throws 404 for another */
export async function knownCostCenter(
  { companyId, costCenterId }: { companyId: string; costCenterId: string },
  db: Database,
): Promise<string> {
  if (costCenterId !== withoutCostCenter) await checkCostCenters([costCenterId], companyId, db)
  return costCenterId
}

/** Checks that the company has all of some cost centers. @throws 404 */
async function checkCostCenters(ids: readonly string[], companyId: string, db: Database): Promise<void> {
  const named = [...new Set(ids)]
  if (named.length === 0) return
  const known = and(eq(costCenters.companyId, companyId), inArray(costCenters.id, named))
  if ((await db.$count(costCenters, known)) < named.length) throw notFound()
}

/** The parameters of a list that name a group and cost centers. */
interface Named {
  groupId?: string | undefined
  costCenter?: string | undefined
  costCenters?: string[] | undefined
  exceptCostCenters?: string[] | undefined
}

/** Checks that the company has the group and the cost centers that a query names. @throws 404 */
export async function checkNamed(
  { groupId, costCenter, costCenters: only = [], exceptCostCenters: except = [] }: Named,
  companyId: string,
  db: Database,
): Promise<void> {
  if (groupId !== undefined) knownGroup(groupId, companyId)
  const one = costCenter === undefined || costCenter === withoutCostCenter ? [] : [costCenter]
  await checkCostCenters([...one, ...only, ...except], companyId, db)
}
