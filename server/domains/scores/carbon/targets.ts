import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { CarbonTargets, CarbonTargetsChange } from '#contract/carbon.ts'
import type { Database } from '#server/db/client.ts'
import { carbonTargets, footprintLegs as legs } from '#server/db/schema/carbon.ts'
import { reportingCurrency } from '#server/domains/scores/reports.ts'
import { badInput, changedMeanwhile } from '#server/http/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { toTenth } from './footprintScope.ts'

/** The carbon budgets and price of a company, with what its travel has used of each budget. */
export async function readTargets(companyId: string, { db, now }: Services): Promise<CarbonTargets> {
  const [stored] = await db.select().from(carbonTargets).where(eq(carbonTargets.companyId, companyId))
  const today = now().toISOString().slice(0, 10)
  const years = Object.entries(stored?.budgets ?? {}).toSorted(([one], [other]) => Number(one) - Number(other))
  const used = await usedIn(
    companyId,
    years.map(([year]) => year),
    { today, db },
  )
  return {
    budgets: years.map(([year, kg]) => ({ year: Number(year), kg, ...(used.get(year) ?? { used: 0, booked: 0 }) })),
    pricePerTonne: stored?.pricePerTonne ?? null,
    currency: await reportingCurrency(db, companyId),
    version: stored?.version ?? 0,
  }
}

/** Kilograms of some years with radiative forcing, until today and after. */
async function usedIn(companyId: string, years: readonly string[], { today, db }: { today: string; db: Database }) {
  if (years.length === 0) return new Map<string, { used: number; booked: number }>()
  const year = sql<string>`substr(${legs.travelledOn}, 1, 4)`
  const kgWhere = (isPast: boolean) =>
    sql<number>`coalesce(sum(${legs.kg}) filter (where (${legs.travelledOn} <= ${today}) = ${isPast}), 0)`.mapWith(
      Number,
    )
  const rows = await db
    .select({ year, used: kgWhere(true), booked: kgWhere(false) })
    .from(legs)
    .where(
      and(
        eq(legs.companyId, companyId),
        gte(legs.travelledOn, `${years[0]}-01-01`),
        lte(legs.travelledOn, `${years.at(-1)}-12-31`),
      ),
    )
    .groupBy(year)
  return new Map(rows.map((row) => [row.year, { used: toTenth(row.used), booked: toTenth(row.booked) }]))
}

/**
 * Sets the carbon budgets and price of a company; a year without a budget is left out.
 * @throws 400 for a year named twice, 412 when they have changed since, with the present ones
 */
export async function changeTargets(companyId: string, change: CarbonTargetsChange, services: Services) {
  const { db } = services
  const budgets = Object.fromEntries(change.budgets.map(({ year, kg }) => [String(year), kg]))
  if (Object.keys(budgets).length < change.budgets.length)
    throw badInput('The field "budgets" is wrong: it names a year twice.')
  const values = { budgets, pricePerTonne: change.pricePerTonne }
  const written =
    change.version === 0
      ? await db
          .insert(carbonTargets)
          .values({ companyId, ...values })
          .onConflictDoNothing()
          .returning({ version: carbonTargets.version })
      : await db
          .update(carbonTargets)
          .set({ ...values, version: change.version + 1 })
          .where(and(eq(carbonTargets.companyId, companyId), eq(carbonTargets.version, change.version)))
          .returning({ version: carbonTargets.version })
  const present = await readTargets(companyId, services)
  if (written.length === 0) throw changedMeanwhile(present)
  return present
}
