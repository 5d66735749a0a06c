import { inArray, sql } from 'drizzle-orm'
import type { Role } from '#contract/session/roles.ts'
import { createApi } from '#server/api.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { arrangeForCrowd, plantCrowd } from './crowd.ts'
import { compareFewAndMany } from './fewAndMany.ts'

/**
 * Compares a page of ten of GET .../arranger for an arranger of 5,000 with one of 50, in a company of 5,000 with trips,
 * cards and passports, on the embedded database, as medians of alternating runs. It fails where a held page costs more
 * than `most` times as much. `node tests/bench/travelers.ts 30` asks each thirty times.
 */
const runs = Number(process.argv[2] ?? 20)
const most = 2

const { services, close } = await openServices(readEnv({ DATA_DIR: 'memory://', PUBLIC_URL: 'http://waymark.test' }))
const { db } = services

await plantCrowd(db)

const arrangers = { 50: 'p-aurora-risk', 5000: 'p-aurora-vip' } as const
type Count = keyof typeof arrangers
await db.delete(arrangerRequests).where(inArray(arrangerRequests.arrangerProfileId, Object.values(arrangers)))
for (const [count, profileId] of Object.entries(arrangers)) await arrangeForCrowd(db, profileId, Number(count))
await db.execute(sql.raw('analyze'))

const api = createApi(services, async (_, authorization) => ({
  accountId: 'a',
  grantId: 'g',
  profileId: authorization ?? '',
  employeeId: null,
  companyId: 'aurora',
  roles: ['Arranger' satisfies Role],
  isRegistered: true,
}))

async function ask(count: Count, query: string): Promise<void> {
  const profileId = arrangers[count]
  const answer = await api.request(`/main/companies/aurora/profiles/${profileId}/arranger?${query}`, {
    headers: { Authorization: profileId },
  })
  const { totalItemsCount } = (await answer.json()) as { totalItemsCount?: number }
  if (totalItemsCount === undefined) throw new Error(`${query} answers ${answer.status}`)
}

const queries = {
  'first page': '',
  'page 5': 'pageNumber=5',
  'by name': 'sort=name:asc',
  'by trip': 'sort=trip:asc',
  search: 'search=an',
  'cannot book': 'needs=cannotBook',
  'document expiring': 'needs=documentExpiring',
  counts: 'counts=true&pageSize=1',
}
/**
 * The bound holds for paging, sorting and searching. The filter for travelers who need something reads every traveler.
 */
const held = ['first page', 'page 5', 'by name']
await compareFewAndMany({ title: 'A page of travelers', counts: [50, 5000], queries, held, most, runs, ask })
await close()
