import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Budget, BudgetChange } from '#contract/reports/budgets.ts'
import { travelBudgets } from '#server/db/schema/company/budgets.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { slicesOf } from '#server/db/slices.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { findCenter, type CenterRef } from '#server/domains/admin/costCenters/listCenters.ts'
import { changedValues } from '#server/domains/audit/changedValues.ts'
import { recordCompanyChanges, type CompanyChangeRecord } from '#server/domains/audit/recordCompanyChanges.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { changedMeanwhile } from '#server/http/answers/envelope.ts'
import { presentBudget } from './budgetList.ts'
import { budgetTable, selectBudgets } from './budgetRows.ts'

/**
 * Sets the budget of a cost center for a year, or removes it. Without a difference the version stays.
 * @throws 404; 412 when it has changed since, with the present one
 */
export const changeBudget = (
  ref: CenterRef,
  { year, amount, version }: BudgetChange,
  { caller, services, language }: AdminRequest,
): Promise<Budget> =>
  services.db.transaction(async (tx) => {
    const { currency } = await lockCompany(tx, ref.companyId)
    await findCenter(tx, ref)
    const current = async () => {
      const [row] = await selectBudgets(
        tx,
        budgetTable({ ...ref, from: year, to: year, at: services.now() }, currency),
        sql``,
      )
      return presentBudget(row!, language)
    }
    const ofCenter = budgetCondition(ref, year)
    const [stored] = await tx.select().from(travelBudgets).where(ofCenter)
    if ((stored?.version ?? 0) !== version) throw changedMeanwhile(await current())
    const before = stored?.amount ?? null
    if (before === amount) return current()
    if (amount === null) await tx.delete(travelBudgets).where(ofCenter)
    else {
      const values = { amount, version: version + 1 }
      await tx
        .insert(travelBudgets)
        .values({ ...ref, year, ...values })
        .onConflictDoUpdate({ target: [travelBudgets.costCenterId, travelBudgets.year], set: values })
    }
    await recordCompanyChanges(tx, caller, [changeOf({ ...ref, year, currency, at: services.now() }, [before, amount])])
    return current()
  })

const budgetCondition = ({ companyId, costCenterId }: CenterRef, year: number) =>
  and(
    eq(travelBudgets.companyId, companyId),
    eq(travelBudgets.costCenterId, costCenterId),
    eq(travelBudgets.year, year),
  )

/**
 * Gives each active cost center with a budget in the year before the same for a year, where it has none yet.
 * @returns how many got one
 */
export const copyBudgets = (year: number, { caller, companyId, services }: AdminRequest): Promise<{ copied: number }> =>
  services.db.transaction(async (tx) => {
    const { currency } = await lockCompany(tx, companyId)
    const present = alias(travelBudgets, 'present')
    const ofYear = and(
      eq(present.companyId, companyId),
      eq(present.costCenterId, travelBudgets.costCenterId),
      eq(present.year, year),
    )
    const earlier = await tx
      .select({ costCenterId: travelBudgets.costCenterId, amount: travelBudgets.amount })
      .from(travelBudgets)
      .innerJoin(costCenters, and(eq(costCenters.id, travelBudgets.costCenterId), eq(costCenters.status, 'active')))
      .where(
        and(
          eq(travelBudgets.companyId, companyId),
          eq(travelBudgets.year, year - 1),
          notExists(tx.select({ year: present.year }).from(present).where(ofYear)),
        ),
      )
    const copies = earlier.map((budget) => ({ ...budget, companyId, year }))
    for (const some of slicesOf(copies, rowsAtOnce)) await tx.insert(travelBudgets).values(some)
    const at = services.now()
    await recordCompanyChanges(
      tx,
      caller,
      copies.map((copy) => changeOf({ ...copy, currency, at }, [null, copy.amount])),
    )
    return { copied: copies.length }
  })

const rowsAtOnce = 1000

interface ChangedBudget extends CenterRef {
  year: number
  currency: string
  at: Date
}

/** The entry in the record of changes, under the id of the cost center, so that its history has it too. */
function changeOf(
  { companyId, costCenterId, year, currency, at }: ChangedBudget,
  [before, after]: [number | null, number | null],
): CompanyChangeRecord {
  const recorded = (amount: number | null) => ({
    [`travelBudget.${year}`]: amount === null ? null : `${amount} ${currency}`,
  })
  return {
    companyId,
    at,
    entity: 'travelBudget',
    entityId: costCenterId,
    action: before === null ? 'added' : after === null ? 'removed' : 'changed',
    changes: changedValues(recorded(before), recorded(after)),
  }
}
