import { sql } from 'drizzle-orm'
import type { Role } from '#contract/session/roles.ts'
import { createApi } from '#server/api.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { inviteCrowd, plantCrowd } from './crowd.ts'
import { compareFewAndMany } from './fewAndMany.ts'

/**
 * Compares a page of GET .../travelers for an event of 2,000 people with one of 50, on the embedded database, as
 * medians of alternating runs. It fails where a held page costs more than `most` times as much. `node
 * tests/bench/groupPeople.ts 30` asks each thirty times.
 */
const runs = Number(process.argv[2] ?? 20)
const most = 2
const organiser = 'p-aurora-organiser'

const { services, close } = await openServices(readEnv({ DATA_DIR: 'memory://', PUBLIC_URL: 'http://waymark.test' }))
const { db } = services
const run = (text: string) => db.execute(sql.raw(text))

await plantCrowd(db)

const events = { 50: 'bench-50', 2000: 'bench-2000' } as const
type Count = keyof typeof events
for (const [count, id] of Object.entries(events)) {
  await run(`insert into group_travels select (jsonb_populate_record(t, jsonb_build_object(
    'id', '${id}', 'shareable_id', '${id}'))).* from group_travels t where t.id = 'g-aurora-summit'`)
  await inviteCrowd(db, id, Number(count))
}
await run('analyze')

const api = createApi(services, async () => ({
  accountId: 'a',
  grantId: 'g',
  profileId: organiser,
  employeeId: null,
  companyId: 'aurora',
  roles: ['EventOrganizer' satisfies Role],
  isRegistered: true,
}))

async function ask(count: Count, query: string): Promise<void> {
  const answer = await api.request(`/company/companies/aurora/group-travels/${events[count]}/travelers?${query}`, {
    headers: { Authorization: organiser },
  })
  const { totalItemCount } = (await answer.json()) as { totalItemCount?: number }
  if (totalItemCount === undefined) throw new Error(`${query} answers ${answer.status}`)
}

const queries = {
  'first page': '',

  search: 'search=an',
  'no answer yet': 'filter=pending',
  'cannot book': 'filter=cannotBook',
  'how many cannot': 'pageSize=1&cannotBook=true',
}
/** The bound holds for the first page only. The filter for people who cannot book reads every person. */
const held = ['first page']
await compareFewAndMany({
  title: 'A page of the people of an event',
  counts: [50, 2000],
  queries,
  held,
  most,
  runs,
  ask,
})
await close()
