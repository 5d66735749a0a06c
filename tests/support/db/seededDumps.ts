import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { inMemory } from '#server/db/dataDirectory.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/services/env.ts'
import { openServices } from '#server/openServices.ts'
import { createPostgres, dropPostgres, postgres } from './postgres.ts'
import { leapDay, winter } from '#tests/support/run/testEnv.ts'

/** The databases that tests begin with a copy of. */
export interface SeededDumps {
  /** The start of the run. Tests without their own clock use the demo as of this moment. */
  today: number
  /** By the moment of the demo, or `empty`: a file with a dump of the embedded database, or the name of a template. */
  sources: Record<string, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    seededDumps: SeededDumps
  }
}

/** Migrates and seeds once for a run, so that test files do not repeat it. */
export default async function makeSeededDumps(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-dumps-'))
  const today = new Date()
  const make = postgres ? makeTemplate : (now?: Date) => makeDump(folder, now)
  const sources: SeededDumps['sources'] = { empty: await make() }
  for (const now of [today, winter, leapDay]) sources[now.getTime()] = await make(now)
  project.provide('seededDumps', { today: today.getTime(), sources })
  return async () => {
    if (postgres) for (const name of Object.values(sources)) await dropPostgres(name)
    await rm(folder, { recursive: true })
  }
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
  const path = join(folder, now ? `${now.getTime()}.tar` : emptyDump)
  await writeFile(path, dump.stream())
  return path
}

async function makeTemplate(now?: Date): Promise<string> {
  const { name, url } = await createPostgres()
  const env = readEnv({ DATABASE_URL: url })
  const { close } = await (now ? openServices(env, () => now) : openDatabase(env))
  await close()
  return name
}
