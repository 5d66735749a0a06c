import { createServer, type RequestListener, type Server } from 'node:http'

/** How long a connection may take to send its headers and its whole request, and may stay open without one. */
const limits = { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 }
/** How often connections are checked for these; Node's own half minute would let half-sent headers live for forty seconds. */
const connectionsCheckingInterval = 1000

/** Listens on the port; resolves once it does. */
export function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer({ ...limits, connectionsCheckingInterval }, listener)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
