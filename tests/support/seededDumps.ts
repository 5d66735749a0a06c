import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { inMemory } from '#server/db/dataDirectory.ts'
import { openDatabase } from '#server/db/open.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/services/env.ts'
import { openServices } from '#server/openServices.ts'
import { createPostgres, dropPostgres, postgres } from './postgres.ts'
import { winter } from './testEnv.ts'

/** The databases that tests begin with a copy of. */
export interface SeededDumps {
  /** When the run began: the demo of a test without a clock of its own is as of this. */
  today: number
  /** By the moment of the demo, or `empty`: a file with a dump of the embedded database, or the name of a template. */
  sources: Record<string, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    seededDumps: SeededDumps
  }
}

/** Migrates and plants once for a run what every test file would migrate and plant again. */
export default async function makeSeededDumps(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-dumps-'))
  const today = new Date()
  const make = postgres ? makeTemplate : (now?: Date) => makeDump(folder, now)
  const sources: SeededDumps['sources'] = { empty: await make() }
  for (const now of [today, winter]) sources[now.getTime()] = await make(now)
  project.provide('seededDumps', { today: today.getTime(), sources })
  return async () => {
    if (postgres) for (const name of Object.values(sources)) await dropPostgres(name)
    await rm(folder, { recursive: true })
  }
}

/** The database, migrated, and given a moment with the demo as of it. */
const openAt = async (
  now: Date | undefined,
  storage: Record<string, string>,
): Promise<Pick<OpenDatabase, 'db' | 'close'>> => {
  const env = readEnv(storage)
  if (!now) return openDatabase(env)
  const { services, close } = await openServices(env, () => now)
  return { db: services.db, close }
}

async function makeDump(folder: string, now?: Date): Promise<string> {
  const { db, close } = await openAt(now, { DATA_DIR: inMemory })
  const dump = await (db as unknown as { $client: PGlite }).$client.dumpDataDir('none')
  await close()
  const path = join(folder, `${now?.getTime() ?? 'empty'}.tar`)
  await writeFile(path, dump.stream())
  return path
}

async function makeTemplate(now?: Date): Promise<string> {
  const { name, url } = await createPostgres()
  const { close } = await openAt(now, { DATABASE_URL: url })
  await close()
  return name
}
