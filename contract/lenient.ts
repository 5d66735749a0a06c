import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

/**
 * How answers are read. What §3 and §7 state is required; what only Waymark adds is optional; values that a newer or
 * another backend knows and this build does not are left out instead of refused. Requests are never read this way.
 * A server under test is held to the full shape: its answer, read, must be the answer itself (server/http/mount.ts).
 */

/** What a field that only we have counts as where it is left out. */
interface AdditionDefault {
  fallback: unknown
}
const additionDefaults = new WeakMap<object, AdditionDefault>()
/** Whether a field is ours, which the published description marks; undefined for one of §3. */
export const additionDefault = (schema: object): AdditionDefault | undefined => additionDefaults.get(schema)

function markAddition<Schema extends object>(schema: Schema, fallback: unknown): Schema {
  additionDefaults.set(schema, { fallback })
  return schema
}

/** A field that §3 does not have. Left out, or in a form we cannot read, it counts as `otherwise`. */
export function addition<Schema extends z.ZodMiniType>(schema: Schema, fallback: z.output<Schema>) {
  const value = () => fallback as never
  return markAddition(orElse(z._default(schema, value), value), fallback)
}

/** A field that §3 does not have, and that stays away where nobody says it. */
export const optionalAddition = <Schema extends z.ZodMiniType>(schema: Schema) =>
  markAddition(
    orElse(z.optional(schema), () => undefined as never),
    undefined,
  )

/** A field of §3 whose values grow: one this build does not know counts as `otherwise`. */
export const withFallback = <Schema extends z.ZodMiniType>(schema: Schema, fallback: z.output<Schema>) =>
  orElse(schema, () => fallback as never)

let report: (what: string) => void = () => undefined
/** Tells somebody who develops of rows that were left out, each cause once. */
export function reportDropped(to: (what: string) => void): void {
  const told = new Set<string>()
  report = (what) => {
    if (told.has(what)) return
    told.add(what)
    to(what)
  }
}

const unreadable = Symbol('a row that cannot be read')

/** A list: a row that cannot be read, or whose status nobody here knows, is left out, and the others stay. */
export const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.pipe(
    z.array(
      orElse(row, ({ error }) => {
        const [issue] = error.issues
        report(`A row was left out: ${issue?.path.join('.') || 'all of it'}: ${issue?.code}`)
        return unreadable as never
      }),
    ),
    z.transform((rows: z.output<Row>[]) => rows.filter((each: unknown) => each !== unreadable)),
  )

/** The answer to a call whose answer §7 does not describe: no body at all is as good as an empty one. */
export const mayBeEmpty = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(
    z.transform((body: unknown) => (typeof body === 'object' && body !== null ? body : {})),
    z.object(shape),
  )

/** Rises with every change of a record, from 1. Ours: 0 where the record says none. */
export const recordVersion = addition(z.int(), 0)
/** In a body, the version that the change was made from: another one is 412. Without it nothing is compared. */
export const seenVersion = z.optional(z.int().check(z.positive()))
