import { and, between, eq, sql } from 'drizzle-orm'
import type { CarbonTargets, CarbonTargetsChange } from '#contract/reports/carbon.ts'
import type { Database } from '#server/db/client.ts'
import { carbonTargets, footprintLegs as legs } from '#server/db/schema/reports/carbon.ts'
import { changedValues, type RecordedValues } from '#server/domains/audit/changedValues.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import { numberOf } from '#server/domains/bookingRecords/sums.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { reportingCurrency } from '#server/domains/scores/scope/reportingCurrency.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { badInput, changedMeanwhile } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { toTenth } from './footprintScope.ts'

/** The carbon budgets and price of a company, with what its travel has used of each budget. */
export async function readTargets(companyId: string, { db, now }: Services): Promise<CarbonTargets> {
  const stored = await storedTargets(companyId, db)
  const today = now().toISOString().slice(0, 10)
  const years = Object.entries(stored.budgets).toSorted(([one], [other]) => Number(one) - Number(other))
  const used = await usedIn(
    companyId,
    years.map(([year]) => year),
    { today, db },
  )
  return {
    budgets: years.map(([year, kg]) => ({ year: Number(year), kg, ...(used.get(year) ?? { used: 0, booked: 0 }) })),
    pricePerTonne: stored.pricePerTonne,
    currency: await reportingCurrency(db, companyId),
    version: stored.version,
  }
}

/** Kilograms of some years with radiative forcing, until today and after. */
async function usedIn(companyId: string, years: readonly string[], { today, db }: { today: string; db: Database }) {
  if (years.length === 0) return new Map<string, { used: number; booked: number }>()
  const year = sql<string>`substr(${legs.travelledOn}, 1, 4)`
  const kgWhere = (isPast: boolean) =>
    numberOf(sql`coalesce(sum(${legs.kg}) filter (where (${legs.travelledOn} <= ${today}) = ${isPast}), 0)`)
  const rows = await db
    .select({ year, used: kgWhere(true), booked: kgWhere(false) })
    .from(legs)
    .where(and(eq(legs.companyId, companyId), between(legs.travelledOn, `${years[0]}-01-01`, `${years.at(-1)}-12-31`)))
    .groupBy(year)
  return new Map(rows.map((row) => [row.year, { used: toTenth(row.used), booked: toTenth(row.booked) }]))
}

/** A change of the targets and its author. */
interface TargetsChange {
  caller: Caller
  companyId: string
  change: CarbonTargetsChange
}

/**
 * Sets the carbon budgets and price of a company; a year without a budget is left out. Without differences the version
 * stays.
 * @throws 400 for a year named twice, 412 when they have changed since, with the present ones
 */
export async function changeTargets({ caller, companyId, change }: TargetsChange, services: Services) {
  const budgets = Object.fromEntries(change.budgets.map(({ year, kg }) => [String(year), kg]))
  if (Object.keys(budgets).length < change.budgets.length)
    throw badInput('The field "budgets" is wrong: it names a year twice.')
  return services.db.transaction(async (tx) => {
    const own = { ...services, db: tx }
    const { currency } = await lockCompany(tx, companyId)
    const stored = await storedTargets(companyId, tx)
    if (stored.version !== change.version) throw changedMeanwhile(await readTargets(companyId, own))
    const wanted = { budgets, pricePerTonne: change.pricePerTonne }
    const changes = changedValues(recorded(stored, currency), recorded(wanted, currency))
    if (changes.length > 0) {
      const values = { ...wanted, version: stored.version + 1 }
      await tx
        .insert(carbonTargets)
        .values({ companyId, ...values })
        .onConflictDoUpdate({ target: carbonTargets.companyId, set: values })
      const action = stored.version === 0 ? 'added' : 'changed'
      await recordCompanyChanges(tx, caller, [
        { companyId, at: services.now(), entity: 'carbonTargets', entityId: companyId, action, changes },
      ])
    }
    return readTargets(companyId, own)
  })
}

interface Targets {
  budgets: Record<string, number>
  pricePerTonne: number | null
}

/** The stored targets; those of version 0 where nothing was set. */
async function storedTargets(companyId: string, db: Database): Promise<Targets & { version: number }> {
  const [stored] = await db.select().from(carbonTargets).where(eq(carbonTargets.companyId, companyId))
  return stored ?? { budgets: {}, pricePerTonne: null, version: 0 }
}

/** The values in the record of changes: kilograms by year, and the price with its currency. */
const recorded = ({ budgets, pricePerTonne }: Targets, currency: string): RecordedValues => ({
  ...Object.fromEntries(Object.entries(budgets).map(([year, kg]) => [`budget.${year}`, String(kg)])),
  pricePerTonne: pricePerTonne === null ? null : `${pricePerTonne} ${currency}`,
})
