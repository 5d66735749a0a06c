import { and, asc, desc, isNotNull, ne, sql } from 'drizzle-orm'
import { legGaps, legQualities, legStatuses, type Footprint, type UsedFactor } from '#contract/reports/carbon.ts'
import type { Database } from '#server/db/client.ts'
import { footprintLegs as legs } from '#server/db/schema/reports/carbon.ts'
import { factorEditions, setOf } from '#contract/reports/factorEditions.ts'
import { monthsOf } from '#server/domains/scores/scope/period.ts'
import {
  kgSum,
  kmSum,
  legCount,
  legsCondition,
  notCountedLegs,
  toTenth,
  tripCount,
  type FootprintScope,
} from './footprintScope.ts'

/** The emissions of a scope, with their parts by edition. */
export async function totalsOf(scope: FootprintScope, db: Database): Promise<Footprint['totals']> {
  const where = legsCondition(scope)
  const [sums] = await db
    .select({ kg: kgSum(scope), km: kmSum, trips: tripCount })
    .from(legs)
    .where(where)
  const parts = await db
    .select({ edition: sql<string>`${legs.edition}`, kg: kgSum(scope) })
    .from(legs)
    .where(and(where, isNotNull(legs.edition)))
    .groupBy(legs.edition)
    .orderBy(desc(kgSum(scope)), asc(legs.edition))
  return {
    ...scope.period,
    kg: toTenth(sums!.kg),
    km: toTenth(sums!.km),
    trips: sums!.trips,
    parts: parts.map(({ edition, kg }) => ({ edition, kg: toTenth(kg) })),
  }
}

/** Whether no set has more than one edition in two periods. */
export function isComparable(one: Footprint['totals'], other: Footprint['totals']): boolean {
  const editions = [...new Set([...one.parts, ...other.parts].map(({ edition }) => edition))]
  return new Set(editions.map(setOf)).size === editions.length
}

/** Every month of the period, oldest first. */
export async function byMonth(scope: FootprintScope, db: Database): Promise<Footprint['months']> {
  const month = sql<string>`substr(${legs.travelledOn}, 1, 7)`
  const rows = await db
    .select({ month, kg: kgSum(scope) })
    .from(legs)
    .where(legsCondition(scope))
    .groupBy(month)
  const found = new Map(rows.map((row) => [row.month, row.kg]))
  return monthsOf(scope.period).map((each) => ({ month: each, kg: toTenth(found.get(each) ?? 0) }))
}

/** The number of trips with a leg that is counted or estimated. */
export async function countedTrips(scope: FootprintScope, db: Database): Promise<number> {
  const [found] = await db
    .select({ trips: tripCount })
    .from(legs)
    .where(and(legsCondition(scope), ne(legs.status, 'notCounted')))
  return found!.trips
}

/** Each kind of leg, the most emissions first, and kinds of which no leg is counted last. */
export async function byMode(scope: FootprintScope, db: Database): Promise<Footprint['modes']> {
  const rows = await db
    .select({ kind: legs.kind, kg: kgSum(scope), legs: legCount, notCounted: notCountedLegs })
    .from(legs)
    .where(legsCondition(scope))
    .groupBy(legs.kind)
    .orderBy(desc(kgSum(scope)), asc(legs.kind))
  return rows.map((row) => ({ ...row, kg: row.notCounted === row.legs ? null : toTenth(row.kg) }))
}

/** How many legs are counted, estimated and not counted, and how well their distances are known. */
export async function coverageOf(
  scope: FootprintScope,
  db: Database,
): Promise<Pick<Footprint, 'coverage' | 'quality'>> {
  const { status, quality, reason, kind } = legs
  const rows = await db
    .select({ status, quality, reason, kind, legs: legCount })
    .from(legs)
    .where(legsCondition(scope))
    .groupBy(status, quality, reason, kind)
  const countOf = (some: readonly { legs: number }[]) => some.reduce((sum, row) => sum + row.legs, 0)
  const all = countOf(rows)
  const share = (some: typeof rows) => ({
    legs: countOf(some),
    percent: all === 0 ? 0 : toTenth((countOf(some) / all) * 100),
  })
  const gaps = rows.flatMap((row) => (row.reason === null ? [] : [{ ...row, reason: row.reason }]))
  return {
    coverage: {
      legs: all,
      ...valuesFor(legStatuses, (each) => share(rows.filter((row) => row.status === each))),
      gaps: gaps
        .map((row) => ({ reason: row.reason, kind: row.kind, legs: row.legs }))
        .toSorted((one, other) => legGaps.indexOf(one.reason) - legGaps.indexOf(other.reason) || other.legs - one.legs),
    },
    quality: valuesFor(legQualities, (each) => share(rows.filter((row) => row.quality === each))),
  }
}

const valuesFor = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>

/** The factors that legs of a scope were computed with, by the number of legs. */
export async function usedFactors(scope: FootprintScope, db: Database): Promise<UsedFactor[]> {
  const { factorId, edition, unit, value, valueWithoutForcing } = legs
  const rows = await db
    .select({ factorId, edition, unit, value, valueWithoutForcing, legs: legCount })
    .from(legs)
    .where(and(legsCondition(scope), ne(legs.status, 'notCounted')))
    .groupBy(factorId, edition, unit, value, valueWithoutForcing)
    .orderBy(desc(legCount), asc(factorId))
  return rows.map((row) => ({
    id: row.factorId ?? '',
    edition: row.edition ?? '',
    unit: row.unit ?? '',
    value: (scope.withForcing ? row.value : row.valueWithoutForcing) ?? 0,
    hasForcing: scope.withForcing && row.value !== row.valueWithoutForcing,
    legs: row.legs,
  }))
}

/** The known editions among some, in the order of the sets. */
export const editionsIn = (ids: readonly string[]): Footprint['editions'] =>
  factorEditions.filter(({ id }) => ids.includes(id)).map(({ set: _set, ...edition }) => edition)
