import { Hono, type Context } from 'hono'
import { companyOfToken, scimBaseUrl } from '#server/domains/admin/provisioning/tokens.ts'
import { networkOf } from '#server/http/requests/network.ts'
import {
  createGroup,
  deleteGroup,
  findGroup,
  listGroups,
  patchGroup,
  replaceGroup,
} from '#server/scim/groups/groups.ts'
import type { ResourceKind } from '#server/scim/protocol/attributes.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { kindList, oneKind, oneSchema, providerConfig, schemaList } from '#server/scim/protocol/discovery.ts'
import {
  notOffered,
  ScimFailure,
  scimContent,
  scimFailureAnswer,
  unknownResource,
} from '#server/scim/protocol/failure.ts'
import { groupKind } from '#server/scim/protocol/groupKind.ts'
import { project } from '#server/scim/protocol/projection.ts'
import { readListQuery, type ListQuery } from '#server/scim/protocol/query.ts'
import { bodyOf, idOf, isKnown, queryOf, versionCheck } from '#server/scim/protocol/request.ts'
import type { Sent } from '#server/scim/protocol/resource.ts'
import { userKind } from '#server/scim/protocol/userKind.ts'
import {
  createUser,
  deleteUser,
  findUser,
  listUsers,
  patchUser,
  replaceUser,
  type CheckVersion,
} from '#server/scim/users/users.ts'
import { takeAllowance } from '#server/services/allowance.ts'
import type { Services } from '#server/services/services.ts'

/** Limits of requests: per token (Entra ID needs at least 25 a second), and of refused requests per network. */
const allowances = { token: { most: 3000, seconds: 60 }, refused: { most: 600, seconds: 60 } }

/** Operations on resources of one kind. */
interface Resources {
  kind: ResourceKind
  list: (query: ListQuery, client: ScimClient) => Promise<object>
  find: (id: string, client: ScimClient) => Promise<Sent>
  create: (body: unknown, client: ScimClient) => Promise<Sent>
  replace: (id: string, body: unknown, client: ScimClient, check: CheckVersion) => Promise<Sent>
  patch: (id: string, body: unknown, client: ScimClient, check: CheckVersion) => Promise<Sent>
  remove: (id: string, client: ScimClient, check: CheckVersion) => Promise<void>
}

const users: Resources = {
  kind: userKind,
  list: listUsers,
  find: findUser,
  create: createUser,
  replace: replaceUser,
  patch: patchUser,
  remove: deleteUser,
}
const groups: Resources = {
  kind: groupKind,
  list: listGroups,
  find: findGroup,
  create: createGroup,
  replace: replaceGroup,
  patch: patchGroup,
  remove: deleteGroup,
}

/** A route and its handler, as data that tests can list. */
export interface ScimRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  answer: (c: Context, client: ScimClient) => Promise<Response> | Response
}

const json = (c: Context, body: object, status: 200 | 201 = 200) =>
  c.body(JSON.stringify(body), status, { 'Content-Type': scimContent })

/** Sends a resource with its location and version; 304 when the client has this version. */
async function answered(
  c: Context,
  kind: ResourceKind,
  work: () => Promise<Sent>,
  status: 200 | 201 = 200,
): Promise<Response> {
  // Read before the change, so that an invalid parameter refuses the request as a whole.
  const { projection } = readListQuery(queryOf(c), kind)
  const resource = await work()
  const { location, version } = resource.meta as { location: string; version: string }
  c.header('ETag', version)
  if (c.req.method === 'GET' && isKnown(c, resource)) return c.body(null, 304)
  c.header(status === 201 ? 'Location' : 'Content-Location', location)
  return json(c, project(resource, projection, kind), status)
}

