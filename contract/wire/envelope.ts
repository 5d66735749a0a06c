import * as z from 'zod/mini'
import { fieldProblem, fieldProblemSchema } from './fieldProblems.ts'
import { listOf } from './lenient.ts'
import { localeCodeOf } from '#contract/texts/locales.ts'

/** Every answer outside 200–299 (§8). `successfull` is spelled as it is on the wire. */
export const failureSchema = z.object({
  successfull: z.literal(false),
  messageCode: z.string(),
  message: z.string(),
  /** With 412: the current record, in the shape of its own GET. */
  current: z.optional(z.unknown()),
  /**
   * With 400 and 409: each refused field and why; with 403 `claimMissing`, the claim. A list that cannot be parsed is
   * ignored.
   */
  // oxlint-disable-next-line promise/valid-params -- a schema's, not a promise's
  problems: z.catch(z.optional(z.array(fieldProblemSchema)), undefined),
})
export type FailureBody = z.infer<typeof failureSchema>

/** A page of a list (§3 paginated trips). Page numbers start at 1; `nextPage` and `prevPage` are null at the ends. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    nextPage: z.nullable(z.int()),
    prevPage: z.nullable(z.int()),
    totalItemCount: z.int(),
    totalPageCount: z.int(),
    responseData: listOf(row),
  })

/** Local date, `yyyy-MM-dd`. */
export const localDate = z.iso.date()
/** Local wall-clock time at a place, without a zone: `2026-05-12T08:30`. */
export const localDateTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/))
/** A time of every day at a place, `15:00`. */
export const localTime = z.string().check(z.regex(/^\d{2}:\d{2}$/))
/** An instant, UTC. */
export const instant = z.iso.datetime()

/** The id of a record in a request; it only names a stored record. It has a letter, which no card number has. */
export const recordId = z.string().check(z.regex(/^(?=.*[A-Za-z])[\w.:-]{1,100}$/, fieldProblem('invalid')))

/** A culture code of §7 in a request: one of the 27 of §2, or a language group that leads to one of them. */
export const cultureCode = z
  .string()
  .check(z.refine((code) => localeCodeOf(code) !== undefined, fieldProblem('invalid')))
