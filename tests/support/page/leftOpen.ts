import { getResponse, type RequestHandler } from 'msw'
import { network, neverAnswered } from './network.ts'

/** Requests of a page without an answer: a method and path by the number of the request. */
const unanswered = new Map<string, string>()
/** Streams of events that a page listens to, by their path. */
const streams = new Map<symbol, string>()

/** An answer takes milliseconds. This only ends the wait for one that never comes. */
const answeredWithinMs = 10_000
// A test may stop the clock, and its end waits by this one.
const { setTimeout: later } = globalThis

const nameOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`

/**
 * Begins to keep account of requests and streams. A stream is answered without a connection: an intercepted one that
 * its page closes may fail in Node's own code, where no test catches it.
 * @returns the end of it
 */
export function watchRequests() {
  network.events.on('request:start', ({ request, requestId }) => void unanswered.set(requestId, nameOf(request)))
  for (const over of ['request:end', 'request:unhandled', 'unhandledException'] as const)
    network.events.on(over, ({ requestId }) => void unanswered.delete(requestId))
  const overNetwork = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const isStream = new Headers(init?.headers).get('Accept') === 'text/event-stream'
    return isStream ? openStream(input as string, init!) : overNetwork(input, init)
  }
  return () => (globalThis.fetch = overNetwork)
}

async function openStream(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(address, location.href), init)
  // That of a request nobody holds any more hears of no abort.
  const signal = init.signal!
  const key = Symbol(request.url)
  const answered = await getResponse([...network.listHandlers()] as RequestHandler[], request)
  signal.throwIfAborted()
  if (!answered?.body || !answered.ok) return answered ?? Response.error()
  streams.set(key, nameOf(request))
  signal.addEventListener('abort', () => streams.delete(key))
  const body = answered.body.pipeThrough(new TransformStream({ flush: () => void streams.delete(key) }), { signal })
  return new Response(body, answered)
}

const waited = () => [...unanswered].filter(([id]) => !neverAnswered.has(id)).map(([, name]) => name)

/** Waits for the answers that are under way, and returns what the page of a test has left open when it was gone. */
export async function takeLeftOpen(): Promise<string[]> {
  const deadline = performance.now() + answeredWithinMs
  while (waited().length > 0 && performance.now() < deadline) await new Promise((resolve) => later(resolve, 1))
  const left = [...waited(), ...streams.values()]
  unanswered.clear()
  streams.clear()
  return left
}
