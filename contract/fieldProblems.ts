import * as z from 'zod/mini'
// The codes stand in a file of their own: the first load reads answers and needs none of them.
import type { FieldProblemCode } from './fieldProblemCodes.ts'

/** One refused field: its path in the body (`uses.0`, `number`), and why. */
export const fieldProblemSchema = z.object({ field: z.string(), code: z.string() })
export type FieldProblem = z.infer<typeof fieldProblemSchema>

/** Gives a code, type-checked, as the message of a schema's check. */
export const fieldProblem = (code: FieldProblemCode): FieldProblemCode => code
