import { createHash } from 'node:crypto'
import { glob, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Seeded databases of an earlier run are kept here, because making them takes half a minute of a processor. */
const cache = 'node_modules/.cache/waymark-databases'
/** Everything that decides what is in them. */
const madeOf = [
  '{server,contract,bookingTool}/**/*.{ts,json,sql}',
  'tests/support/{db/*,run/testEnv}.ts',
  'package-lock.json',
]

/** The demo's "today" is at most this old when a run begins with it, and of the same day in UTC. */
const freshMs = 6 * 3_600_000
/** Folders beyond the newest are of other versions of the sources. */
const mostKept = 8

/** The description beside kept databases. */
export interface Made {
  /** The moment of the demo that counts as the start of the run. */
  today: number
  /** By the moment of a demo, or `empty`: the name of the database, or of the file with its dump. */
  sources: Record<string, string>
}

/**
 * The databases of an earlier run from the same sources.
 * @param kind the engine they are for
 * @returns the folder they are kept in; and what is there, unless nothing fresh is
 */
export async function findKept(kind: string): Promise<{ kept: string; made?: Made }> {
  const kept = join(cache, `${kind}-${await hashOfSources()}`)
  const made = await freshIn(kept)
  return made ? { kept, made } : { kept }
}

async function freshIn(kept: string): Promise<Made | undefined> {
  const text = await readFile(join(kept, 'made.json'), 'utf8').catch(() => undefined)
  const made = text === undefined ? undefined : (JSON.parse(text) as Made)
  return made && isFresh(made.today) ? made : undefined
}

function isFresh(today: number): boolean {
  const age = Date.now() - today
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  return age >= 0 && age < freshMs && dayOf(today) === dayOf(Date.now())
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  const paths: string[] = []
  for await (const path of glob(madeOf, { exclude: ['server/db/migrations/meta'] })) paths.push(path)
  for (const path of paths.toSorted((one, other) => (one < other ? -1 : 1)))
    hash.update(path).update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Keeps databases for the next run, unless somebody else has kept the same meanwhile and may be copying it.
 * @param write puts their files into a folder
 */
export async function keep(kept: string, made: Made, write: (folder: string) => Promise<unknown>): Promise<void> {
  const beside = `${kept}.${process.pid}`
  await mkdir(beside, { recursive: true })
  await write(beside)
  await writeFile(join(beside, 'made.json'), JSON.stringify(made))
  if (await freshIn(kept)) return rm(beside, { recursive: true })
  await rm(kept, { recursive: true, force: true })
  await rename(beside, kept).catch(() => rm(beside, { recursive: true }))
  await removeOld()
}

async function removeOld(): Promise<void> {
  const folders = await Promise.all(
    (await readdir(cache)).map(async (name) => ({ name, changed: (await stat(join(cache, name))).mtimeMs })),
  )
  for (const { name } of folders.toSorted((one, other) => other.changed - one.changed).slice(mostKept))
    await rm(join(cache, name), { recursive: true, force: true })
}
