import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company.ts'
import { guestGroup, staffGroup } from '#server/domains/profile/groupIds.ts'
import { notFound } from '#server/http/envelope.ts'
import { withoutCostCenter } from './filter.ts'

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
  const known = and(eq(costCenters.companyId, companyId), eq(costCenters.id, costCenterId))
  if (costCenterId !== withoutCostCenter && (await db.$count(costCenters, known)) === 0) throw notFound()
  return costCenterId
}
