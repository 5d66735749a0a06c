import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#server/api.ts'
import { openTestApi } from '../support/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

interface Description {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; 'x-access': string; parameters: { name: string }[] }>>
}

test('every operation is described, once, with its access rule and parameters', async () => {
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
  ])
})

test('the page for people lists every operation and runs no script', async () => {
  const answer = await at.send(undefined, '/docs')
  const page = await answer.text()
  for (const { summary } of operations) expect(page).toContain(summary.replaceAll("'", '&#39;'))
  expect(page).not.toContain('<script')
  const style = page.match(/<style>(.*?)<\/style>/s)?.[1] ?? ''
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  expect(answer.headers.get('Content-Security-Policy')).toContain(`default-src 'none'; style-src ${hash}`)
})
