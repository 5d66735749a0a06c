import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from '#server/db/directoryLock.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-reset-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** Runs `npm run reset` and returns its output and whether it succeeded. */
async function reset(variables: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, DATABASE_URL: '', DATA_DIR: directory, ...variables }
  return promisify(execFile)(process.execPath, ['server/commands/reset.ts'], { env }).then(
    ({ stdout }) => ({ succeeds: true, said: stdout }),
    ({ stderr }: { stderr: string }) => ({ succeeds: false, said: stderr }),
  )
}

async function fill() {
  await Promise.all(['db', 'outbox', 'mine'].map((name) => mkdir(join(directory, name))))
  await writeFile(join(directory, 'db', 'PG_VERSION'), '17')
}

test('a reset deletes the database and the mails, and nothing else', async () => {
  await fill()
  const { succeeds, said } = await reset()
  expect([succeeds, said]).toEqual([true, expect.stringContaining(`Removed ${directory}/db and ${directory}/outbox`)])
  expect(await readdir(directory)).toEqual(['mine'])
})

test('a reset without a database does nothing', async () => {
  expect(await reset()).toEqual({ succeeds: true, said: expect.stringContaining('nothing was removed') })
})

test('a reset is refused while a server runs on the database', async () => {
  await fill()
  const release = await lockDirectory(directory)
  expect(await reset()).toEqual({ succeeds: false, said: expect.stringContaining('is in use by another Waymark') })
  await release()
  expect(await readdir(directory)).toEqual(['db', 'mine', 'outbox'])
})

test('a reset does not touch a PostgreSQL', async () => {
  await fill()
  const answer = await reset({ DATABASE_URL: 'postgres://somewhere/waymark' })
  expect(answer).toEqual({ succeeds: false, said: expect.stringContaining('Name an empty database') })
  expect(await readdir(directory)).toContain('db')
})
