import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, realpath, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** Maximum length of a socket address on every system. A longer one is refused or truncated. */
const longestAddress = 103

/**
 * The address of a socket in the data directory. Commands on the same machine reach the process with the open embedded
 * database through it. Only the server's own user can open it, and no network reaches it.
 * @throws in plain words when the path of the directory is too long
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
 * Serves commands until the returned function is called.
 * @param directory the data directory, whose lock this process holds
 * @throws as `controlAddress`
 */
export async function openControlSocket(directory: string, app: Hono): Promise<() => Promise<void>> {
  const address = await controlAddress(directory)
  // The holder of the lock is alone, so an existing socket is left from a killed process.
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

/** A request of a command. */
interface Order {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
}

/**
 * Sends a request to the server of a data directory.
 * @returns the unread response
 * @throws in plain words when no server answers, or the request failed
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
