import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { scimTokens } from '#server/db/schema/company/admin.ts'
import { scimRoutes } from '#server/scim/scimApp.ts'
import { fuzz } from '#tests/support/run/fuzz.ts'
import { count } from '#tests/support/run/gateCount.ts'
import { word } from '#tests/support/http/nastyWords.ts'
import { patchSchema, scimDesk, userSchema, groupSchema } from '#tests/support/scim/scimDesk.ts'
import { checkError } from '#tests/support/scim/scimValidator.ts'

const desk = scimDesk()

/** A token of each kind, by who has it. */
const tokens: Record<string, string | undefined> = {}
beforeAll(async () => {
  const { services } = desk.at()
  const ended = await desk.makeToken('admin@aurora')
  await desk.at().send('admin@aurora', `${desk.tokensOf('admin@aurora')}/${ended.id}`, { method: 'DELETE' })
  const expired = await desk.makeToken('admin@aurora', { name: 'Old', days: 90 })
  await services.db.update(scimTokens).set({ expiresAt: services.now() }).where(eq(scimTokens.id, expired.id))
  Object.assign(tokens, {
    'no token': undefined,
    'a wrong token': `Bearer wms_${'x'.repeat(43)}`,
    'the token of a person': 'Bearer admin@aurora',
    'an ended token': `Bearer ${ended.token}`,
    'an expired token': `Bearer ${expired.token}`,
    'another company’s token': `Bearer ${desk.token('boreal')}`,
    'its token': `Bearer ${desk.token()}`,
  })
})
const holders = [
  'no token',
  'a wrong token',
  'the token of a person',
  'an ended token',
  'an expired token',
  'another company’s token',
  'its token',
]

const idIn = (path: string) => {
  if (path.startsWith('/Users')) return 'e-aurora-traveller'
  if (path.startsWith('/Groups')) return 'cc-aurora-210'
  return path.startsWith('/Schemas') ? userSchema : 'User'
}
const bodyFor = (path: string, method: string): object => {
  if (method === 'PATCH') return { schemas: [patchSchema], Operations: [{ op: 'add', value: {} }] }
  if (path.startsWith('/Groups')) return { schemas: [groupSchema], displayName: 'traveller@aurora.example' }
  return { schemas: [userSchema], userName: 'traveller@aurora.example', name: { givenName: 'A', familyName: 'B' } }
}
/** Paths of records that belong to a company. The token of another company must get none of them. */
const isOwned = (path: string) => /^\/(Users|Groups)\/:id/.test(path)

const request = (method: string, path: string, authorization: string | undefined) =>
  desk.raw(path.replace(':id', idIn(path)), {
    method,
    headers: { ...(authorization && { Authorization: authorization }), 'Content-Type': 'application/scim+json' },
    ...(method !== 'GET' && method !== 'DELETE' && { body: JSON.stringify(bodyFor(path, method)) }),
  })

/** Deletions come last, so that all records exist before. */
const routes = scimRoutes.toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))

describe.each(routes.map((each) => [`${each.method} ${each.path}`, each] as const))('%s', (route, { method, path }) => {
  test.each(holders)('the answer is right for %s', async (who) => {
    const answer = await request(method, path, tokens[who])
    const text = await answer.text()
    const { status } = answer
    const isRefused = !['its token', 'another company’s token'].includes(who)
    const isForeign = who.startsWith('another')
    const leaked =
      (isRefused && status !== 401) || (isForeign && /aurora/i.test(text.replaceAll('traveller@aurora.example', '')))
    // An endpoint that the server does not offer answers 501, as the standard says. That is no failure.
    count({ routes: 'scim', route, principal: who, status: status === 501 ? 404 : status, leaked })
    expect(leaked, text).toBe(false)
    if (isRefused) {
      expect([status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="scim"'])
      checkError(status, JSON.parse(text))
      return
    }
    if (/^\/(Me|Bulk|\.search)/.test(path)) expect(status).toBe(501)
    else if (isForeign && isOwned(path)) expect(status).toBe(404)
    else expect([200, 201, 204, 409], text).toContain(status)
    if (status >= 400) checkError(status, JSON.parse(text))
  })
})

describe.each(scimRoutes.map((each) => [`${each.method} ${each.path}`, each] as const))(
  'any body sent to %s',
  (route, each) => {
    const { method, path } = each
    const value = fc.oneof(
      word,
      fc.json().map((text): unknown => JSON.parse(text)),
    )
    const operation = fc.record(
      {
        op: fc.constantFrom('add', 'Replace', 'remove', 'x'),
        path: fc.oneof(
          fc.constantFrom('members', 'name', 'emails[type eq "work"].value', 'urn:x:y', 'members[value eq "x"]'),
          word,
        ),
        value,
      },
      { requiredKeys: ['op'] },
    )
    const patch = fc.record({ schemas: fc.constant([patchSchema]), Operations: fc.array(operation, { maxLength: 3 }) })
    const names = [
      'title',
      'name',
      'members',
      'displayName',
      'externalId',
      'userName',
      'active',
      'phoneNumbers',
      'emails',
      '__proto__',
    ]
    const resource = fc
      .dictionary(fc.constantFrom(...names), value)
      .map((fields) => ({ ...fields, schemas: [path.startsWith('/Groups') ? groupSchema : userSchema] }))
    const body = fc.oneof(
      patch.map((made) => JSON.stringify(made)),
      resource.map((made) => JSON.stringify(made)),
      fc.json(),
      word,
    )
    const query = fc.array(
      fc.tuple(fc.constantFrom('filter', 'count', 'startIndex', 'attributes', 'sortBy', 'other'), word),
      { maxLength: 3 },
    )

    test('the route answers or refuses in the way of RFC 7644', async () => {
      await fc.assert(
        fc.asyncProperty(word, fc.boolean(), query, body, async (invented, isReal, pairs, text) => {
          const id = isReal ? idIn(path) : encodeURIComponent(invented.toWellFormed())
          const answer = await desk.raw(`${path.replace(':id', id)}?${new URLSearchParams(pairs)}`, {
            method,
            headers: { Authorization: tokens['its token']!, 'Content-Type': 'application/scim+json' },
            ...(method !== 'GET' && method !== 'DELETE' && { body: text }),
          })
          const { status } = answer
          count({ routes: 'scim', route, principal: 'anything', status: status === 501 ? 404 : status, leaked: false })
          if (status === 501) expect(path).toMatch(/^\/(Me|Bulk|\.search)/)
          else expect(status).toBeLessThan(500)
          if (status >= 400) checkError(status, await answer.json())
        }),
        fuzz,
      )
    })
  },
)

test('unknown addresses are 404 and other methods 405, in the way of RFC 7644', async () => {
  for (const path of ['/', '/Nothing', '/Users/a/b']) {
    const { status } = await desk.send('GET', path)
    expect(status, path).toBe(404)
  }
  const other = await desk.send('DELETE', '/Users')
  expect([other.status, other.headers.get('Allow')]).toEqual([405, 'GET, POST'])
  expect((await desk.raw('/Nothing')).status).toBe(401)
})

test('every mounted route is one of these', () => {
  const paths = new Set(scimRoutes.map(({ path }) => path))
  for (const path of [
    '/Users',
    '/Users/:id',
    '/Groups',
    '/Groups/:id',
    '/Schemas',
    '/ResourceTypes',
    '/ServiceProviderConfig',
  ])
    expect(paths).toContain(path)
})
