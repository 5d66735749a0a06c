import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSealer } from '#server/crypto/sealer.ts'
import { openDatabase } from '#server/db/open.ts'
import { openServices } from '#server/openServices.ts'
import { countByKey, sumOf } from '#server/rekey/rekeyDatabase.ts'
import { identityKeys } from '#server/domains/session/keys.ts'
import { readEnv } from '#server/services/env.ts'
import { runCommand } from '#tests/support/commands/command.ts'
import { postgres } from '#tests/support/db/testStorage.ts'
import { makeProcessStore, type ProcessStore } from '#tests/support/db/processStore.ts'
import { freePort, sharedEnvironment, startingLimitMs, startServer } from '#tests/support/process/serverProcess.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import {
  demoKey,
  openedValues,
  plantSealed,
  plantSignIns,
  sealerOf,
  sealingKey,
} from '#tests/support/rekey/sealedDatabase.ts'

const present = sealingKey(2)
const script = 'server/commands/rekey.ts'

/** Where a planted database is, as variables of the server, and the key of everything in it. */
interface Planted {
  storage: ProcessStore
  former: string
}

/** The demo in the embedded database in a directory, or on a PostgreSQL, with values in every sealed column. */
async function plant(isShared: boolean): Promise<Planted> {
  const storage = await makeProcessStore('demo', isShared)
  const { services, mailJobs, close } = isShared
    ? await openServices(readEnv(storage))
    : await openTestServices(storage)
  await plantSealed(services, mailJobs)
  await plantSignIns(services, 4000)
  const former = await demoKey(services.db)
  await close()
  return { storage, former }
}

const keysOf = (former: string) => ({ SEALING_KEY: present, SEALING_KEY_BEFORE: former })

/** The stored values, opened with either key, and their number by key. */
async function read({ storage, former }: Planted) {
  const keys = keysOf(former)
  const either = createSealer(Buffer.from(present, 'base64'), Buffer.from(former, 'base64'))
  const { db, close } = await openDatabase(readEnv({ ...storage, ...keys }))
  const [values, counts] = [await openedValues(db, either.open), sumOf(await countByKey(db, keys))]
  await close()
  return { values, counts }
}

/** Runs the command and kills it some time after its first line. Returns whether it was killed before its end. */
async function runAndKill({ storage, former }: Planted, afterMs: number): Promise<boolean> {
  const env = { ...sharedEnvironment(), ...storage, ...keysOf(former) }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  await Promise.race([once(child.stdout, 'data'), ended])
  await sleep(afterMs)
  child.kill('SIGKILL')
  return (await ended)[1] === 'SIGKILL'
}

const stores = [
  { name: 'the embedded database', isShared: false },
  { name: 'PostgreSQL', isShared: true },
]

test.for(stores.filter(({ isShared }) => postgres || !isShared))(
  'a change of the key that is killed loses nothing on $name, and is finished by the next run',
  { timeout: startingLimitMs },
  async ({ isShared }) => {
    const planted = await plant(isShared)
    const storage = planted.storage
    const { values, counts } = await read(planted)
    expect(counts).toEqual({ present: 0, before: counts.before, neither: 0 })

    const killed = [await runAndKill(planted, 0), await runAndKill(planted, 30)]
    expect(killed[0]).toBe(true)
    const half = await read(planted)
    expect(half.values).toEqual(values)
    expect(half.counts.neither).toBe(0)
    expect(half.counts.present).toBeGreaterThan(0)
    if (killed[1]) expect(half.counts.before).toBeGreaterThan(0)

    const run = () => runCommand(script, { ...storage, ...keysOf(planted.former) })
    const finished = await run()
    expect([finished.code, finished.said]).toEqual([0, expect.stringContaining('SEALING_KEY_BEFORE can be removed')])
    const after = await read(planted)
    expect([after.values, after.counts]).toEqual([values, { present: counts.before, before: 0, neither: 0 }])
    expect(await run()).toEqual({ code: 0, said: expect.not.stringContaining('sealed again') })
    const alone = await runCommand(script, { ...storage, SEALING_KEY: present })
    expect(alone).toEqual({ code: 0, said: `SEALING_KEY opens all ${counts.before} sealed values.\n` })
  },
)

test(
  'the command and the start name what is left for either key, and refuse other keys in words',
  { timeout: startingLimitMs },
  async () => {
    const storage = await makeProcessStore('demo', false)
    const { services, close } = await openTestServices(storage)
    await identityKeys(services)
    await plantSignIns({ ...services, sealer: sealerOf(sealingKey(9)) }, 3)
    const keys = keysOf(await demoKey(services.db))
    await close()
    expect(await runCommand(script, { ...storage, SEALING_KEY: present })).toEqual({
      code: 1,
      said: expect.stringMatching(/^SEALING_KEY does not open the keys in this database.*Nothing was changed\.\n$/),
    })

    const port = String(await freePort())
    const server = startServer({ ...storage, ...keys, PORT: port, PUBLIC_URL: `http://localhost:${port}` })
    await server.ready()
    await expect.poll(() => server.said(), { timeout: 60_000 }).toMatch(/\d+ values still need SEALING_KEY_BEFORE\./)
    expect(await runCommand(script, { ...storage, ...keys })).toEqual({
      code: 1,
      said: expect.stringContaining('Stop the server, run this again'),
    })
    await server.end('SIGTERM')
    expect(server.said()).toContain('3 values cannot be opened with the given keys')

    expect(await runCommand(script, { ...storage, ...keys })).toEqual({
      code: 1,
      said: expect.stringMatching(/3 values cannot be opened .* stay as they are: oidc_records\.payload 3\./),
    })
    expect(await runCommand(script, { ...storage, SEALING_KEY: present, SEALING_KEY_BEFORE: sealingKey(9) })).toEqual({
      code: 0,
      said: expect.stringContaining('oidc_records.payload: 3 sealed again'),
    })
  },
)

test('the command explains that the demo has no key of its operator', async () => {
  expect(await runCommand(script, { DATA_DIR: 'memory://' })).toEqual({
    code: 1,
    said: expect.stringContaining('SEALING_KEY is not set: the demo keeps a key of its own'),
  })
})
