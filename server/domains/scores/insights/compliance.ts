import { eq } from 'drizzle-orm'
import { insightRows, type Insights } from '#contract/insights.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { cultureOfLanguage, type Language } from '#server/http/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { PartRow } from './breakdown.ts'

type Compliance = Insights['compliance']

/** How the bookings that were compared with the travel policy kept it, of their counts by reason and cost center. */
export async function complianceOf(
  counts: { reasons: readonly PartRow[]; costCenters: readonly PartRow[] },
  { companyId, language }: { companyId: string; language: Language },
  db: Database,
): Promise<Compliance> {
  const sum = (name: 'compared' | 'outside') => counts.costCenters.reduce((total, row) => total + row[name], 0)
  const [reasons, centers] = [mostOutside(counts.reasons), mostOutside(counts.costCenters).slice(0, insightRows)]
  const nameOf = await centerNames({ companyId, language }, db)
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

async function centerNames({ companyId, language }: { companyId: string; language: Language }, db: Database) {
  const { id, externalId, names } = costCenters
  const rows = await db.select({ id, externalId, names }).from(costCenters).where(eq(costCenters.companyId, companyId))
  const byId = new Map(rows.map((row) => [row.id, costCenterName(row, language)]))
  const none = formatterFor(cultureOfLanguage[language]).say('scores.costCenter.none')
  return (key: string | null) => (key === null ? none : (byId.get(key) ?? none))
}
