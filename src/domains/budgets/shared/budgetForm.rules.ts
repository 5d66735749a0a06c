import * as z from 'zod/mini'
import { type Budget, type BudgetChange, budgetLimits } from '#contract/reports/budgets.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { amountText, parseAmount } from '@/forms/input/amountText'

/** The value of the form, as typed; empty for no budget. */
export interface BudgetValues {
  amount: string
}

/** The value of the form, with the decimal mark of a culture. */
export const budgetValues =
  (culture: string) =>
  ({ amount }: Budget): BudgetValues => ({ amount: amount === null ? '' : amountText(culture, amount) })

const isEmpty = (text: string) => text.trim() === ''

/** The check of the form: nothing, or an amount above zero. */
export const budgetFormSchema: z.ZodMiniType<Pick<BudgetChange, 'amount'>, BudgetValues> = z.pipe(
  z.object({
    amount: z.string().check(
      z.refine((text) => isEmpty(text) || parseAmount(text) !== undefined, {
        error: fieldProblem('invalid'),
        abort: true,
      }),
      z.refine((text) => {
        const typed = parseAmount(text)
        return typed === undefined || (typed > 0 && typed <= budgetLimits.amount)
      }, fieldProblem('outOfRange')),
    ),
  }),
  z.transform(({ amount }: BudgetValues) => ({ amount: parseAmount(amount) ?? null })),
)
