import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { inMemory } from '#server/db/dataDirectory.ts'
import { openEmbeddedEngine } from '#server/db/embedded.ts'
import { embeddedDatabase, type OpenDatabase } from '#server/db/open.ts'
import { keeping, shapeQuery } from './keeping.ts'

/** An embedded database that tests of this process use one after the other. */
interface Pooled {
  client: PGlite
  /** The dump it was created from, and to which it is reset before the next test uses it. */
  dump: string
  /** The answer to `shapeQuery` when it was made. */
  shape: string
}

/** At most this many of each dump are idle. A test that opens a second process uses two at once. */
const mostIdle = 2
const idle: Pooled[] = []

/**
 * Opens a copy of the dump. Starting the engine and unpacking a dump takes a second, so the engine of a finished test
 * is used again, after its changed rows have been reset.
 */
export async function openPooled(dump: string): Promise<OpenDatabase> {
  const pooled = (await takeIdle(dump)) ?? (await makePooled(dump))
  const lease = lend(pooled.client)
  const { db, engine } = await embeddedDatabase(lease.client)
  const close = async () => {
    lease.end()
    // Waits for a transaction that is still running.
    await pooled.client.transaction(() => Promise.resolve())
    const isWanted = idle.filter((one) => one.dump === dump).length < mostIdle
    if (isWanted && !lease.sawMovedClock()) idle.push(pooled)
    else await pooled.client.close()
  }
  return { db, engine, close }
}

async function takeIdle(dump: string): Promise<Pooled | undefined> {
  const at = idle.findIndex((one) => one.dump === dump)
  if (at < 0) return undefined
  const [pooled] = idle.splice(at, 1)
  if ((await shapeOf(pooled!.client)) !== pooled!.shape) {
    await pooled!.client.close()
    return takeIdle(dump)
  }
  await pooled!.client.exec('select kept.put_back()')
  return pooled
}

async function makePooled(dump: string): Promise<Pooled> {
  const client = await openEmbeddedEngine(inMemory, { loadDataDir: await openAsBlob(dump) })
  await client.exec(keeping)
  return { client, dump, shape: await shapeOf(client) }
}

async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(shapeQuery)
  return rows[0]!.shape
}

/** The difference between the date and a clock that runs evenly. */
const dateOffset = () => Date.now() - performance.timeOrigin - performance.now()
const minuteMs = 60_000

/**
 * The engine for one test. After the test it refuses queries, as a closed one does. An engine that was queried while a
 * test had moved the date sets an alarm for that date, and checks it a thousand times a second.
 */
function lend(engine: PGlite) {
  let isOver = false
  let isMoved = false
  const offset = dateOffset()
  const replaced = new Map<PropertyKey, unknown>()
  const client = new Proxy(engine, {
    get(target, name) {
      isMoved ||= Math.abs(dateOffset() - offset) > minuteMs
      if (isOver && name !== 'closed') throw new Error('The database was closed.')
      if (replaced.has(name)) return replaced.get(name)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
    set: (_, name, value) => {
      replaced.set(name, value)
      return true
    },
  })
  return { client, end: () => (isOver = true), sawMovedClock: () => isMoved }
}
