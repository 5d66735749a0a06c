import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, realpath, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** What every system takes as the address of a socket; a longer one is refused, or worse, cut off. */
const longestAddress = 103

/**
 * The address of a socket in the data directory, by which commands on the same machine reach the process that has the
 * embedded database open. Only the server's own user can open it, and no network leads to it.
 * @throws in plain words where the path of the directory is too long for one
 */
export async function controlAddress(directory: string): Promise<string> {
  const path = join(await realpath(directory).catch(() => resolve(directory)), 'control.sock')
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\waymark-control-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  const near = relative(process.cwd(), path)
  const address = near.length < path.length ? near : path
  if (Buffer.byteLength(address) > longestAddress)
    throw new Error(
      `The path of the data directory is too long for a socket in it: ${address} has more than ${longestAddress} bytes. Set DATA_DIR to a shorter one.`,
    )
  return address
}

/**
 * Answers commands until the function it returns is called.
 * @param directory the data directory, whose lock this process holds
 * @throws as `controlAddress`
 */
export async function openControlSocket(directory: string, app: Hono): Promise<() => Promise<void>> {
  const address = await controlAddress(directory)
  // Whoever holds the lock is alone: a socket that is there was left behind by a process that was killed.
  await rm(address, { force: true })
  const server = createServer(getRequestListener(app.fetch))
  server.listen(address)
  await once(server, 'listening')
  if (process.platform !== 'win32') await chmod(address, 0o600)
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

/** What a command asks the server. */
interface Order {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
}

/**
 * Asks the server that runs on a data directory.
 * @returns its answer, not yet read
 * @throws in plain words where nobody answers there, or the server could not do it
 */
export async function askServer(directory: string, { method, path, body }: Order): Promise<IncomingMessage> {
  const asking = request({ socketPath: await controlAddress(directory), method, path })
  asking.end(body === undefined ? undefined : JSON.stringify(body))
  const [answer] = (await once(asking, 'response').catch((cause: unknown) => {
    throw new Error(
      `Another Waymark process uses ${directory} and answers no commands: another command, or a server that is starting or ending. Try again in a moment.`,
      { cause },
    )
  })) as [IncomingMessage]
  if (answer.statusCode === 200) return answer
  answer.resume()
  throw new Error('The server could not do this. Its log says why.')
}
