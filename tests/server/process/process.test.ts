import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asPerson, connectTo } from '#tests/support/identity/identity.ts'
import { realPeople } from '#tests/support/commands/companyCommand.ts'
import { fillDirectory } from '#tests/support/db/filledDirectory.ts'
import { freePort, startingLimitMs, startServer } from '#tests/support/process/serverProcess.ts'
import { sealingKey } from '#tests/support/rekey/sealedDatabase.ts'

const running = new Set<ReturnType<typeof startServer>>()
const start = (variables: Record<string, string>) => {
  const server = startServer(variables)
  running.add(server)
  return server
}
afterAll(() => Promise.all([...running].map((server) => server.end('SIGKILL'))))

describe('on a directory', () => {
  let variables: Record<string, string>
  beforeAll(async () => {
    const port = String(await freePort())
    const directory = await mkdtemp(join(tmpdir(), 'waymark-process-'))
    variables = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: directory }
    await fillDirectory(directory)
  })
  afterAll(() => rm(variables.DATA_DIR!, { recursive: true, force: true }))

  test(
    'a killed server opens again with its keys, and everybody stays signed in',
    async () => {
      const first = start(variables)
      await first.ready()
      const identity = await connectTo(variables.PUBLIC_URL!)
      const keys = async () => (await fetch(identity.as.jwks_uri!)).json()
      const keysBefore = await keys()
      const { tokens, browser } = await identity.signIn(asPerson('traveller@aurora'))

      const second = start({ ...variables, PORT: String(await freePort()) })
      expect(await second.ended).toEqual([1, null])
      expect(second.said()).toContain('is in use by another Waymark process. Stop that one, or set DATA_DIR')
      expect(second.said()).not.toContain('    at ')

      await first.end('SIGKILL')
      const again = start(variables)
      await again.ready()
      expect(await keys()).toEqual(keysBefore)
      expect(await identity.whoami(tokens.access_token)).toBe(200)
      expect((await browser.open((await identity.ask()).address)).location?.pathname).toBe('/oidc-login')
      const renewed = await identity.refresh(tokens.refresh_token!)
      expect(renewed.status).toBe(200)

      // A browser that keeps its connection must not keep the server from ending.
      const agent = new Agent({ keepAlive: true })
      const [idle] = (await once(get(`${variables.PUBLIC_URL}/health/live`, { agent }), 'response')) as [
        IncomingMessage,
      ]
      const { socket } = idle.resume()
      await once(idle, 'end')
      const asked = Date.now()
      const ended = again.end('SIGTERM')
      await once(socket, 'close')
      expect(Date.now() - asked).toBeLessThan(4000)
      expect(await ended).toEqual([0, null])
      expect(again.said()).not.toMatch(/error|demo people.*demo people/i)
      agent.destroy()
    },
    startingLimitMs,
  )

  test(
    'the server does not start on a port in use, and reports it',
    async () => {
      const other = createServer().listen(0)
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      const server = start({ ...variables, PORT: String(port) })
      expect(await server.ended).toEqual([1, null])
      expect(server.said()).toMatch(/^The port is in use\. Stop what listens there, or choose another with PORT=/)
      expect(server.said()).not.toContain('    at ')
      other.close()
    },
    startingLimitMs,
  )
})

describe('a server that does not start', () => {
  test(
    'the server does not start on a database with keys of another sealing key, and frees port and directory',
    async () => {
      const directory = await mkdtemp(join(tmpdir(), 'waymark-sealed-'))
      await fillDirectory(directory, 'nobody')
      const port = String(await freePort())
      const own = { ...realPeople, PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: directory }
      const first = start(own)
      await first.ready()
      await first.end('SIGTERM')
      const second = start({ ...own, SEALING_KEY: sealingKey(2) })
      expect(await second.ended).toEqual([1, null])
      expect(second.said()).toMatch(/sealed with another SEALING_KEY/)
      const third = start(own)
      await third.ready()
      await third.end('SIGTERM')
      await rm(directory, { recursive: true, force: true })
    },
    startingLimitMs,
  )

  test(
    'the server does not start on a directory whose path is too long for its socket, and reports it',
    async () => {
      const directory = join(await mkdtemp(join(tmpdir(), 'waymark-long-')), 'x'.repeat(100))
      const server = start({ PORT: '0', DATA_DIR: directory })
      expect(await server.ended).toEqual([1, null])
      expect(server.said()).toMatch(/^The path of the data directory is too long.* Set DATA_DIR to a shorter one\.\n$/)
      await rm(dirname(directory), { recursive: true, force: true })
    },
    startingLimitMs,
  )

  test(
    'the server does not start for real people without its own sealing key',
    async () => {
      const server = start({ PORT: '0', DATA_DIR: 'memory://', DEMO: 'false' })
      expect(await server.ended).toEqual([1, null])
      expect(server.said()).toMatch(/SEALING_KEY/)
      expect(server.said()).toContain('openssl rand -base64 32')
    },
    startingLimitMs,
  )

  test(
    'the server does not start with a wrong environment, and names every wrong variable',
    async () => {
      const wrong = {
        PORT: 'eighty',
        PUBLIC_URL: 'ftp://waymark.example',
        DATABASE_URL: 'mysql://localhost/waymark',
        DEMO: 'perhaps',
        SEALING_KEY: 'c2hvcnQ=',
      }
      const server = start(wrong)
      expect(await server.ended).toEqual([1, null])
      for (const name of Object.keys(wrong)) expect(server.said()).toContain(`at ${name}`)
      expect(server.said()).not.toContain('node:')
      expect(server.said()).not.toContain(wrong.SEALING_KEY)
    },
    startingLimitMs,
  )
})
