import { and, asc, eq, inArray } from 'drizzle-orm'
import { foundCostCenters, type ReportCostCenter } from '#contract/reports/insights.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { costCenterTextCondition } from '#server/domains/profile/costCenterText.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

interface Wanted {
  /** Part of the number or of a name; empty for any. */
  search: string
  /** Only the cost centers of these ids. */
  ids?: readonly string[] | undefined
}

/** The first cost centers of a company, by number, that a search finds or ids name. */
export async function findCostCenters(
  companyId: string,
  { search, ids }: Wanted,
  { language, services: { db } }: { language: Language; services: Services },
): Promise<ReportCostCenter[]> {
  const { id, externalId, names } = costCenters
  const rows = await db
    .select({ id, externalId, names })
    .from(costCenters)
    .where(
      and(
        eq(costCenters.companyId, companyId),
        search ? costCenterTextCondition(search) : undefined,
        ids && inArray(id, [...ids]),
      ),
    )
    .orderBy(asc(externalId), asc(id))
    .limit(ids?.length ?? foundCostCenters)
  return rows.map((row) => ({ id: row.id, number: row.externalId, name: costCenterName(row, language) }))
}
