import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { logFailure } from '#server/log/logFailure.ts'

/** An event with JSON data; undefined where nothing happened, which gives the stream a chance to end. */
export type ServerEvent<Data = unknown> = { id: string; event: string; data: Data } | undefined

/** Events that are sent while the client listens. */
export interface EventStream {
  events: (signal: AbortSignal) => AsyncIterable<ServerEvent>
  /** Called once, when the stream ends, or where a request asks for the headers alone. */
  onEnd?: () => void
}

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // A proxy that buffers would hold events back.
  'X-Accel-Buffering': 'no',
}

/** How often a comment is sent to keep the connection open, and the access of the caller checked again. */
const heartbeatMs = 15_000

/**
 * Sends events (`text/event-stream`) until they end, the client goes away, or the caller loses access.
 * @param isStillAllowed authenticates and authorizes the request again
 */
export function sendEvents(c: Context, stream: EventStream, isStillAllowed: () => Promise<boolean>): Response {
  if (c.req.method === 'HEAD') {
    stream.onEnd?.()
    return c.body(null, 200, headers)
  }
  const leaving = new AbortController()
  const encoder = new TextEncoder()
  let hasEnded = false
  const end = () => {
    leaving.abort()
    if (!hasEnded) stream.onEnd?.()
    hasEnded = true
  }
  const { signal } = c.req.raw
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  // A connection that ended before the body was read neither reads nor cancels it.
  ;(c.env as Partial<HttpBindings> | undefined)?.outgoing?.once('close', end)
  const texts = eventTexts(stream.events(leaving.signal), isStillAllowed)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await texts.next()
          if (!done) return controller.enqueue(encoder.encode(value))
        } catch (error) {
          if (!leaving.signal.aborted) logFailure('A stream of events ended early.', error)
        }
        end()
        controller.close()
      },
      cancel: async () => {
        end()
        await texts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return c.body(body, 200, headers)
}

async function* eventTexts(events: AsyncIterable<ServerEvent>, isStillAllowed: () => Promise<boolean>) {
  let beat = performance.now()
  // A first comment opens the connection at once.
  yield ': open\n\n'
  for await (const each of events) {
    if (each) yield `id: ${each.id}\nevent: ${each.event}\ndata: ${JSON.stringify(each.data)}\n\n`
    if (performance.now() - beat < heartbeatMs) continue
    if (!(await isStillAllowed())) return
    beat = performance.now()
    yield ': still here\n\n'
  }
}
