import { insightRows, type Insights } from '#contract/reports/insights.ts'
import type { PartRow } from './breakdown.ts'

type Compliance = Insights['compliance']

/** How the bookings that were compared with the travel policy kept it, of their counts by reason and cost center. */
export function complianceOf(
  counts: { reasons: readonly PartRow[]; costCenters: readonly PartRow[] },
  nameOf: (costCenter: string | null) => string,
): Compliance {
  const sum = (name: 'compared' | 'outside') => counts.costCenters.reduce((total, row) => total + row[name], 0)
  const [reasons, centers] = [mostOutside(counts.reasons), mostOutside(counts.costCenters).slice(0, insightRows)]
  return {
    compared: sum('compared'),
    respected: sum('compared') - sum('outside'),
    reasons: reasons.map(({ key, outside }) => ({ reason: key, bookings: outside })),
    costCenters: centers.map(({ key, compared, outside }) => ({
      costCenter: key,
      name: nameOf(key),
      compared,
      outside,
    })),
  }
}

const mostOutside = (rows: readonly PartRow[]) =>
  rows.filter(({ outside }) => outside > 0).toSorted((one, other) => other.outside - one.outside || byKey(one, other))

/** Orders rows by key; the row without one comes last. */
export const byKey = (one: Pick<PartRow, 'key'>, other: Pick<PartRow, 'key'>): number =>
  one.key === other.key ? 0 : other.key === null || (one.key !== null && one.key < other.key) ? -1 : 1
