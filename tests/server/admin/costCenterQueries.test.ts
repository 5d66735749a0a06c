import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CostCenterPage } from '#contract/employees/costCenters.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { admin, centers, costCenterDesk } from '#tests/support/admin/costCenterDesk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const { ask, named, read } = costCenterDesk(() => at)
const page = async (query: string) => read<CostCenterPage>(await ask(admin, 'GET', `${centers}?${query}`))

test('a page of cost centers needs as many queries for a hundred as for one', async () => {
  const { db } = at.services
  await db.insert(costCenters).values(
    Array.from({ length: 2000 }, (_, number) => ({
      id: `cc-many-${number}`,
      companyId: 'aurora',
      externalId: `X${String(number).padStart(5, '0')}`,
      names: named(`Many ${number}`),
      status: 'active' as const,
      parentId: number < 10 ? null : `cc-many-${number % 10}`,
    })),
  )
  const asked = async (query: string) => {
    await db.execute(sql`select 1`)
    const before = count
    expect((await page(query)).responseData.length).toBeGreaterThan(0)
    return count - before
  }
  let count = 0
  const client = (db as unknown as { session: { prepareQuery: (...all: unknown[]) => unknown } }).session
  const prepare = client.prepareQuery.bind(client)
  client.prepareQuery = (...all) => {
    count += 1
    return prepare(...all)
  }
  const one = await asked('pageSize=1&term=many')
  expect(await asked('pageSize=100&term=many')).toBe(one)
  expect(one).toBeGreaterThan(2)
  client.prepareQuery = prepare
})
