import type { z } from 'zod'

/** A field of a schema, by its path: `segments.from.name`. */
export interface SchemaField {
  path: string
  schema: z.core.$ZodType
}

type Def = { type: string } & Partial<{
  shape: Record<string, z.core.$ZodType>
  element: z.core.$ZodType
  innerType: z.core.$ZodType
  options: z.core.$ZodType[]
  in: z.core.$ZodType
}>

/** Every field of a schema without further fields inside. A wrapper (optional, null, default) counts as its content. */
export function fieldsOf(schema: z.core.$ZodType, path = ''): SchemaField[] {
  const { shape, element, innerType, options, in: input } = schema._zod.def as unknown as Def
  if (shape) return Object.entries(shape).flatMap(([name, inner]) => fieldsOf(inner, path ? `${path}.${name}` : name))
  const inner = element ?? innerType ?? input
  if (inner) return fieldsOf(inner, path)
  return options?.flatMap((option) => fieldsOf(option, path)) ?? [{ path, schema }]
}
