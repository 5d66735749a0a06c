import { EventSourceParserStream } from 'eventsource-parser/stream'
import { storage } from '@/lib/storage'
import { companyHttp } from './clients'
import { bearer } from './earlyRequests'

/** An event of a stream. Its data is JSON, unchecked. */
export interface StreamedEvent {
  id: string | undefined
  name: string | undefined
  data: unknown
}

/**
 * How long a stream may be silent. The server sends a comment every 15 seconds, so after three missing ones the
 * connection is lost, though nobody has closed it: the device slept, or has another network.
 */
const silentMs = 45_000

/** The server refuses a stream. */
export class StreamRefusal extends Error {
  readonly status: number

  constructor(status: number) {
    super(`No events, but ${status}`)
    this.status = status
  }
}

interface Listener {
  signal: AbortSignal
  /** Further headers of the request. */
  headers?: Record<string, string>
  /** Called once the server has begun to answer. */
  onOpen: () => void
  onEvent: (event: StreamedEvent) => void
}

/**
 * Listens to the events of a path below the company API, until the server ends the stream or the signal aborts. The
 * browser's own `EventSource` cannot send the token.
 * @throws `StreamRefusal` for an answer outside 200–299, an answer that is no stream, and a lost or silent connection
 */
export async function listenToEvents(
  path: string,
  params: Record<string, string | number>,
  { signal, headers: more, onOpen, onEvent }: Listener,
): Promise<void> {
  const url = companyHttp.getUri({ url: path, params })
  const headers = { Accept: 'text/event-stream', ...more, ...bearer(storage.read('accessToken') ?? '') }
  const silence = watchForSilence()
  try {
    const answer = await fetch(url, {
      headers,
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    })
    const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream')
    if (!answer.ok || !answer.body || !isStream) {
      // A body that nobody reads would keep the connection.
      await answer.body?.cancel()
      throw new StreamRefusal(answer.status)
    }
    onOpen()
    await readEvents(answer.body.pipeThrough(silence.heard(), { signal: silence.signal }), onEvent)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    silence.end()
  }
}

/** Aborts its signal once nothing has come for too long. */
function watchForSilence() {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(new Error('The server is silent')), silentMs)
  }
  wait()
  return {
    signal: silence.signal,
    /** Passes bytes on. All of them count, also those of a comment. */
    heard: () =>
      new TransformStream<BufferSource, BufferSource>({
        transform: (bytes, controller) => {
          wait()
          controller.enqueue(bytes)
        },
      }),
    end: () => clearTimeout(timer),
  }
}

async function readEvents(body: ReadableStream<BufferSource>, onEvent: Listener['onEvent']): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const { id, event, data } = read.value
    onEvent({ id, name: event, data: JSON.parse(data) as unknown })
  }
}
