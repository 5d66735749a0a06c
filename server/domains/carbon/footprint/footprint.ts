import { desc, eq, min } from 'drizzle-orm'
import { previousDays } from '#contract/reports/reportPeriods.ts'
import type { Footprint } from '#contract/reports/carbon.ts'
import { withoutCostCenter } from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import { footprintLegs as legs } from '#server/db/schema/reports/carbon.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import type { Period } from '#server/domains/scores/scope/period.ts'
import { readsCompany } from '#server/domains/scores/scope/readableBookings.ts'
import { centerName } from '#server/domains/scores/scope/scopeNames.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { kgSum, legsCondition, toTenth, tripCount, type FootprintScope } from './footprintScope.ts'
import { railInstead, topRoutes } from './routes.ts'
import { byMode, byMonth, countedTrips, coverageOf, editionsIn, isComparable, totalsOf, usedFactors } from './totals.ts'

interface FootprintRequest {
  scope: FootprintScope
  caller: Caller
  language: Language
}

/** The emissions of a scope: totals against an earlier period, their parts, and what they leave out. */
export async function footprintOf(
  { scope, caller, language }: FootprintRequest,
  { db, now }: Services,
): Promise<Footprint> {
  const totals = await totalsOf(scope, db)
  const before = previousDays(scope.period)
  const previous = await totalsOf({ ...scope, period: before }, db)
  const modes = await byMode(scope, db)
  const { rail, editions } = await railInstead(scope, language, db)
  const parts = [...totals.parts, ...previous.parts].map(({ edition }) => edition)
  return {
    scope: readsCompany(caller) ? 'company' : 'own',
    asOf: now().toISOString(),
    withRadiativeForcing: scope.withForcing,
    totals,
    previous,
    isPreviousCovered: await isCovered(scope.companyId, before, db),
    isComparable: isComparable(totals, previous),
    months: await byMonth(scope, db),
    modes,
    costCenters: readsCompany(caller) ? await byCostCenter(scope, language, db) : [],
    routes: await topRoutes(scope, language, db),
    ...(await coverageOf(scope, db)),
    intensity: intensityOf(totals, modes, await countedTrips(scope, db)),
    rail,
    editions: editionsIn([...parts, ...editions]),
    factors: await usedFactors(scope, db),
  }
}

/**
 * Stays have no kilometers, so a kilometer is that of the ways alone.
 * @param trips those with a counted leg: the emissions of others are not known
 */
function intensityOf(
  { kg, km }: Footprint['totals'],
  modes: Footprint['modes'],
  trips: number,
): Footprint['intensity'] {
  const ways = modes.filter(({ kind }) => kind !== 'hotel').reduce((sum, mode) => sum + (mode.kg ?? 0), 0)
  return {
    perTrip: trips === 0 ? null : toTenth(kg / trips),
    perKm: km === 0 ? null : Math.round((ways / km) * 1000) / 1000,
  }
}

/** Whether trips of the company are known from the first day of a period. */
async function isCovered(companyId: string, { from }: Period, db: Database): Promise<boolean> {
  const [first] = await db
    .select({ day: min(legs.travelledOn) })
    .from(legs)
    .where(eq(legs.companyId, companyId))
  return first !== undefined && first.day !== null && first.day <= from
}

/** Each cost center with trips, the most emissions first. */
async function byCostCenter(
  scope: FootprintScope,
  language: Language,
  db: Database,
): Promise<Footprint['costCenters']> {
  const { id, externalId, names } = costCenters
  const rows = await db
    .select({ center: { id, externalId, names }, kg: kgSum(scope), trips: tripCount })
    .from(legs)
    .leftJoin(costCenters, eq(id, legs.costCenterId))
    .where(legsCondition(scope))
    .groupBy(id)
    .orderBy(desc(kgSum(scope)), id)
  return rows.map(({ center, kg, trips }) => ({
    costCenter: center?.id ?? withoutCostCenter,
    name: centerName(center, language),
    kg: toTenth(kg),
    trips,
  }))
}
