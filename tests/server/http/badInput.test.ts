import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { operations } from '#server/api.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'
import { fuzz } from '#tests/support/run/fuzz.ts'
import { count } from '#tests/support/run/gateCount.ts'
import { word } from '#tests/support/http/nastyWords.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'everything@aurora'
const pages = `/main${placeOf(me)}/trips/paginated`

test.each([
  ['?pageSize=101', 'pageSize'],
  ['?pageNumber=0', 'pageNumber'],
  ['?pageNumber=-1', 'pageNumber'],
  ['?pageNumber=1e999', 'pageNumber'],
  ['?pageSize=ten', 'pageSize'],
  ['?tripStatus=Pending', 'tripStatus'],
  ['?sort=id', 'sort'],
  ['?pageSize=5&pageSize=6', 'pageSize'],
  ['?tripStatus=%00', 'tripStatus'],
  ['?constructor=x', 'constructor'],
  ['?__proto__=x', '__proto__'],
])('the query %s is refused with the name of the field', async (query, field) => {
  const answer = await at.send(me, pages + query)
  const body = failureSchema.parse(await answer.json())
  expect(answer.status).toBe(400)
  expect(body.message).toContain(`"${field}"`)
})

test.each(['%00', '%E0%A4%A', '%ED%A0%80'])('the id %s in a path is refused', async (id) => {
  const answer = await at.send(me, `/main/companies/aurora/profiles/p-aurora-everything/trips/${id}`)
  failureSchema.parse(await answer.json())
  expect(answer.status).toBe(400)
})

test('unknown addresses are 404 and wrong methods 405, in the envelope', async () => {
  for (const path of ['/', '/main', '/main/nothing', '/elsewhere']) {
    const answer = await at.send(me, path)
    failureSchema.parse(await answer.json())
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  }
  const answer = await at.send(me, pages, { method: 'DELETE' })
  failureSchema.parse(await answer.json())
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET'])
})

describe('a body', () => {
  const register = '/main/login/signin-oidc/register'
  const good = { token: 'x', termsAndConditions: true, cultureCode: 'en-CA' }
  const send = (body: BodyInit | null, type = 'application/json') =>
    at.send(undefined, register, { method: 'POST', body, headers: { 'Content-Type': type } })

  test.each([
    ['nothing', '', 400],
    ['half of JSON', '{"token":', 400],
    ['null', 'null', 400],
    ['an unknown field', JSON.stringify({ ...good, roles: ['Admin'] }), 400],
    ['terms not accepted', JSON.stringify({ ...good, termsAndConditions: false }), 400],
    ['a NUL', JSON.stringify({ ...good, cultureCode: 'en\u0000' }), 400],
    ['half a character', '{"token":"\\ud800","termsAndConditions":true,"cultureCode":"en"}', 400],
    ['deep nesting', '['.repeat(20_000) + ']'.repeat(20_000), 400],
    ['too much', JSON.stringify({ ...good, token: 'x'.repeat(200_000) }), 413],
  ])('a body with %s is refused', async (_, body, status) => {
    const answer = await send(body)
    failureSchema.parse(await answer.json())
    expect(answer.status).toBe(status)
  })

  test('a body of another kind is refused with 415', async () => {
    expect((await send(JSON.stringify(good), 'text/plain')).status).toBe(415)
    expect((await send('token=x', 'application/x-www-form-urlencoded')).status).toBe(415)
  })

  test('a body that is not UTF-8 is refused', async () => {
    expect((await send(new Uint8Array([0x7b, 0xff, 0x7d]))).status).toBe(400)
  })
})

describe.each(operations.map((each) => [`${each.method} ${addressOf(each)}`, each] as const))('%s', (_, each) => {
  const own: Record<string, string> = {
    companyId: 'aurora',
    profileId: 'p-aurora-everything',
    employeeId: 'e-aurora-everything',
  }
  const keys = [...Object.keys(each.query?._zod.def.shape ?? {}), 'other']

  test('the operation never answers 5xx, and refuses in the envelope', async () => {
    const query = fc.array(fc.tuple(fc.constantFrom(...keys), word), { maxLength: 4 })
    const body = fc.oneof(fc.json(), word)
    await fc.assert(
      fc.asyncProperty(fc.func(word), fc.boolean(), query, body, async (invent, keepsOwn, pairs, text) => {
        const path = addressOf(each).replace(/:(\w+)/g, (_, name: string) =>
          encodeURIComponent(((keepsOwn && own[name]) || invent(name)).toWellFormed()),
        )
        const search = new URLSearchParams(pairs)
        const init: RequestInit = { method: each.method.toUpperCase() }
        if (each.body) Object.assign(init, { body: text, headers: { 'Content-Type': 'application/json' } })
        const answer = await at.send(me, `${path}?${search}`, init)
        const route = `${each.method} ${addressOf(each)}`
        count({ routes: 'operations', route, principal: 'anything', status: answer.status, leaked: false })
        expect(answer.status).toBeLessThan(500)
        if (!answer.ok) failureSchema.parse(await answer.json())
      }),
      fuzz,
    )
  })
})
