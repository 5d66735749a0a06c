import { withoutCostCenter, type ScoreSummary } from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import type { Language } from '#server/http/requests/language.ts'
import { summaryIn } from './scoreSummary.ts'
import type { BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import { centerName, groupName, readCenters } from '#server/domains/scores/scope/scopeNames.ts'
import type { CurrencySums } from './readSums.ts'

/** The rows of a report that are few: groups of a company, cost centers of a group. */
export type Level = 'groups' | 'costCenters'

/** The key that the rows of a level are read by. */
export const keyOfLevel = { groups: 'group', costCenters: 'costCenter' } as const satisfies Record<Level, string>

interface Wanted {
  scope: BookingScope
  /** The sums of the scope by the key of the level. */
  sums: readonly CurrencySums[]
  currency: string
  language: Language
}

/** The score summary of each row of a level, ranked by overall score. */
export async function summariesBelow(level: Level, wanted: Wanted, db: Database): Promise<ScoreSummary[]> {
  const rows = level === 'groups' ? groupRows(wanted) : await costCenterRows(wanted, db)
  const places = rows
    .map(({ avgOverallScore }) => avgOverallScore)
    .filter((score) => score !== null)
    .toSorted((one, other) => other - one)
  return rows.map((row) => ({
    ...row,
    ranking: row.avgOverallScore === null ? null : places.indexOf(row.avgOverallScore) + 1,
  }))
}

function groupRows({ scope, sums, currency, language }: Wanted): ScoreSummary[] {
  const byKey = Map.groupBy(sums, ({ key }) => key)
  return [...byKey].map(([key, rows]) => ({
    ...summaryIn(currency, rows),
    group: key,
    name: groupName({ companyId: scope.companyId, groupId: key ?? undefined }, language) ?? '',
  }))
}

/**
 * A row per cost center with bookings. With inherited ones, a row per cost center at the top with all below it, so that
 * the rows add up to the total either way.
 */
async function costCenterRows({ scope, sums, currency, language }: Wanted, db: Database): Promise<ScoreSummary[]> {
  const centers = await readCenters(scope.companyId, db)
  const keyOf = (id: string | null) => (id !== null && scope.includesInherited ? topOf(id, centers) : id)
  const byKey = Map.groupBy(sums, ({ key }) => keyOf(key))
  return [...byKey].map(([key, rows]) => ({
    ...summaryIn(currency, rows),
    group: scope.groupId ?? null,
    costCenter: key ?? withoutCostCenter,
    name: centerName(key === null ? null : centers.get(key), language),
  }))
}

/** The cost center at the top of the tree above one, as the tree is today. */
function topOf(id: string, centers: Awaited<ReturnType<typeof readCenters>>): string {
  const above = centers.get(id)?.parentId
  return above && above !== id && centers.has(above) ? topOf(above, centers) : id
}
