import { openAsBlob } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { inMemory } from '#server/db/dataDirectory.ts'
import { openDatabase } from '#server/db/open.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { leapDay, winter } from '#tests/support/run/testEnv.ts'
import { findKept, keep, type Made } from './keptDatabases.ts'
import { openSeededPostgres } from './seededPostgres.ts'

/** The databases that tests begin with a copy of. */
export interface SeededDumps extends Made {
  /** The address of the PostgreSQL that has them as templates. Undefined where they are dumps of the embedded database. */
  postgres: string | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    seededDumps: SeededDumps
  }
}

/**
 * Migrates and seeds before the first test, so that test files do not repeat it: on the PostgreSQL of the packages, on
 * that of TEST_DATABASE_URL, or on the embedded database where TEST_DATABASE is `embedded` or no PostgreSQL starts.
 */
export default async function makeSeededDumps(project: TestProject) {
  const { close, ...seeded } = await openSeeded()
  project.provide('seededDumps', seeded)
  return close
}

async function openSeeded(): Promise<SeededDumps & { close: () => Promise<void> }> {
  const postgres = await openSeededPostgres()
  if (postgres) return postgres
  const { kept, made } = await findKept('embedded')
  if (made) return { ...made, postgres: undefined, sources: inFolder(kept, made), close: () => Promise.resolve() }
  const folder = await mkdtemp(join(tmpdir(), 'waymark-dumps-'))
  const fresh = await makeDumps(folder)
  await keep(kept, fresh, (beside) => cp(folder, beside, { recursive: true }))
  return {
    ...fresh,
    postgres: undefined,
    sources: inFolder(folder, fresh),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

const inFolder = (folder: string, { sources }: Made) =>
  Object.fromEntries(Object.entries(sources).map(([moment, file]) => [moment, join(folder, file)]))

async function makeDumps(folder: string): Promise<Made> {
  const today = new Date()
  const sources: Made['sources'] = { empty: await makeDump(folder) }
  for (const now of [today, winter, leapDay]) sources[now.getTime()] = await makeDump(folder, now)
  return { today: today.getTime(), sources }
}

const emptyDump = 'empty.tar'

/** Migrates the first one, from which the others begin, because creating a database takes longer than seeding it. */
async function makeDump(folder: string, now?: Date): Promise<string> {
  const env = readEnv({ DATA_DIR: inMemory })
  const database = openDatabase(env, now && (await openAsBlob(join(folder, emptyDump))))
  const { engine, close } = now ? await openServices(env, () => now, database) : await database
  if (!('embedded' in engine)) throw new Error('Only the embedded database is dumped.')
  const dump = await engine.embedded.dumpDataDir('none')
  await close()
  const name = now ? `${now.getTime()}.tar` : emptyDump
  await writeFile(join(folder, name), dump.stream())
  return name
}
