import { z } from 'zod'
import type { Filter } from 'scim2-parse-filter'
import type { ResourceKind } from '#server/scim/protocol/attributes.ts'
import { invalidValue } from '#server/scim/protocol/failure.ts'
import { parseFilter } from '#server/scim/protocol/parseFilter.ts'
import { isRecord, membersOf } from '#server/scim/protocol/resource.ts'
import { readProjection, type Projection } from '#server/scim/protocol/projection.ts'

/** Number of resources per page: without `count`, and the maximum. */
export const pageSizes = { usual: 100, most: 200 }
const furthest = 1_000_000_000

/** Parameters of a list (RFC 7644 3.4.2). */
export interface ListQuery {
  filter: Filter | undefined
  /** The first resource has index 1. */
  startIndex: number
  count: number
  sortBy: string | undefined
  isDescending: boolean
  projection: Projection
}

const whole = z.coerce.number().int().min(-furthest).max(furthest)
const names = z
  .union([z.string().transform((list) => list.split(',')), z.array(z.string())])
  .transform((list) => list.map((each) => each.trim()).filter(Boolean))

const querySchema = z.object({
  filter: z.string().optional(),
  startIndex: whole.default(1),
  count: whole.default(pageSizes.usual),
  sortBy: z.string().optional(),
  sortOrder: z.enum(['ascending', 'descending']).default('ascending'),
  attributes: names.default([]),
  excludedAttributes: names.default([]),
})

/** The query with the parameter names spelled as here, ignoring case. */
function spelled(given: unknown): unknown {
  if (!isRecord(given)) return given
  const members = membersOf(given)
  return Object.fromEntries(Object.keys(querySchema.shape).map((name) => [name, members[name.toLowerCase()]]))
}

/**
 * Parses a query, or the body of a search (RFC 7644 3.4.3). Unknown parameters are ignored.
 * @throws 400 for malformed values
 */
export function readListQuery(given: unknown, kind: ResourceKind): ListQuery {
  const parsed = querySchema.safeParse(spelled(given))
  if (!parsed.success) throw invalidValue(`The parameter "${parsed.error.issues[0]?.path.join('.')}" is wrong.`)
  const { filter, startIndex, count, sortBy, sortOrder, attributes, excludedAttributes } = parsed.data
  return {
    filter: filter === undefined ? undefined : parseFilter(filter),
    // An index below 1 means 1, a negative count means 0 (RFC 7644 3.4.2.4).
    startIndex: Math.max(startIndex, 1),
    count: Math.min(Math.max(count, 0), pageSizes.most),
    sortBy,
    isDescending: sortOrder === 'descending',
    projection: readProjection(attributes, excludedAttributes, kind),
  }
}

/** A page of resources (RFC 7644 3.4.2). */
export const listResponse = (resources: unknown[], { total, startIndex }: { total: number; startIndex: number }) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})
