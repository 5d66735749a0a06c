import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

/**
 * Lenient parsing of answers. Fields of §3 and §7 are required; fields that only Waymark adds (additions) are optional;
 * values this build does not know are dropped instead of refused. Requests are parsed strictly. In tests a server's
 * answer must equal its parsed form (server/http/operations/mount.ts).
 */

/** The default of an addition, used where the field is missing. */
interface AdditionDefault {
  fallback: unknown
}
const additionDefaults = new WeakMap<object, AdditionDefault>()
/** The default of an addition, for marking it in the OpenAPI description; undefined for a field of §3. */
export const additionDefault = (schema: object): AdditionDefault | undefined => additionDefaults.get(schema)

function markAddition<Schema extends object>(schema: Schema, fallback: unknown): Schema {
  additionDefaults.set(schema, { fallback })
  return schema
}

/** A field that §3 does not have. Missing or invalid, it counts as `fallback`. */
export function addition<Schema extends z.ZodMiniType>(schema: Schema, fallback: z.output<Schema>) {
  const value = () => fallback as never
  return markAddition(orElse(z._default(schema, value), value), fallback)
}

/** A field that §3 does not have, without a default: missing or invalid, it is undefined. */
export const optionalAddition = <Schema extends z.ZodMiniType>(schema: Schema) =>
  markAddition(
    orElse(z.optional(schema), () => undefined as never),
    undefined,
  )

/** A field of §3 whose values may grow: an unknown value counts as `fallback`. */
export const withFallback = <Schema extends z.ZodMiniType>(schema: Schema, fallback: z.output<Schema>) =>
  orElse(schema, () => fallback as never)

/** A text of §3 in an answer. Null, with which other backends mean no text, counts as the empty text. */
export const answeredText = z.pipe(
  z.nullable(z.string()),
  z.transform((text: string | null) => text ?? ''),
)

let report: (what: string) => void = () => undefined
/** Registers where dropped rows are reported, each cause once; for developers. */
export function reportDropped(to: (what: string) => void): void {
  const told = new Set<string>()
  report = (what) => {
    if (told.has(what)) return
    told.add(what)
    to(what)
  }
}

const unreadable = Symbol('a row that cannot be read')

/** A list. Rows that cannot be parsed, or whose status is unknown, are dropped; the others stay. */
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

/** An answer that §7 does not describe: a missing body counts as an empty object. */
export const mayBeEmpty = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(
    z.transform((body: unknown) => (typeof body === 'object' && body !== null ? body : {})),
    z.object(shape),
  )

/** Version of a record for optimistic locking: 1, and one higher with every change. Addition: 0 where missing. */
export const recordVersion = addition(z.int(), 0)
/**
 * In a request: the version that the change was made from. A different stored version is 412; without it nothing is
 * compared.
 */
export const seenVersion = z.optional(z.int().check(z.positive()))