function routesOf({ kind, list, find, create, replace, patch, remove }: Resources): ScimRoute[] {
  const [all, one] = [kind.endpoint, `${kind.endpoint}/:id`]
  const answers: Record<string, ScimRoute['answer']> = {
    [`GET ${all}`]: async (c, client) => json(c, await list(readListQuery(queryOf(c), kind), client)),
    [`POST ${all}`]: (c, client) => answered(c, kind, async () => create(await bodyOf(c), client), 201),
    [`POST ${all}/.search`]: async (c, client) => json(c, await list(readListQuery(await bodyOf(c), kind), client)),
    [`GET ${one}`]: (c, client) => answered(c, kind, () => find(idOf(c), client)),
    [`PUT ${one}`]: (c, client) =>
      answered(c, kind, async () => replace(idOf(c), await bodyOf(c), client, versionCheck(c))),
    [`PATCH ${one}`]: (c, client) =>
      answered(c, kind, async () => patch(idOf(c), await bodyOf(c), client, versionCheck(c))),
    [`DELETE ${one}`]: async (c, client) => {
      await remove(idOf(c), client, versionCheck(c))
      return c.body(null, 204)
    },
  }
  return Object.entries(answers).map(([words, answer]) => {
    const [method, path] = words.split(' ') as [ScimRoute['method'], string]
    return { method, path, answer }
  })
}

const baseOf = ({ services }: ScimClient) => scimBaseUrl(services.env)

function described(c: Context, body: object | undefined): Response {
  if (!body) throw unknownResource()
  return json(c, body)
}

const discovery: readonly ScimRoute[] = [
  { method: 'GET', path: '/ServiceProviderConfig', answer: (c, client) => json(c, providerConfig(baseOf(client))) },
  { method: 'GET', path: '/Schemas', answer: (c, client) => json(c, schemaList(baseOf(client))) },
  { method: 'GET', path: '/Schemas/:id', answer: (c, client) => described(c, oneSchema(idOf(c), baseOf(client))) },
  { method: 'GET', path: '/ResourceTypes', answer: (c, client) => json(c, kindList(baseOf(client))) },
  { method: 'GET', path: '/ResourceTypes/:id', answer: (c, client) => described(c, oneKind(idOf(c), baseOf(client))) },
]

/** Routes of the standard that are not offered return 501 (RFC 7644 3.7, 3.11). */
const missing: readonly ScimRoute[] = [
  ...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => ({
    method,
    path: '/Me',
    answer: () => {
      throw notOffered('/Me')
    },
  })),
  ...['/Bulk', '/.search'].map((path) => ({
    method: 'POST' as const,
    path,
    answer: () => {
      throw notOffered(path)
    },
  })),
]

/** Every route of SCIM 2.0 (RFC 7644 3.2), below `/scim/v2`. */
export const scimRoutes: readonly ScimRoute[] = [...discovery, ...routesOf(users), ...routesOf(groups), ...missing]

/** The app of `/scim/v2`. Each request needs a provisioning token, which determines the company. */
export function createScim(services: Services): Hono {
  const app = new Hono()
  app.onError(scimFailureAnswer)
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  for (const [path, here] of Map.groupBy(scimRoutes, (each) => each.path)) {
    for (const { method, answer } of here) app.on(method, path, async (c) => answer(c, await clientOf(c, services)))
    app.all(path, async (c) => {
      await clientOf(c, services)
      c.header('Allow', here.map(({ method }) => method).join(', '))
      throw new ScimFailure(405, 'This address does not answer this method.')
    })
  }
  app.all('*', async (c) => {
    await clientOf(c, services)
    throw new ScimFailure(404, 'There is nothing at this address. See /ResourceTypes for what there is.')
  })
  return app
}

/** Identifies the client by its token. @throws 401 without an open token, 429 for too many requests */
async function clientOf(c: Context, services: Services): Promise<ScimClient> {
  const found = await companyOfToken(c.req.header('Authorization'), services)
  const network = networkOf(c.req.header('X-Forwarded-For') ?? '')
  const allowance = found
    ? { key: `scim token ${found.tokenId}`, ...allowances.token }
    : { key: `scim refused ${network}`, ...allowances.refused }
  const wait = await takeAllowance(allowance, services)
  if (wait > 0) {
    c.header('Retry-After', String(wait))
    throw new ScimFailure(429, `There were too many requests. Send the next one in ${wait} seconds.`)
  }
  if (!found) throw new ScimFailure(401, 'The token is missing, unknown, has expired or was ended. Send another one.')
  const { companyId, groups, tokenId, invites } = found
  return { companyId, groups, invites, caller: { scimTokenId: tokenId }, services }
}
