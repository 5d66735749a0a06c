import * as z from 'zod/mini'
import { type CarbonTargets, type CarbonTargetsChange, carbonTargetLimits } from '#contract/carbon.ts'
import { fieldProblem } from '#contract/fieldProblems.ts'

/** The values of the form, as typed; empty for no budget and no price. */
export interface TargetsValues {
  /** Tonnes of the present year, and of the next. */
  thisYear: string
  nextYear: string
  pricePerTonne: string
}
/** The budgets and the price as they are sent, without the version. */
export type TargetsOutput = Omit<CarbonTargetsChange, 'version'>

const numberOf = (text: string) => Number(text.replaceAll(/\s/g, '').replace(',', '.'))
const isEmpty = (text: string) => text.trim() === ''

/** A number above zero with two decimals at most, or nothing. A comma is a decimal point. */
const amount = (most: number) =>
  z
    .string()
    .check(
      z.refine(
        (text) =>
          isEmpty(text) ||
          (/^[\d\s]+([.,]\d{1,2})?$/.test(text.trim()) && numberOf(text) > 0 && numberOf(text) <= most),
        fieldProblem('outOfRange'),
      ),
    )

export const targetsValues =
  (year: number) =>
  ({ budgets, pricePerTonne }: CarbonTargets): TargetsValues => {
    const tonnesOf = (wanted: number) => {
      const budget = budgets.find((each) => each.year === wanted)
      return budget ? String(budget.kg / 1000) : ''
    }
    return {
      thisYear: tonnesOf(year),
      nextYear: tonnesOf(year + 1),
      pricePerTonne: pricePerTonne === null ? '' : String(pricePerTonne),
    }
  }

/**
 * The checks of the form. The budgets of other years stay as they are.
 * @param year the present one
 */
export const targetsSchema = (
  year: number,
  { budgets }: Pick<CarbonTargets, 'budgets'>,
): z.ZodMiniType<TargetsOutput, TargetsValues> =>
  z.pipe(
    z.object({
      thisYear: amount(carbonTargetLimits.budgetTonnes),
      nextYear: amount(carbonTargetLimits.budgetTonnes),
      pricePerTonne: amount(carbonTargetLimits.pricePerTonne),
    }),
    z.transform(({ thisYear, nextYear, pricePerTonne }: TargetsValues) => {
      const typed = (wanted: number, tonnes: string) =>
        isEmpty(tonnes) ? [] : [{ year: wanted, kg: Math.round(numberOf(tonnes) * 1000) }]
      const others = budgets.filter((each) => each.year !== year && each.year !== year + 1)
      return {
        budgets: [
          ...others.map((each) => ({ year: each.year, kg: each.kg })),
          ...typed(year, thisYear),
          ...typed(year + 1, nextYear),
        ],
        pricePerTonne: isEmpty(pricePerTonne) ? null : numberOf(pricePerTonne),
      }
    }),
  )
