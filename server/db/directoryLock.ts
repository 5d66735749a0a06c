import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpath, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDirectory } from './dataDirectory.ts'

/** Another process uses the data directory. */
export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another Waymark process. Stop that one, or set DATA_DIR to another directory.`,
    )
  }
}

/**
 * Locks a data directory for this process: two processes on one embedded database would silently lose rows. The lock is
 * a socket, so a killed process leaves no stale lock behind.
 * @returns a function that releases the lock
 * @throws DirectoryInUse when another process holds it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await makeDataDirectory(directory)
  const address = lockAddress(await realpath(directory))
  const until = Date.now() + patienceMs
  let server = await listenAt(address)
  while (!server && Date.now() < until) {
    await sleep(stepMs)
    server = await listenAt(address)
  }
  if (!server) throw new DirectoryInUse(directory)
  const lock = server
  return async () => {
    lock.close()
    await once(lock, 'close')
  }
}

/** A process that is just ending, as in a restart, holds the lock a moment longer. */
const patienceMs = 1000
const stepMs = 100

/** The socket; undefined when another process has it. */
async function listenAt(address: string) {
  try {
    return await listen(address)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (!isFile(address) || (await answers(address))) return undefined
    await rm(address, { force: true })
    return listen(address)
  }
}

const isFile = (address: string) => address.startsWith('/')

function lockAddress(directory: string): string {
  const name = `waymark-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

async function listen(address: string) {
  const server = createServer((socket) => socket.destroy())
  server.listen(address)
  await once(server, 'listening')
  return server.unref()
}

async function answers(address: string): Promise<boolean> {
  const socket = connect(address)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
