import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#server/api.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import type { Operation } from '#server/http/operations/operation.ts'
import { openTestApi } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const ids: Record<string, string> = {
  companyId: 'aurora',
  costCenterId: 'cc-aurora-210',
  groupId: 'aurora-staff',
  travellerEmail: 'traveller@aurora.example',
}
const statusOf = async (each: Operation, query: string) => {
  const path = addressOf(each).replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name)
  return (await at.send('finance@aurora', `${path}?${query}`)).status
}

/** Parameters that name cost centers and groups, with values that the company has and has not. */
const named = {
  costCenter: { known: ['cc-aurora-210', 'none'], unknown: ['no-such', 'cc-boreal-B10'] },
  costCenters: { known: ['cc-aurora-210,cc-aurora-400'], unknown: ['cc-aurora-210,no-such', 'cc-boreal-B10'] },
  exceptCostCenters: { known: ['cc-aurora-210'], unknown: ['no-such,cc-aurora-210'] },
  groupId: { known: ['aurora-staff', 'aurora-guests'], unknown: ['no-such', 'boreal-staff'] },
}
const reports = operations.filter(({ method, path }) => method === 'get' && path.startsWith('/reports/'))
const takes = ({ query }: Operation, name: string) => query instanceof z.ZodObject && name in query.shape

describe.each(Object.keys(named) as (keyof typeof named)[])('the parameter %s', (name) => {
  const calls = reports.filter((each) => takes(each, name)).map((each) => [addressOf(each), each] as const)

  test('some calls have it', () => expect(calls.length).toBeGreaterThan(1))

  test.each(calls)('%s knows only those of the company', async (_, each) => {
    for (const value of named[name].known) expect(await statusOf(each, `${name}=${value}`), value).toBe(200)
    for (const value of named[name].unknown) expect(await statusOf(each, `${name}=${value}`), value).toBe(404)
  })
})
