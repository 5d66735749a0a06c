import * as z from 'zod/mini'
import type { fieldProblemCodes } from './fieldProblemCodes.ts'

// The codes stand in a file of their own: what reads answers needs none of them, and is in the first load.
export type FieldProblemCode = (typeof fieldProblemCodes)[number]

/** One refused field: its path in the body (`uses.0`, `number`), and why. */
export const fieldProblemSchema = z.object({ field: z.string(), code: z.string() })
export type FieldProblem = z.infer<typeof fieldProblemSchema>

/** Gives a code, type-checked, as the message of a schema's check. */
export const fieldProblem = (code: FieldProblemCode): FieldProblemCode => code
