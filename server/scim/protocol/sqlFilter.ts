import { and, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Filter } from 'scim2-parse-filter'
import { findAttribute, type ResourceKind } from '#server/scim/protocol/attributes.ts'
import { invalidFilter, quoted } from '#server/scim/protocol/failure.ts'

type Compare = Extract<Filter, { compValue: unknown }>
type Operator = Compare['op'] | 'pr'
type Value = Compare['compValue']

/** The SQL of an attribute for filters and sorting. */
export interface FilterColumn {
  /** @throws 400 `invalidFilter` for an unsupported operator or value */
  where: (op: Operator, value: Value) => SQL
  /** SQL for sorting by the attribute; undefined when unsupported. */
  order?: SQL
  /** A resource has several values, so two conditions may match different values. */
  isOneOfMany?: true
}

/** The attributes of a resource type that support filters, by their path. */
export type FilterColumns = Readonly<Record<string, FilterColumn>>

const unable = (op: string) => invalidFilter(`This attribute cannot be compared with "${op}" and this value.`)
const signs = { gt: sql.raw('>'), ge: sql.raw('>='), lt: sql.raw('<'), le: sql.raw('<=') }
/** A text as a pattern of `like` that matches only itself. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

interface TextOptions {
  /** The comparison is case-sensitive. */
  isExact?: boolean
  /** An additional condition for an index. It is true for every text that contains the given one. */
  narrow?: (text: string) => SQL
}

/** A text column; empty and null both mean no value. */
export function textColumn(column: SQLWrapper, { isExact = false, narrow }: TextOptions = {}): FilterColumn {
  const own = isExact ? sql`${column}` : sql`lower(${column})`
  const like = (pattern: string, text: string) => {
    const condition = sql`coalesce(${own} like ${isExact ? pattern : sql`lower(${pattern}::text)`}, false)`
    return narrow ? sql`(${narrow(text)} and ${condition})` : condition
  }
  const where: FilterColumn['where'] = (op, value) => {
    if (op === 'pr') return sql`coalesce(${column} <> '', false)`
    if (value === null && (op === 'eq' || op === 'ne')) return op === 'ne' ? where('pr', null) : not(where('pr', null))
    if (typeof value !== 'string' && typeof value !== 'number') throw unable(op)
    const text = String(value)
    const compared = isExact ? sql`${text}::text` : sql`lower(${text}::text)`
    if (op === 'eq') return sql`coalesce(${own} = ${compared}, false)`
    if (op === 'ne') return sql`(${own} is distinct from ${compared})`
    if (op === 'co') return like(`%${likeText(text)}%`, text)
    if (op === 'sw') return like(`${likeText(text)}%`, text)
    if (op === 'ew') return like(`%${likeText(text)}`, text)
    return sql`coalesce(${own} ${signs[op]} ${compared}, false)`
  }
  return { where, order: own }
}

/** A text column with an index: as `textColumn`, but equality uses the index. */
export function indexedColumn(column: SQLWrapper, options: TextOptions = {}): FilterColumn {
  const usual = textColumn(column, options)
  const own = options.isExact ? sql`${column}` : sql`lower(${column})`
  return {
    ...usual,
    where: (op, value) => {
      if (op !== 'eq' || typeof value !== 'string') return usual.where(op, value)
      return sql`(${own} = ${options.isExact ? value : value.toLowerCase()})`
    },
  }
}

/** A timestamp column, compared in milliseconds as in responses. */
export const instantColumn = (column: SQLWrapper): FilterColumn => ({
  order: sql`${column}`,
  where: (op, value) => {
    if (op === 'pr') return sql`(${column} is not null)`
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
    if (Number.isNaN(at)) throw invalidFilter('A moment is written as in "2027-01-31T12:00:00Z".')
    const moment = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`
    const momentCondition = sql`(${column} >= ${moment(at)} and ${column} < ${moment(at + 1)})`
    if (op === 'eq') return momentCondition
    if (op === 'ne') return not(momentCondition)
    if (op === 'gt') return sql`(${column} >= ${moment(at + 1)})`
    if (op === 'le') return sql`(${column} < ${moment(at + 1)})`
    if (op === 'ge' || op === 'lt') return sql`(${column} ${signs[op]} ${moment(at)})`
    throw unable(op)
  },
})

/** A boolean column. Entra ID sends booleans as texts too. */
export const booleanColumn = (condition: SQL): FilterColumn => ({
  where: (op, value) => {
    if (op === 'pr') return sql`true`
    const asked = typeof value === 'string' ? value.toLowerCase() : String(value)
    if ((op !== 'eq' && op !== 'ne') || (asked !== 'true' && asked !== 'false')) throw unable(op)
    return (asked === 'true') === (op === 'eq') ? sql`(${condition})` : sql`(not (${condition}))`
  },
})

/** A column of several ids: `holds` tests for one id, `any` for the presence of any. */
export const idsColumn = (holds: (id: string) => SQL, any: SQL): FilterColumn => ({
  isOneOfMany: true,
  where: (op, value) => {
    if (op === 'pr') return any
    if (op !== 'eq' || typeof value !== 'string') throw unable(op)
    return holds(value)
  },
})

/** Converts a filter to a SQL condition. @throws 400 `invalidFilter` for unsupported attributes */
export function sqlFilter(filter: Filter, columns: FilterColumns, kind: ResourceKind, context = ''): SQL {
  const inner = (each: Filter) => sqlFilter(each, columns, kind, context)
  if ('filters' in filter) return (filter.op === 'and' ? and : or)(...filter.filters.map(inner))!
  if ('filter' in filter) return not(sql`(${inner(filter.filter)})`)
  const path = context + filter.attrPath
  const column = columnOf(path, columns, kind)
  if (!column) throw invalidFilter(`The attribute ${quoted(path)} cannot be filtered by.`)
  if (!('valFilter' in filter)) return column.where(filter.op, 'compValue' in filter ? filter.compValue : null)
  if (context) throw invalidFilter('Brackets cannot stand context brackets.')
  if (column.isOneOfMany && !('compValue' in filter.valFilter))
    throw invalidFilter('These brackets hold one condition only.')
  return sqlFilter(filter.valFilter, columns, kind, `${filter.attrPath}.`)
}

/** The column of a path; for a complex attribute, the column of its `value` (RFC 7644 3.4.2.2). */
export function columnOf(path: string, columns: FilterColumns, kind: ResourceKind): FilterColumn | undefined {
  const target = findAttribute(path, kind)
  if (!target) return undefined
  const { extension, attribute, part } = target
  const place = (extension ? `${extension.id}:` : '') + attribute.name
  const named = part?.name ?? (attribute.type === 'complex' ? 'value' : undefined)
  return columns[named ? `${place}.${named}` : place]
}
