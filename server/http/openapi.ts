import { z } from 'zod'
import { failureSchema } from '#contract/envelope.ts'
import { fileTypes } from '#server/http/operation.ts'
import type { Operation } from '#server/http/operation.ts'

const failures: Record<string, string> = {
  400: 'The input is wrong; the message names the field.',
  401: 'Not signed in, or the session has ended.',
  403: 'Signed in, but not allowed.',
  404: 'Unknown, or of another company.',
}

/** OpenAPI writes the ids of a path in braces. */
export const bracedPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

/** The contract as OpenAPI 3.1, from the operations themselves. */
export function openApiOf(operations: readonly Operation[], publicUrl: string) {
  const byPath = Map.groupBy(operations, ({ api, path }) => `/${api}${bracedPath(path)}`)
  return {
    openapi: '3.1.0',
    info: { title: 'Waymark', version: '1', description: 'Every call of the backend, with who may make it.' },
    servers: [{ url: `${publicUrl}/api` }],
    paths: Object.fromEntries(
      [...byPath].map(([path, all]) => [path, Object.fromEntries(all.map((each) => [each.method, describe(each)]))]),
    ),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: schemaOf(failureSchema, 'output') },
    },
  }
}

function describe(each: Operation) {
  const isPublic = each.access.name === 'anyone'
  return {
    operationId: operationIdOf(each),
    tags: [each.api],
    summary: each.summary,
    description: `${each.cites}. Access: ${each.access.says}`,
    'x-access': each.access.name,
    security: isPublic ? [] : [{ bearer: [] }],
    parameters: [...pathParameters(each), ...queryParameters(each)],
    ...(each.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(each.body, 'input') } } },
    }),
    responses: { 200: success(each), ...refusals(each, isPublic) },
  }
}

/** Unique, and stable while the path is: `get main companies companyId profiles` in one word. */
const operationIdOf = ({ method, api, path }: Operation) =>
  [method, api, ...path.split('/').filter(Boolean)].map((part) => part.replace(/\W/g, '')).join('_')

const pathParameters = ({ path }: Operation) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function queryParameters({ query }: Operation) {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const success = ({ answer }: Operation) => {
  if (typeof answer !== 'string')
    return { description: 'The answer.', content: { 'application/json': { schema: schemaOf(answer, 'output') } } }
  const type = fileTypes[answer]
  const format = type.startsWith('text/') ? {} : { format: 'binary' }
  return { description: `A file: ${type}.`, content: { [type]: { schema: { type: 'string', ...format } } } }
}

function refusals({ path }: Operation, isPublic: boolean) {
  const possible = Object.entries(failures).filter(([status]) => {
    if (status === '401') return !isPublic
    return status === '400' || (!isPublic && path.includes(':'))
  })
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return Object.fromEntries(possible.map(([status, description]) => [status, { description, content }]))
}

/** JSON Schema of what a call takes (`input`) or answers (`output`). */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return plain
}
