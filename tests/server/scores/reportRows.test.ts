import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KpiPage, ScoreReport } from '#contract/reports/scores.ts'
import { openTestApi } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const base = '/reporting/reports/score/companies/aurora'
const report = (path: string, headers: HeadersInit = {}) =>
  at.get<ScoreReport>('finance@aurora', `${base}${path}`, headers)

test('a report names the group, the cost center and the traveler that it is narrowed to', async () => {
  expect((await report('/groups')).names).toEqual({ group: null, costCenter: null, traveller: null })
  const group = await report('/groups/aurora-staff', { 'Accept-Language': 'fr-CA' })
  const [center] = group.responseData
  const travelers = await report(`/cost-centers/${center!.costCenter}?groupId=aurora-staff`)
  const [row] = travelers.responseData
  const email = encodeURIComponent(row!.travellerEmail!)
  const one = await report(`/cost-centers/${center!.costCenter}/travellers/${email}?groupId=aurora-staff`)
  expect(one.names).toEqual({ group: 'Employees', costCenter: travelers.names!.costCenter, traveller: row!.name })
  expect(group.names!.group).not.toBe('Employees')
  expect(one.summary.totalSpent).toBe(row!.totalSpent)
})

test.each(['/summaries', '/travellers'])('the rows of %s are sorted both ways by each column', async (path) => {
  const sorted = async (query: string) => (await report(`${path}?pageSize=100&${query}`)).responseData
  for (const key of ['missedSavings', 'totalSpent', 'count'] as const) {
    const values = async (direction: string) =>
      (await sorted(`sort=${key}&direction=${direction}`)).map((row) => row[key])
    const down = await values('desc')
    expect(down).toEqual(down.toSorted((one, other) => other - one))
    expect(new Set(down).size).toBeGreaterThan(1)
    expect(await values('asc')).toEqual(down.toReversed())
  }
  const names = (await sorted('sort=name')).map((row) => row.name)
  expect((await sorted('sort=name&direction=desc')).map((row) => row.name)).toEqual(names.toReversed())
})

test('bookings are sorted both ways', async () => {
  const days = async (direction: string) => {
    const path = `${base}/bookings?sort=departure&direction=${direction}`
    return (await at.get<KpiPage>('finance@aurora', path)).responseData.map(({ startsOn }) => startsOn)
  }
  const first = await days('asc')
  expect(first).toEqual(first.toSorted())
  const last = await days('desc')
  expect(last).toEqual(last.toSorted().toReversed())
  expect(last[0]! > first[0]!).toBe(true)
})
