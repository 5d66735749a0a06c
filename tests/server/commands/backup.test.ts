import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSsoCode } from '#server/domains/booking/sso/ssoCode.ts'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open.ts'
import { invoices, tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { readEnv } from '#server/services/env.ts'
import { runCommand } from '#tests/support/commands/command.ts'
import { asPerson, connectTo } from '#tests/support/identity/identity.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { fillDirectory } from '#tests/support/db/filledDirectory.ts'
import { freePort, sharedEnvironment, startingLimitMs, startServer } from '#tests/support/process/serverProcess.ts'
import {
  enterTool,
  headerOf,
  openingOf,
  reviewFields,
  type ToolVisitor,
} from '#tests/support/bookingTool/toolVisitor.ts'

const dayMs = 86_400_000
const traveler = 'p-aurora-traveller'

let folder: string
let directory: string
let variables: Record<string, string>
let server: ReturnType<typeof startServer> | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-backup-'))
  directory = join(folder, 'data')
  await fillDirectory(directory)
  const port = String(await freePort())
  variables = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: directory }
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start() {
  server = startServer(variables)
  await server.ready()
  return server
}
const backUp = (...args: string[]) => runCommand('server/commands/backup.ts', variables, args)
const restore = (...args: string[]) => runCommand('server/commands/restore.ts', variables, args)

/** Queries the database, opened alone: a mail queue beside it would continue while the directory changes. */
async function inDatabase<Answer>(ask: (db: Database) => Promise<Answer>) {
  const { db, close } = await openDatabase(readEnv({ PUBLIC_URL: 'http://waymark.test', DATA_DIR: directory }))
  return ask(db).finally(close)
}
const storedOf = (ids: string[]) =>
  inDatabase(async (db) => {
    const found = await db.select({ id: trips.id }).from(trips).where(inArray(trips.id, ids))
    const whole = await db
      .selectDistinct({ id: tripSegments.tripId })
      .from(tripSegments)
      .where(inArray(tripSegments.tripId, ids))
    return [found.length, whole.length, await db.$count(invoices, inArray(invoices.tripId, ids))]
  })

/** A person who books trips until stopped. `booked` has the confirmed ones. */
function bookUntil(stop: AbortSignal, visitor: ToolVisitor) {
  const booked: string[] = []
  const work = async () => {
    for (let days = 20; !stop.aborted; days += 1) {
      const depart = new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
      const search = { transport: 'flight', trip: 'oneway', from: 'YUL', to: 'PAR', depart }
      const answer = await visitor.post('/booking-tool/confirm', await reviewFields(visitor, search))
      const id = answer.headers.get('location')?.split('/booked/')[1]
      if (id) booked.push(id)
    }
  }
  const done = work()
  const until = async (count: number) => {
    while (booked.length < count) await sleep(20)
  }
  return { booked, done, until }
}

async function enter() {
  const at = await openTestServices({ DATA_DIR: directory })
  const opening = openingOf(at.services, traveler)
  const { code, cookie } = await opening.then((asked) => createSsoCode(at.services, asked)).finally(at.close)
  await start()
  const send = (address: string, init: RequestInit) => fetch(`${variables.PUBLIC_URL}${address}`, init)
  return enterTool(send, `/booking-tool/sso?userToken=${code}&locale=en-us`, headerOf(cookie))
}

test(
  'a backup taken during a booking is complete and restores what was booked before it',
  async () => {
    const stop = new AbortController()
    const { booked, done, until } = bookUntil(stop.signal, await enter())
    await until(3)
    const before = [...booked]
    const file = join(folder, 'waymark.tar.gz')
    expect(await backUp(file)).toEqual({ code: 0, said: expect.stringContaining(`The database is in ${file}.`) })
    await until(booked.length + 3)
    stop.abort()
    await done
    const last = booked.at(-1)!
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect((await stat(join(directory, 'control.sock'))).mode & 0o077).toBe(0)
    expect(await backUp(file)).toEqual({ code: 1, said: expect.stringContaining('is there already') })
    expect(await restore(file, '--replace')).toEqual({
      code: 1,
      said: expect.stringContaining('The server is running on'),
    })
    await server!.end('SIGKILL')

    expect(await restore(file)).toEqual({ code: 1, said: expect.stringContaining('it was not touched') })
    expect(await storedOf([last])).toEqual([1, 1, 1])
    expect(await restore(file, '--replace')).toEqual({ code: 0, said: expect.stringContaining('Start the server.') })
    expect(await storedOf(before)).toEqual([before.length, before.length, before.length])
    expect(await storedOf([last])).toEqual([0, 0, 0])
    const [found, whole, billed] = await storedOf(booked)
    expect([whole, billed]).toEqual([found, found])

    const { end } = await start()
    const { signIn, whoami } = await connectTo(variables.PUBLIC_URL!)
    const { tokens } = await signIn(asPerson('traveller@aurora'))
    expect(await whoami(tokens.access_token)).toBe(200)
    await end('SIGTERM')
  },
  startingLimitMs,
)

