import { execFile } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sharedEnvironment } from '#tests/support/process/serverProcess.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-folder-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true }))

/** Root may write anywhere, so tests run as root become another user here. */
const somebody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const run = (cwd: string, script: string, options: string[] = [], variables: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [...options, script], {
    cwd,
    env: { ...sharedEnvironment(), NODE_COMPILE_CACHE: '', NODE_OPTIONS: '', DATABASE_URL: '', ...variables },
    ...(cwd === folder && somebody),
  }).then(
    () => ({ succeeds: true, said: '' }),
    ({ stderr }: { stderr: string }) => ({ succeeds: false, said: stderr.trim() }),
  )

describe('the check before every command', () => {
  test('the check is silent where everything is there', async () => {
    expect(await run('.', 'server/requirements.js')).toEqual({ succeeds: true, said: '' })
  })

  test('the check explains that a Node without TypeScript cannot run it, and how to get one that can', async () => {
    const { succeeds, said } = await run('.', 'server/requirements.js', ['--no-strip-types'])
    expect(succeeds).toBe(false)
    expect(said).toMatch(/^Node v[\d.]+ cannot run TypeScript\..*npm rebuild node --ignore-scripts=false.*$/)
  })

  test.skipIf(process.platform === 'win32')('the check explains that a folder cannot be written', async () => {
    await cp('server/requirements.js', join(folder, 'requirements.mjs'))
    await mkdir(join(folder, 'dist'), { mode: 0o755 })
    if (somebody.uid) await chown(folder, somebody.uid, somebody.gid)
    if (!somebody.uid) await chmod(join(folder, 'dist'), 0o555)
    expect(await run(folder, 'requirements.mjs')).toEqual({
      succeeds: false,
      said: expect.stringMatching(/^The folder dist cannot be written.*$/) as string,
    })
  })
})

/** Makes Node fail at the first import of the database's code, which loads with most of the server. */
const withoutBulk = `import { registerHooks } from 'node:module'
registerHooks({ resolve(name, context, next) {
  if (name.startsWith('drizzle-orm')) throw new Error('The bulk of the server is loaded.')
  return next(name, context)
} })`

test.skipIf(process.platform === 'win32')(
  'a data directory that cannot be written is one sentence, before most of the server is loaded',
  async () => {
    const directory = join(folder, 'data')
    await mkdir(directory, { mode: 0o555 })
    const options = ['--import', `data:text/javascript,${encodeURIComponent(withoutBulk)}`]
    const { succeeds, said } = await run(folder, resolve('server/main.ts'), options, { PORT: '0', DATA_DIR: directory })
    expect(succeeds).toBe(false)
    expect(said).toMatch(/^The data directory \S+ cannot be made or written \(EACCES\)\. Set DATA_DIR to one .*$/)
  },
)
