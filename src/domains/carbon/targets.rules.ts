import * as z from 'zod/mini'
import { type CarbonTargets, type CarbonTargetsChange, carbonTargetLimits } from '#contract/reports/carbon.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { amountText, parseAmount } from '@/forms/input/amountText'

/** The values of the form, as typed; empty for no budget and no price. */
export interface TargetsValues {
  /** Tonnes of the present year, and of the next. */
  thisYear: string
  nextYear: string
  pricePerTonne: string
}
/** The budgets and the price as they are sent, without the version. */
export type TargetsOutput = Omit<CarbonTargetsChange, 'version'>

const isEmpty = (text: string) => text.trim() === ''

/** Limits of the fields, in their units. */
export const mostOf: Record<keyof TargetsValues, number> = {
  thisYear: carbonTargetLimits.budgetTonnes,
  nextYear: carbonTargetLimits.budgetTonnes,
  pricePerTonne: carbonTargetLimits.pricePerTonne,
}

/** A number above zero, or nothing. */
const amount = (name: keyof TargetsValues) =>
  z.string().check(
    z.refine((text) => isEmpty(text) || parseAmount(text) !== undefined, {
      error: fieldProblem('invalid'),
      abort: true,
    }),
    z.refine((text) => {
      const typed = parseAmount(text)
      return typed === undefined || (typed > 0 && typed <= mostOf[name])
    }, fieldProblem('outOfRange')),
  )

/**
 * The values of the form.
 * @param year the present one
 * @param culture whose decimal mark they have
 */
export const targetsValues =
  (year: number, culture: string) =>
  ({ budgets, pricePerTonne }: CarbonTargets): TargetsValues => {
    const tonnesOf = (wanted: number) => {
      const budget = budgets.find((each) => each.year === wanted)
      return budget ? amountText(culture, budget.kg / 1000) : ''
    }
    return {
      thisYear: tonnesOf(year),
      nextYear: tonnesOf(year + 1),
      pricePerTonne: pricePerTonne === null ? '' : amountText(culture, pricePerTonne),
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
      thisYear: amount('thisYear'),
      nextYear: amount('nextYear'),
      pricePerTonne: amount('pricePerTonne'),
    }),
    z.transform(({ thisYear, nextYear, pricePerTonne }: TargetsValues) => {
      const typed = (wanted: number, text: string) => {
        const tonnes = parseAmount(text)
        return tonnes === undefined ? [] : [{ year: wanted, kg: Math.round(tonnes * 1000) }]
      }
      const others = budgets.filter((each) => each.year !== year && each.year !== year + 1)
      return {
        budgets: [
          ...others.map((each) => ({ year: each.year, kg: each.kg })),
          ...typed(year, thisYear),
          ...typed(year + 1, nextYear),
        ],
        pricePerTonne: parseAmount(pricePerTonne) ?? null,
      }
    }),
  )
