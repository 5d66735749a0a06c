import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { plantCompany, plantedCompany, shipped } from '#tests/support/db/earlierDatabase.ts'
import { postgres } from '#tests/support/db/testStorage.ts'
import { makeProcessStore, type ProcessStore } from '#tests/support/db/processStore.ts'
import { sharedEnvironment, startingLimitMs } from '#tests/support/process/serverProcess.ts'

/** Starts the process that migrates; its statement in the middle of the migration takes some seconds. */
function migrate(store: ProcessStore, seconds: number) {
  const env = { ...sharedEnvironment(), ...store, SLEEP_SECONDS: String(seconds) }
  const child = spawn(process.execPath, ['tests/support/db/migrateSlowly.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  const lines: string[] = []
  child.stdout.on('data', (piece: Buffer) => lines.push(...String(piece).trim().split('\n')))
  return { child, ended, lines, isHalfWay: once(child.stdout, 'data') }
}

/** The things that the slow migration changes: its table, its column, a row, and the number of recorded migrations. */
async function stateOf(store: ProcessStore) {
  const opened = await openDatabase(store)
  const { rows } = (await opened.db.execute(sql`select to_regclass('half_done')::text as made,
    (select count(*)::int from information_schema.columns where table_name = 'companies' and column_name = 'half') as columns,
    (select count(*)::int from drizzle.__drizzle_migrations) as applied`)) as { rows: object[] }
  const company = (await plantedCompany(opened.db))?.company
  await opened.close()
  return { ...rows[0], company }
}

const stores = [
  { name: 'the embedded database', isShared: false },
  { name: 'PostgreSQL', isShared: true },
]

test.for(stores.filter(({ isShared }) => postgres || !isShared))(
  'a migration that is killed in its middle leaves nothing of itself on $name, and the next start does all of it',
  { timeout: startingLimitMs },
  async ({ isShared }) => {
    const store = await makeProcessStore(undefined, isShared)
    const { db, close } = await openDatabase(store)
    await plantCompany(db)
    await close()
    const before = { made: null, columns: 0, applied: shipped.length, company: 'Kept Works' }
    expect(await stateOf(store)).toEqual(before)

    const { child, ended, isHalfWay } = migrate(store, 20)
    await isHalfWay
    await sleep(300)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(await stateOf(store)).toEqual(before)

    const again = migrate(store, 0)
    expect(await again.ended).toEqual([0, null])
    expect(JSON.parse(again.lines.at(-1)!)).toEqual([{ made: 100_000, company: 'Half Works', half: 'half' }])
  },
)
