import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase } from '#server/db/open.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { leapDay, winter } from '#tests/support/run/testEnv.ts'
import { keeping } from './keeping.ts'
import { findKept, keep, type Made } from './keptDatabases.ts'
import { initialize, makeDataFolder, type NativePostgres, pack, start, unpack } from './nativePostgres.ts'
import { createPostgres, dropPostgres } from './postgres.ts'

/**
 * A running PostgreSQL with seeded databases as templates: that of TEST_DATABASE_URL (15 or newer, the right to create
 * databases), else the one of the packages. Says which it is.
 * @returns undefined where TEST_DATABASE is `embedded`, or where none starts
 */
export async function openSeededPostgres() {
  if (process.env.TEST_DATABASE === 'embedded') return say('the embedded database, as TEST_DATABASE asks', undefined)
  const given = process.env.TEST_DATABASE_URL
  if (given) return say('the PostgreSQL of TEST_DATABASE_URL', await openGiven(given))
  const folder = await makeDataFolder()
  const { kept, made } = await findKept('postgres')
  const began = await begin(folder, made && join(kept, packed)).catch((error: unknown) => ({ failed: String(error) }))
  if ('failed' in began) {
    await rm(folder, { recursive: true, force: true })
    return say(`the embedded database, because PostgreSQL does not start here (${began.failed})`, undefined)
  }
  return say('the PostgreSQL of the packages', made ? seeded(folder, began, made) : await seed(folder, began, kept))
}

function say<T>(database: string, opened: T): T {
  console.log(`The tests run on ${database}.`)
  return opened
}

async function openGiven(postgres: string) {
  const made = await makeTemplates(postgres)
  const close = async () => {
    for (const name of Object.values(made.sources)) await dropPostgres(postgres, name)
  }
  return { ...made, postgres, close }
}

const packed = 'cluster.tar'

/** Starts on the data of an earlier run from the same sources, or on an empty cluster. */
const begin = (folder: string, file?: string) =>
  (file ? unpack(file, folder) : initialize(folder)).then(() => start(folder))

function seeded(folder: string, { url, stop }: NativePostgres, made: Made) {
  const close = () => stop().then(() => rm(folder, { recursive: true, force: true }))
  return { ...made, postgres: url, close }
}

/** Makes the databases and keeps them, for which the server has to end once. */
async function seed(folder: string, { url, stop }: NativePostgres, kept: string) {
  const made = await makeTemplates(url).finally(stop)
  await keep(kept, made, (beside) => pack(folder, join(beside, packed)))
  return seeded(folder, await start(folder), made)
}

/** Migrates one database, and makes a demo as of now and of each moment of the tests in a copy of it. */
async function makeTemplates(postgres: string): Promise<Made> {
  const today = new Date()
  const { name: empty, url } = await createPostgres(postgres)
  await openDatabase(readEnv({ DATABASE_URL: url })).then(({ close }) => close())
  const sources: Made['sources'] = { empty }
  for (const now of [today, winter, leapDay]) {
    const demo = await createPostgres(postgres, empty)
    const { close } = await openServices(readEnv({ DATABASE_URL: demo.url }), () => now)
    await close()
    await finishTemplate(demo.url)
    sources[now.getTime()] = demo.name
  }
  await finishTemplate(url)
  return { today: today.getTime(), sources }
}

/** Copies are planned by the figures of their template. A role that is no superuser cannot put copies back. */
async function finishTemplate(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ on: string }>(`select current_setting('is_superuser') as on`)
    if (rows[0]?.on === 'on') await client.query(keeping)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
