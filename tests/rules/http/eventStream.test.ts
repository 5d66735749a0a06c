import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToEvents } from '@/http/eventStream'

const second = 1000
let connection: ReadableStreamDefaultController<Uint8Array>
const sent = vi.fn<typeof fetch>(() => {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (connection = controller) })
  return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
})
const send = (text: string) => connection.enqueue(new TextEncoder().encode(text))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Listens, and notes what comes and how it ends. */
function listen() {
  const heard = { events: [] as unknown[], end: undefined as string | undefined }
  const leaving = new AbortController()
  const onEvent = ({ data }: { data: unknown }) => heard.events.push(data)
  const ended = listenToEvents('/roll-calls/events', {}, { signal: leaving.signal, onOpen: () => undefined, onEvent })
  void ended.then(
    () => (heard.end = 'ended'),
    (error: Error) => (heard.end = error.message),
  )
  return { heard, leaving }
}

test('a connection over which nothing comes any more is given up, though nobody has closed it', async () => {
  const { heard } = listen()
  await vi.advanceTimersByTimeAsync(0)
  send('data: {"version":4}\n\n')
  await vi.advanceTimersByTimeAsync(44 * second)
  expect(heard).toEqual({ events: [{ version: 4 }], end: undefined })
  await vi.advanceTimersByTimeAsync(2 * second)
  expect(heard.end).toBe('The server is silent')
})

test('a comment of the server keeps a connection without events', async () => {
  const { heard } = listen()
  await vi.advanceTimersByTimeAsync(0)
  for (let times = 0; times < 8; times++) {
    send(': still here\n\n')
    await vi.advanceTimersByTimeAsync(15 * second)
  }
  send('data: {"version":5}\n\n')
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual({ events: [{ version: 5 }], end: undefined })
})

test('a server that does not begin to answer is given up', async () => {
  sent.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      }),
  )
  const { heard } = listen()
  await vi.advanceTimersByTimeAsync(46 * second)
  expect(heard.end).toBe('The server is silent')
})
