import * as z from 'zod/mini'
// The codes have a file of their own: the first load parses answers and needs no codes.
import type { FieldProblemCode } from './fieldProblemCodes.ts'

/** A refused field: its path in the body (`uses.0`, `number`), and the reason. */
export const fieldProblemSchema = z.object({ field: z.string(), code: z.string() })
export type FieldProblem = z.infer<typeof fieldProblemSchema>

/** Gives a code, type-checked, as the message of a schema's check. */
export const fieldProblem = (code: FieldProblemCode): FieldProblemCode => code
