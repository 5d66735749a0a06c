import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { inMemory } from '#server/db/dataDirectory.ts'
import { openEmbeddedEngine } from '#server/db/embedded.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { embeddedDatabase, openDatabase, type OpenDatabase } from '#server/db/open.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { shipped } from '#tests/support/db/earlierDatabase.ts'
import { createPostgres, dropPostgres } from '#tests/support/db/postgres.ts'
import { postgres } from '#tests/support/db/testStorage.ts'
import { startingLimitMs } from '#tests/support/process/serverProcess.ts'
import { testSealingKey } from '#tests/support/run/testEnv.ts'

const readDump = () => readFile(new URL('../../support/db/firstVersion.sql', import.meta.url), 'utf8')

async function openEmbedded(): Promise<OpenDatabase> {
  const engine = await openEmbeddedEngine(inMemory)
  await engine.exec(await readDump())
  // The settings of the dump are for the session that reads it.
  await engine.exec('reset all')
  const opened = await embeddedDatabase(engine)
  await migrateDatabase(opened.db)
  return { ...opened, close: () => engine.close() }
}

async function openPostgres(): Promise<OpenDatabase> {
  const { name, url } = await createPostgres(postgres!)
  onTestFinished(() => dropPostgres(postgres!, name))
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(await readDump())
  await client.end()
  return openDatabase({ DATABASE_URL: url, DATA_DIR: inMemory })
}

const stores = [
  { name: 'the embedded database', open: openEmbedded },
  { name: 'PostgreSQL', open: openPostgres },
]

test.for(stores.filter(({ open }) => postgres || open === openEmbedded))(
  'the first version of the database becomes that of this build on $name, and keeps its data',
  { timeout: startingLimitMs },
  async ({ open }) => {
    const env = readEnv({ PUBLIC_URL: 'http://waymark.test', DEMO: 'false', SEALING_KEY: testSealingKey })
    const { services, close } = await openServices(env, () => new Date(), open())
    const { rows } = (await services.db.execute(sql`
      select c.display_name as company, p.last_name as person, p.phone_number as phone,
        ec.phone_number as "contactPhone", d.sealed_number as sealed, tp.names->0->>'value' as policy, e.approver_id as approver,
        t.booking_id as booking, s.seat, r.gross_amount::float as "recordedAmount", a.name as airport,
        (select count(*)::int from drizzle.__drizzle_migrations) as applied
      from companies c join profiles p on p.company_id = c.id join employees e on e.id = p.employee_id
        join emergency_contacts ec on ec.profile_id = p.id join travel_documents d on d.profile_id = p.id
        join travel_policies tp on tp.id = e.travel_policy_id join trips t on t.profile_id = p.id
        join trip_segments s on s.trip_id = t.id join booking_records r on r.trip_id = t.id
        join airports a on a.code = s.from_code`)) as { rows: object[] }
    await close()
    expect(rows).toEqual([
      {
        company: 'Kept Works',
        person: 'Núñez',
        phone: '2079460018',
        contactPhone: '2079460019',
        sealed: 'sealed',
        policy: 'Standard',
        approver: 'e-head',
        booking: 'B-100200',
        seat: '14C',
        recordedAmount: 240.5,
        airport: 'Montréal–Trudeau International Airport',
        applied: shipped.length,
      },
    ])
  },
)
