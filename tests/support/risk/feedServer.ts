import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

/** A government's server of the tests. `answer` is replaced by each test. */
export async function openFeedServer() {
  const asked: IncomingMessage[] = []
  const at = {
    address: '',
    asked,
    answer: (_request: IncomingMessage, response: ServerResponse): void => {
      response.end()
    },
    /** Answers with a text from now on. */
    say: (text: string, headers: Record<string, string> = {}, status = 200) => {
      at.answer = (_request, response) => {
        response.writeHead(status, headers)
        response.end(text)
      }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer((request, response) => {
    asked.push(request)
    at.answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  at.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
  return at
}
