import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { additionNames } from '#contract/session/configuration.ts'
import { operations } from '#server/api.ts'
import { openTestApi } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

interface Description {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; 'x-access': string; parameters: { name: string }[] }>>
}

test('every operation is described once, with its access rule and parameters', async () => {
  const description = (await (await at.send(undefined, '/openapi.json')).json()) as Description
  const described = Object.values(description.paths).flatMap((path) => Object.values(path))
  expect(description.openapi).toBe('3.1.0')
  expect(described).toHaveLength(operations.length)
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(operations.length)
  const paginated = description.paths['/main/companies/{companyId}/profiles/{profileId}/trips/paginated']?.get
  expect(paginated?.['x-access']).toBe('profileReader')
  expect(paginated?.parameters.map(({ name }) => name)).toEqual([
    'companyId',
    'profileId',
    'pageNumber',
    'pageSize',
    'tripStatus',
    'search',
    'year',
  ])
})

test('additions to the specification are marked, so that another backend may leave them out', async () => {
  const description = await (await at.send(undefined, '/openapi.json')).json()
  const trip = description.paths['/main/companies/{companyId}/profiles/{profileId}/trips/{bookingId}']
  const { properties, required } = trip.get.responses[200].content['application/json'].schema
  expect(properties.segments).toMatchObject({ 'x-waymark-addition': true, default: [] })
  expect(properties.origin).not.toHaveProperty('x-waymark-addition')
  expect(required).toContain('origin')
  expect(required).not.toContain('segments')
  expect([trip.get['x-waymark-addition'], trip.put['x-waymark-addition']]).toEqual([undefined, 'manualtrips'])
})

test('every call beyond §7 is an addition, and configuration lists each of them', () => {
  for (const { cites, addition, path } of operations)
    expect(cites.startsWith('Beyond §7'), path).toBe(addition !== undefined)
  // These additions have no calls: two and two more fields in PATCH of a profile, a header of creating calls, two more fields
  // in PUT of the emergency contact, the places of an itinerary report, the trip of a traveler with its order,
  // further filters and orders of travelers, the pages of advice by country, and the booking tool opened at hotels.
  const others = [
    'advicebycountry',
    'displaychoice',
    'hotelsearch',
    'tripmessages',
    'idempotencykey',
    'morecontacts',
    'travellerplaces',
    'travellertrips',
    'travellerfilters',
  ]
  expect(new Set([...others, ...operations.flatMap(({ addition }) => addition ?? [])])).toEqual(new Set(additionNames))
})

test('the page for people lists every operation and runs no script', async () => {
  const answer = await at.send(undefined, '/docs')
  const page = await answer.text()
  for (const { summary } of operations) expect(page).toContain(summary.replaceAll("'", '&#39;'))
  expect(page).not.toContain('<script')
  const style = page.match(/<style>(.*?)<\/style>/s)?.[1] ?? ''
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  expect(answer.headers.get('Content-Security-Policy')).toContain(`default-src 'none'; style-src ${hash}`)
  for (const part of ["frame-ancestors 'none'", "require-trusted-types-for 'script'; trusted-types 'none'"])
    expect(answer.headers.get('Content-Security-Policy')).toContain(part)
})
