import * as z from 'zod/mini'
import { fieldProblem } from '#contract/fieldProblems.ts'

/** Groups of three digits may be apart, by a space, comma, full stop or apostrophe; at most two decimals. */
const written = /^\d{1,3}(?:[\s.,'’]?\d{3})*(?:[.,]\d{1,2})?$/u

/** An amount as people write it in any of our languages: `1 234,50` and `1,234.50`; undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const trimmed = text.trim()
  if (!written.test(trimmed)) return undefined
  const decimals = /[.,](\d{1,2})$/.exec(trimmed)?.[1] ?? ''
  const whole = decimals ? trimmed.slice(0, -decimals.length - 1) : trimmed
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)
}

/** The form that records a use: an amount up to the rest of the credit. */
export const creditUseSchema = (rest: number) =>
  z.object({
    amount: z.string().check(
      z.trim(),
      z.minLength(1, { error: fieldProblem('required'), abort: true }),
      z.refine((text) => readAmount(text) !== undefined, { error: fieldProblem('invalid'), abort: true }),
      z.refine((text) => {
        const amount = readAmount(text) ?? 0
        return amount > 0 && amount <= rest
      }, fieldProblem('outOfRange')),
    ),
  })
export type CreditUseValues = z.infer<ReturnType<typeof creditUseSchema>>
