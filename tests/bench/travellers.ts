import { inArray, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { createApi } from '#server/api.ts'
import { arrangerRequests } from '#server/db/schema/arranger.ts'
import { profiles } from '#server/db/schema/people.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'

/**
 * What a page of ten of GET .../arranger costs an arranger of 5,000 beside one of 50, in a company of 5,000 with trips,
 * cards and passports, on the embedded database; medians, the two taking turns. Fails where a page that is turned costs
 * more than `most` times as much. `node tests/bench/travellers.ts 30` asks each thirty times.
 */
const runs = Number(process.argv[2] ?? 20)
const most = 2
const copies = 100

const { services, close } = await openServices(readEnv({ DATA_DIR: 'memory://', PUBLIC_URL: 'http://waymark.test' }))
const { db } = services

/** The rows of a table that belong to the staff, each a hundred times, with the columns named made different by `n`. */
const copied = (table: string, owner: string, columns: readonly string[]) => {
  const changed = columns.map((column) => `'${column}', t.${column} || '-' || n`).join(', ')
  return db.execute(
    sql.raw(`insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
      from ${table} t cross join generate_series(1, ${copies}) n where t.${owner} in (select id from staff)`),
  )
}

await db.execute(
  sql.raw(`create temporary table staff as
    select id, employee_id from profiles where company_id = 'aurora' and id ~ '^p-aurora-[0-9]+$' order by id limit 50`),
)
await db.execute(
  sql.raw(`insert into employees select (jsonb_populate_record(t, jsonb_build_object('id', t.id || '-' || n))).*
    from employees t cross join generate_series(1, ${copies}) n where t.id in (select employee_id from staff)`),
)
await copied('profiles', 'id', ['id', 'employee_id', 'email'])
await copied('credit_cards', 'profile_id', ['id', 'profile_id'])
await copied('travel_documents', 'profile_id', ['id', 'profile_id'])
await copied('trips', 'profile_id', ['id', 'profile_id', 'booking_id'])
await db.execute(
  sql.raw(`insert into trip_segments select (jsonb_populate_record(t, jsonb_build_object('id', t.id || '-' || n, 'trip_id', t.trip_id || '-' || n))).*
    from trip_segments t cross join generate_series(1, ${copies}) n
    where t.trip_id in (select id from trips where profile_id in (select id from staff))`),
)
await db.execute(sql.raw('analyze'))

const arrangers = { 50: 'p-aurora-risk', 5000: 'p-aurora-vip' } as const
type Count = keyof typeof arrangers
const travellers = await db
  .select({ id: profiles.id })
  .from(profiles)
  .where(sql`${profiles.id} ~ '-[0-9]+-[0-9]+$'`)
await db.delete(arrangerRequests).where(inArray(arrangerRequests.arrangerProfileId, Object.values(arrangers)))
for (const [count, arrangerProfileId] of Object.entries(arrangers))
  await db.insert(arrangerRequests).values(
    travellers.slice(0, Number(count)).map(({ id }) => ({
      id: `bench-${count}-${id}`,
      companyId: 'aurora',
      arrangerProfileId,
      travelerProfileId: id,
      status: 'approved' as const,
      createdAt: services.now(),
    })),
  )
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

async function ask(count: Count, query: string): Promise<number> {
  const profileId = arrangers[count]
  const began = performance.now()
  const answer = await api.request(`/main/companies/aurora/profiles/${profileId}/arranger?${query}`, {
    headers: { Authorization: profileId },
  })
  const { totalItemsCount } = (await answer.json()) as { totalItemsCount?: number }
  if (totalItemsCount === undefined) throw new Error(`${query} answers ${answer.status}`)
  return performance.now() - began
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

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
/** What is turned, sorted and searched; finding who needs something looks at everybody. */
const held = ['first page', 'page 5', 'by name']
console.log(`A page of travellers, medians of ${runs}, ms`.padEnd(46) + '      50    5,000   ratio')
for (const [name, query] of Object.entries(queries)) {
  const times: Record<Count, number[]> = { 50: [], 5000: [] }
  for (let run = 0; run <= runs; run += 1)
    for (const count of [50, 5000] as const) {
      const time = await ask(count, query)
      // The first warms up.
      if (run > 0) times[count].push(time)
    }
  const [few, many] = [median(times[50]), median(times[5000])]
  const isOver = held.includes(name) && many / few > most
  if (isOver) process.exitCode = 1
  const figures = [few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)]
    .map((figure) => figure.padStart(8))
    .join('')
  console.log(`${name.padEnd(46)}${figures}${isOver ? `  over ${most}` : ''}`)
}
await close()
