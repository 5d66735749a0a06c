import * as z from 'zod/mini'
import { pageOf } from '#contract/wire/envelope.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { listOf, recordVersion } from '#contract/wire/lenient.ts'

/** Travel budgets of cost centers: all of it is an addition, offered under `budgets`. */

/** Numbers of travel budgets. */
export const budgetLimits = {
  /** Rows of a page. */
  page: 20,
  /** The largest budget, in the main unit of the currency. */
  amount: 999_999_999,
  /** A budget of which so many percent are used is nearly used. */
  nearPercent: 90,
} as const

/** More than the budget is spent and planned; nearly all (`budgetLimits.nearPercent`); less; or there is no budget. */
export const budgetStates = ['over', 'near', 'within', 'none'] as const
export type BudgetState = (typeof budgetStates)[number]

/** The columns that a list of budgets is sorted by, each in both directions. `used` is the used share. */
export const budgetSortKeys = ['used', 'costCenter', 'amount', 'spent', 'planned', 'left'] as const
export type BudgetSortKey = (typeof budgetSortKeys)[number]
export const budgetSorts = budgetSortKeys.flatMap((key) => [`${key}:desc`, `${key}:asc`] as const)
export type BudgetSort = (typeof budgetSorts)[number]

/**
 * A budget and its use, in the reporting currency. `spent` was paid for the bookings of the year less refunds, as in
 * the scores; `planned` are the totals of trips that wait for approval and what is left of approved requests; `left` is negative where the budget is exceeded.
 */
export interface BudgetFigures {
  amount: number
  spent: number
  planned: number
  left: number
}

const money = z.number()

/** A cost center with its budget of a year; `amount` and `left` are null without one. */
export const budgetSchema = z.object({
  costCenterId: z.string(),
  externalId: z.string(),
  /** In the language of the answer. */
  name: z.string(),
  year: z.int(),
  amount: z.nullable(money),
  spent: money,
  planned: money,
  left: z.nullable(money),
  state: z.enum(budgetStates),
  /** 0 without a budget. */
  version: recordVersion,
})
export type Budget = z.infer<typeof budgetSchema>

/**
 * GET reports/budgets/companies/{id}: a page of cost centers with their budgets of a year. The totals are those of all
 * cost centers with a budget, whatever the search finds.
 */
export const budgetPageSchema = z.extend(pageOf(budgetSchema), {
  year: z.int(),
  currency: z.string(),
  /** Years with a budget, the newest first. */
  years: listOf(z.int()),
  /** Numbers of the found cost centers by state. */
  stateCounts: z.partialRecord(z.enum(budgetStates), z.int()),
  /** Cost centers with a budget in the year. */
  budgeted: z.int(),
  totals: z.object({ amount: money, spent: money, planned: money, left: money }),
  /** Spent where there is no budget: with `totals.spent` the spending of the company in the year, as in the scores. */
  spentElsewhere: money,
  /** Bookings in other currencies, which no amount above includes. */
  otherCurrencies: listOf(z.object({ currency: z.string(), count: z.int(), totalSpent: money })),
})
export type BudgetPage = z.infer<typeof budgetPageSchema>

/** GET admin/companies/{id}/cost-centers/{costCenterId}/budgets: the year before, this year and the next. */
export const costCenterBudgetsSchema = z.object({ currency: z.string(), budgets: listOf(budgetSchema) })
export type CostCenterBudgets = z.infer<typeof costCenterBudgetsSchema>

export const budgetYear = z.int().check(z.minimum(2000), z.maximum(2200))

/**
 * PUT of the same: sets the budget of a year, or removes it with null. `version` is the one that the change was made
 * from; 0 where there was no budget.
 */
export const budgetChangeSchema = z.strictObject({
  year: budgetYear,
  amount: z.nullable(
    z
      .number()
      .check(
        z.positive(fieldProblem('outOfRange')),
        z.maximum(budgetLimits.amount, fieldProblem('outOfRange')),
        z.multipleOf(0.01, fieldProblem('outOfRange')),
      ),
  ),
  version: z.int().check(z.minimum(0)),
})
export type BudgetChange = z.infer<typeof budgetChangeSchema>

/** POST admin/companies/{id}/budget-copies: the year that gets the budgets of the year before. */
export const budgetCopySchema = z.strictObject({ year: budgetYear })
/** How many cost centers got a budget. */
export const copiedBudgetsSchema = z.object({ copied: z.int() })