test(
  'an incomplete backup file changes nothing',
  async () => {
    const made = await backUp()
    expect(made.code).toBe(0)
    const [name] = await readdir(join(directory, 'backups'))
    expect(name).toMatch(/^waymark-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/)
    const whole = await readFile(join(directory, 'backups', name!))
    const damaged = Buffer.from(whole)
    const middle = Math.floor(whole.length / 2)
    damaged.fill(0, middle, middle + 100)
    const [words, tar] = [Buffer.from('x'.repeat(9000)), Buffer.alloc(10_240)]
    tar.write('readme.txt')
    tar.write('ustar', 257)
    const wrong = {
      cut: whole.subarray(0, whole.length - 1000),
      damaged,
      text: words,
      zipped: gzipSync(words),
      foreign: gzipSync(tar),
    }
    for (const [kind, bytes] of Object.entries(wrong)) {
      const file = join(folder, `${kind}.tar.gz`)
      await writeFile(file, bytes)
      const { code, said } = await restore(file, '--replace')
      expect([kind, code, said]).toEqual([kind, 1, expect.stringContaining('is not a whole backup')])
    }
    expect(await restore(join(folder, 'nowhere.tar.gz'))).toEqual({
      code: 1,
      said: expect.stringContaining('cannot be read'),
    })
    expect(await restore()).toEqual({ code: 1, said: expect.stringContaining('Name the file') })
    expect((await readdir(directory)).toSorted()).not.toContain('db.restoring')
    expect(await inDatabase((db) => db.$count(trips))).toBeGreaterThan(0)
  },
  startingLimitMs,
)

test(
  'a restore that is killed while it unpacks leaves the database as it was, and works when it is repeated',
  async () => {
    const count = () => inDatabase((db) => db.$count(trips))
    const [before, file] = [await count(), join(folder, 'again.tar.gz')]
    expect((await backUp(file)).code).toBe(0)
    const env = { ...sharedEnvironment(), DATABASE_URL: '', ...variables }
    const child = spawn(process.execPath, ['server/commands/restore.ts', file, '--replace'], { env, stdio: 'ignore' })
    const ended = once(child, 'close')
    await expect.poll(() => readdir(directory), { timeout: startingLimitMs, interval: 5 }).toContain('db.restoring')
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(await count()).toBe(before)
    expect((await restore(file, '--replace')).code).toBe(0)
    expect(await count()).toBe(before)
    expect(await readdir(directory)).not.toContain('db.restoring')
  },
  startingLimitMs,
)

test(
  'a restore that was killed at its end is finished by the next start',
  async () => {
    const count = () => inDatabase((db) => db.$count(trips))
    const before = await count()
    await rename(join(directory, 'db'), join(directory, 'db.restored'))
    expect((await backUp(join(folder, 'half.tar.gz'))).code, 'killed before the copy had its name').toBe(0)
    await rename(join(directory, 'db'), join(directory, 'db.restored'))
    await mkdir(join(directory, 'db'))
    await writeFile(join(directory, 'db', 'PG_VERSION'), '17')
    expect(await count()).toBe(before)
    expect(await readdir(directory)).not.toContain('db.restored')
  },
  startingLimitMs,
)

test('a backup without a database does nothing', async () => {
  const { code, said } = await runCommand('server/commands/backup.ts', { DATA_DIR: join(folder, 'nothing') })
  expect([code, said]).toEqual([1, expect.stringContaining('There is no database in')])
})

test('a PostgreSQL is backed up by its own tools', async () => {
  const postgres = { ...variables, DATABASE_URL: 'postgres://somewhere/waymark' }
  const [made, restored] = [
    await runCommand('server/commands/backup.ts', postgres),
    await runCommand('server/commands/restore.ts', postgres, ['any.tar.gz']),
  ]
  expect([made.code, made.said]).toEqual([1, expect.stringContaining('pg_dump --format=custom')])
  expect([restored.code, restored.said]).toEqual([1, expect.stringContaining('pg_restore --dbname=')])
})
