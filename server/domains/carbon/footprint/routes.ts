import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Footprint, RailRoute } from '#contract/reports/carbon.ts'
import type { Database } from '#server/db/client.ts'
import { footprintLegs as legs } from '#server/db/schema/reports/carbon.ts'
import { longestRailKm, railJourney } from '#server/domains/carbon/emissions/rail.ts'
import { readCityNames } from '#server/domains/reference/readPlaceNames.ts'
import type { Language } from '#server/http/requests/language.ts'
import { kgSum, kmSum, legCount, legsCondition, toTenth, type FootprintScope } from './footprintScope.ts'

const mostRoutes = 10

/** The two cities of a leg in the order of their codes, so that both directions are one route. */
const one = sql<string>`least(${legs.fromCityCode}, ${legs.toCityCode})`
const other = sql<string>`greatest(${legs.fromCityCode}, ${legs.toCityCode})`

/** Legs that are counted, between two cities with a code. */
const routedCondition = (scope: FootprintScope) =>
  and(legsCondition(scope), ne(legs.status, 'notCounted'), ne(legs.fromCityCode, ''), ne(legs.toCityCode, ''))

/** The flights and trains between two cities that emit most. */
export async function topRoutes(scope: FootprintScope, language: Language, db: Database): Promise<Footprint['routes']> {
  const rows = await db
    .select({ one, other, kind: legs.kind, legs: legCount, km: kmSum, kg: kgSum(scope) })
    .from(legs)
    .where(and(routedCondition(scope), inArray(legs.kind, ['flight', 'train'])))
    .groupBy(one, other, legs.kind)
    .orderBy(desc(kgSum(scope)), asc(one), asc(other))
    .limit(mostRoutes)
  const codes = rows.flatMap(({ one, other }) => [one, other])
  const nameOf = await readCityNames(db, codes, language)
  return rows.map(({ one: from, other: to, ...row }) => ({
    ...row,
    from: nameOf(from),
    to: nameOf(to),
    km: toTenth(row.km),
    kg: toTenth(row.kg),
  }))
}

/** Short flights with what the direct train between their cities would emit for as many journeys. */
export async function railInstead(scope: FootprintScope, language: Language, db: Database) {
  const rows = await db
    .select({ one, other, flights: legCount, kg: kgSum(scope) })
    .from(legs)
    .where(and(routedCondition(scope), eq(legs.kind, 'flight'), lte(legs.km, longestRailKm)))
    .groupBy(one, other)
    .orderBy(desc(kgSum(scope)), asc(one), asc(other))
  const codes = rows.flatMap(({ one, other }) => [one, other])
  const nameOf = await readCityNames(db, codes, language)
  const compared = rows.map((row) => ({ ...row, journey: railJourney(row.one, row.other) }))
  const routes = compared.flatMap(({ journey, flights, kg, ...row }): (RailRoute & { edition: string })[] => {
    if (!journey) return []
    const { minutes, factorId, edition } = journey
    const railKg = toTenth(journey.kg * flights)
    return [
      { from: nameOf(row.one), to: nameOf(row.other), flights, kg: toTenth(kg), railKg, minutes, factorId, edition },
    ]
  })
  const without = compared.filter(({ journey }) => !journey)
  return {
    editions: routes.map(({ edition }) => edition),
    rail: {
      longestKm: longestRailKm,
      routes: routes.map(({ edition: _edition, ...route }) => route),
      flights: sumOf(routes, 'flights'),
      kg: toTenth(sumOf(routes, 'kg')),
      railKg: toTenth(sumOf(routes, 'railKg')),
      flightsWithoutTrain: sumOf(without, 'flights'),
    },
  }
}

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) =>
  rows.reduce((sum, row) => sum + row[key], 0)
