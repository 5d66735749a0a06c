import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort, startingLimitMs, startServer } from '#tests/support/process/serverProcess.ts'

/** Only Linux reports the peak memory of a process. */
const tells = existsSync('/proc/self/status')

test.skipIf(!tells)(
  'the first start, which makes the database and plants the demo, never uses 700 MB',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'waymark-memory-'))
    const port = String(await freePort())
    const server = startServer({ PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: directory })
    try {
      await server.ready()
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
      const most = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1])
      expect(most).toBeGreaterThan(0)
      expect(most / 1024).toBeLessThan(700)
    } finally {
      await server.end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    }
  },
  startingLimitMs,
)
