import * as z from 'zod/mini'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { parseAmount } from '@/forms/input/amountText'

/** The form that records a use: an amount up to the rest of the credit. */
export const creditUseSchema = (rest: number) =>
  z.object({
    amount: z.string().check(
      z.trim(),
      z.minLength(1, { error: fieldProblem('required'), abort: true }),
      z.refine((text) => parseAmount(text) !== undefined, { error: fieldProblem('invalid'), abort: true }),
      z.refine((text) => {
        const amount = parseAmount(text) ?? 0
        return amount > 0 && amount <= rest
      }, fieldProblem('outOfRange')),
    ),
  })
export type CreditUseValues = z.infer<ReturnType<typeof creditUseSchema>>
