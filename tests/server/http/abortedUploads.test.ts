import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListener } from '#server/createListener.ts'
import { listen } from '#server/listen.ts'
import { openTestServices } from '#tests/support/http/server.ts'

let opened: Awaited<ReturnType<typeof openTestServices>>
let server: Server
beforeAll(async () => {
  opened = await openTestServices()
  server = await listen(await createListener(opened.services), 0)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await opened.close()
})

/** Begins to send a body and goes away in the middle of it. */
async function abort(path: string, type: string, begins: string) {
  const { port } = server.address() as AddressInfo
  const socket = connect(port)
  await once(socket, 'connect')
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, 'Content-Length: 5000']
  socket.write(`${head.join('\r\n')}\r\n\r\n${begins}`)
  await sleep(50)
  socket.destroy()
  // The server has reacted by then.
  await sleep(300)
}

test.each([
  ['/api/main/login/signin-oidc/register', 'application/json', '{"token":"'],
  ['/booking-tool/guest', 'application/x-www-form-urlencoded', 'firstName=Ada'],
  ['/booking-tool/guest', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n'],
  ['/booking-tool/open', 'application/x-www-form-urlencoded', 'door=ZIIOBT'],
  ['/identity/token', 'application/x-www-form-urlencoded', 'grant_type=refresh'],
  ['/identity/interaction/none', 'application/x-www-form-urlencoded', 'login=ada'],
])('an upload to %s as %s that ends half-way is no failure of the server', async (path, type, begins) => {
  // A line in the log fails the test.
  await abort(path, type, begins)
  const { port } = server.address() as AddressInfo
  expect((await fetch(`http://localhost:${port}/health/live`)).status).toBe(200)
})
