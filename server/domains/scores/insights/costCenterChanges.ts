import { insightRows, type Insights } from '#contract/reports/insights.ts'
import { addUp } from '#server/domains/scores/sums/scoreSummary.ts'
import type { CurrencySums } from '#server/domains/scores/sums/readSums.ts'
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
