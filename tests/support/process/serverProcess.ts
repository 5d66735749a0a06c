import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

/**
 * For tests that start processes. A start takes a second or two alone and ten times that on a busy machine, and some
 * tests start ten. Every wait is for an event, so this limit only ends a process that hangs.
 */
export const startingLimitMs = 240_000
const readyWithinMs = 100_000

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

// A third of a start is compiling the same code again.
const NODE_COMPILE_CACHE = 'node_modules/.cache/server'
const resolvesOnce = pathToFileURL('server/resolveOnce.ts').href

/**
 * A child process gets PATH, the compile cache and the variables that move the tests' clock (tests/clock), and nothing
 * else.
 */
export function sharedEnvironment() {
  const { PATH, TZ, CLOCK_SHIFT } = process.env
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${resolvesOnce}`
  return { PATH, TZ, NODE_OPTIONS, CLOCK_SHIFT, NODE_COMPILE_CACHE }
}

/** The server as a company starts it. `ended` is its exit code and signal, `said` its output so far. */
export function startServer(variables: Record<string, string>) {
  const env = { ...sharedEnvironment(), DATABASE_URL: '', NODE_ENV: 'production', ...variables }
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (text += String(piece)))
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  async function ready(): Promise<void> {
    const deadline = Date.now() + readyWithinMs
    while (Date.now() < deadline && child.exitCode === null) {
      const answer = await fetch(`http://localhost:${variables.PORT}/health/ready`).catch(() => undefined)
      if (answer?.ok) return
      await sleep(40)
    }
    throw new Error(`The server did not open.\n${text}`)
  }
  return { pid: child.pid, ended, end, ready, said: () => text }
}
