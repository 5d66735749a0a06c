import { z } from 'zod'
import { failureSchema } from '#contract/wire/envelope.ts'
import { additionDefault } from '#contract/wire/lenient.ts'
import { answerType, type Operation } from '#server/http/operations/operation.ts'

const failures: Record<string, string> = {
  400: 'The input is wrong; the message names the field.',
  401: 'Not signed in, or the session has ended.',
  403: 'Signed in, but not allowed.',
  404: 'Unknown, or of another company.',
}

/** Explains lenient parsing to companies that write their own backend; shown on the documentation page too. */
export const leniencyNote =
  'Every call of the backend, with who may make it. What is marked x-waymark-addition is an addition: another ' +
  'backend may leave such a field out, and such a call unanswered, as long as GET configuration does not list it among ' +
  'its features.'

/** Converts a path to OpenAPI: ids in braces. */
export const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

/** The contract as OpenAPI 3.1, generated from the operations. */
export function openApiOf(operations: readonly Operation[], publicUrl: string) {
  const byPath = Map.groupBy(operations, ({ api, path }) => `/${api}${openApiPath(path)}`)
  return {
    openapi: '3.1.0',
    info: { title: 'Waymark', version: '1', description: leniencyNote },
    servers: [{ url: `${publicUrl}/api` }],
    paths: Object.fromEntries(
      [...byPath].map(([path, all]) => [path, Object.fromEntries(all.map((each) => [each.method, describe(each)]))]),
    ),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: schemaOf(failureSchema) },
    },
  }
}

function describe(each: Operation) {
  const isPublic = each.access.name === 'anyone'
  return {
    operationId: operationIdOf(each),
    tags: [each.api],
    summary: each.summary,
    description: `${each.cites}. Access: ${each.access.description}`,
    'x-access': each.access.name,
    ...(each.addition && { 'x-waymark-addition': each.addition }),
    security: isPublic ? [] : [{ bearer: [] }],
    parameters: [...pathParameters(each), ...queryParameters(each), ...(each.creates ? [idempotencyKey] : [])],
    ...(each.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(each.body) } } },
    }),
    responses: { 200: success(each), ...refusals(each, isPublic) },
  }
}

/** A unique id that depends on the path only: the words of `get main companies companyId profiles` joined. */
const operationIdOf = ({ method, api, path }: Operation) =>
  [method, api, ...path.split('/').filter(Boolean)].map((part) => part.replace(/\W/g, '')).join('_')

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique key for this request, such as a UUID in quotes. The same request with the same key within a day gets the ' +
    'first response and creates nothing; another request with the key is refused with 422. Addition.',
  schema: { type: 'string' },
}

const pathParameters = ({ path }: Operation) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function queryParameters({ query }: Operation) {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const success = ({ answer }: Operation) => {
  if (typeof answer !== 'string')
    return { description: 'The answer.', content: { 'application/json': { schema: answerSchemaOf(answer) } } }
  const type = answerType(answer)
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

/** JSON Schema of the request data. */
export const schemaOf = (schema: z.core.$ZodType, override: Override = () => undefined) => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override })
  return plain
}
type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** JSON Schema of a response. Additions are optional, with their default. */
export const answerSchemaOf = (schema: z.core.$ZodType) =>
  schemaOf(schema, ({ zodSchema, jsonSchema }) => {
    const added = additionDefault(zodSchema)
    if (!added) return
    const { fallback } = added
    Object.assign(jsonSchema, {
      'x-waymark-addition': true,
      description: fallback === undefined ? 'Addition; optional.' : 'Addition; optional, with this default.',
      ...(fallback !== undefined && { default: fallback }),
    })
  })
