import { eq } from 'drizzle-orm'
import { insightRows, type Insights } from '#contract/insights.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { addUp } from '#server/domains/scores/aggregates.ts'
import type { CurrencySums } from '#server/domains/scores/readSums.ts'
import { cultureOfLanguage, type Language } from '#server/http/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { byKey } from './compliance.ts'
import { spentOf, type Counted } from './totals.ts'

/**
 * The spending of the cost centers that changed the most between two periods, up or down, the greatest change first.
 * @param now the sums by cost center
 * @param before those of the period before
 */
export function costCenterChanges(
  now: readonly CurrencySums[],
  before: readonly CurrencySums[],
  { currency, category }: Counted,
  nameOf: (costCenter: string | null) => string,
): Insights['costCenters'] {
  const byCenter = (sums: readonly CurrencySums[]) => Map.groupBy(sums, ({ key }) => key)
  const [sumsNow, sumsBefore] = [byCenter(now), byCenter(before)]
  const spent = (sums: ReturnType<typeof byCenter>, key: string | null) =>
    spentOf(addUp(sums.get(key) ?? [], currency), category)
  return [...new Set([...sumsNow.keys(), ...sumsBefore.keys()])]
    .map((key) => ({ key, totalSpent: spent(sumsNow, key), previous: spent(sumsBefore, key) }))
    .filter(({ totalSpent, previous }) => totalSpent !== previous)
    .toSorted((one, other) => difference(other) - difference(one) || byKey(one, other))
    .slice(0, insightRows)
    .map(({ key, totalSpent, previous }) => ({ costCenter: key, name: nameOf(key), totalSpent, previous }))
}

const difference = ({ totalSpent, previous }: { totalSpent: number; previous: number }) =>
  Math.abs(totalSpent - previous)

/** The names of a company's cost centers in a language, by id, and of those without one. */
export async function readCenterNames(companyId: string, language: Language, db: Database) {
  const { id, externalId, names } = costCenters
  const rows = await db.select({ id, externalId, names }).from(costCenters).where(eq(costCenters.companyId, companyId))
  const byId = new Map(rows.map((row) => [row.id, costCenterName(row, language)]))
  const none = formatterFor(cultureOfLanguage[language]).say('scores.costCenter.none')
  return (key: string | null): string => (key === null ? none : (byId.get(key) ?? none))
}
