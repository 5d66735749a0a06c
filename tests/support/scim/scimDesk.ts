import { afterAll, beforeAll, expect } from 'vitest'
import type { IssuedScimToken, ScimTokenList } from '#contract/admin/scimTokens.ts'
import { createApp } from '#server/app.ts'
import type { Handle } from '#tests/support/http/api.ts'
import { openMailingApi } from '#tests/support/mail/mailingApi.ts'
import { checkError, checkList, checkResource, type ScimError } from './scimValidator.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** A resource as it is answered. Tests name only the fields they read. */
export interface Resource {
  id: string
  externalId?: string
  userName?: string
  displayName?: string
  active?: boolean
  title?: string
  locale?: string
  userType?: string
  name?: { familyName: string; givenName: string; formatted: string; middleName?: string }
  emails?: { value: string }[]
  phoneNumbers?: { value: string; type: string }[]
  groups?: { value: string; display: string }[]
  roles?: { value: string }[]
  members?: { value: string; display: string }[]
  [enterpriseSchema]?: { employeeNumber: string; costCenter?: string; manager?: { value: string; displayName: string } }
  meta: { version: string; location: string; created: string; lastModified: string }
}
export interface List {
  totalResults: number
  startIndex: number
  itemsPerPage: number
  Resources: Resource[]
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Provisioning of the demo company and of another one, as a client sees it. Each answer is checked against the
 * standard.
 */
export function scimDesk() {
  let at: Awaited<ReturnType<typeof openMailingApi>>
  let app: ReturnType<typeof createApp>
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    at = await openMailingApi()
    app = createApp(at.services)
    for (const company of ['aurora', 'boreal'] as const) tokens[company] = (await makeToken(`admin@${company}`)).token
  })
  afterAll(() => at.close())

  const tokensOf = (who: Handle) => `/company/admin/companies/${who.split('@')[1]}/scim-tokens`
  async function makeToken(who: Handle, body: object = { name: 'Entra ID', days: 365 }): Promise<IssuedScimToken> {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await at.send(who, tokensOf(who), { method: 'POST', body: JSON.stringify(body), headers })
    expect(answer.status).toBe(200)
    return (await answer.json()) as IssuedScimToken
  }

  /** Sends a request unchanged. */
  const raw = (path: string, init: RequestInit = {}) => app.request(`/scim/v2${path}`, init)

  /** The status of the liveness check. */
  const live = async () => (await app.request('/health/live')).status

  async function send(
    method: Method,
    path: string,
    body?: unknown,
    { company = 'aurora', headers = {} }: { company?: string; headers?: Record<string, string> } = {},
  ) {
    const answer = await raw(path, {
      method,
      headers: {
        Authorization: `Bearer ${tokens[company]}`,
        'Content-Type': 'application/scim+json; charset=utf-8',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.status, text).toBeLessThan(500 + (path === '/Me' || path === '/Bulk' ? 2 : 0))
    const read = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>)
    if (read) expect(answer.headers.get('Content-Type')).toBe('application/scim+json')
    if (!answer.ok && read) checkError(answer.status, read)
    return { status: answer.status, headers: answer.headers, body: read }
  }

  /** A resource, whole and sound. */
  async function resource(method: Method, path: string, body?: unknown, status = method === 'POST' ? 201 : 200) {
    const answer = await send(method, path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    checkResource(answer.body!)
    const { meta } = answer.body as unknown as Resource
    expect(answer.headers.get('ETag')).toBe(meta.version)
    if (method === 'POST') expect(answer.headers.get('Location')).toBe(meta.location)
    return answer.body as unknown as Resource
  }

  async function list(path: string, company = 'aurora'): Promise<List> {
    const answer = await send('GET', path, undefined, { company })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    checkList(answer.body!)
    return answer.body as unknown as List
  }

  /** Why something is refused: the status and the keyword. */
  async function refusal(method: Method, path: string, body?: unknown): Promise<(string | number | undefined)[]> {
    const answer = await send(method, path, body)
    return [answer.status, (answer.body as unknown as ScimError | undefined)?.scimType]
  }

  let made = 0
  /** A new person at each call, as Entra ID sends them. */
  const person = (more: object = {}) => {
    made += 1
    return {
      schemas: [userSchema, enterpriseSchema],
      externalId: `0a21f0f2-${made}`,
      userName: `Test_User_${made}@aurora.example`,
      active: true,
      emails: [{ primary: true, type: 'work', value: `Test_User_${made}@aurora.example` }],
      meta: { resourceType: 'User' },
      name: { formatted: 'given family', familyName: 'Family', givenName: 'Given' },
      roles: [],
      ...more,
    }
  }

  return {
    at: () => at,
    token: (company = 'aurora') => tokens[company]!,
    makeToken,
    tokensOf,
    listTokens: (who: Handle) => at.get<ScimTokenList>(who, tokensOf(who)),
    raw,
    live,
    send,
    resource,
    list,
    refusal,
    person,
    add: (more: object = {}) => resource('POST', '/Users', person(more)),
    patch: (path: string, ...operations: object[]) =>
      resource('PATCH', path, { schemas: [patchSchema], Operations: operations }),
    refusedPatch: (path: string, ...operations: object[]) =>
      refusal('PATCH', path, { schemas: [patchSchema], Operations: operations }),
    find: (filter: string) => list(`/Users?filter=${encodeURIComponent(filter)}`),
  }
}
