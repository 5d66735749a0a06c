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

interface Listener {
  signal: AbortSignal
  /** Called once the server has begun to answer. */
  onOpen: () => void
  onEvent: (event: StreamedEvent) => void
}

/**
 * Listens to the events of a path below the company API, until the server ends the stream or the signal aborts. The
 * browser's own `EventSource` cannot send the token.
 * @throws for an answer outside 200–299, an answer that is no stream, and a lost connection
 */
export async function listenToEvents(
  path: string,
  params: Record<string, string | number>,
  { signal, onOpen, onEvent }: Listener,
): Promise<void> {
  const url = companyHttp.getUri({ url: path, params })
  const headers = { Accept: 'text/event-stream', ...bearer(storage.read('accessToken') ?? '') }
  try {
    const answer = await fetch(url, { headers, signal, cache: 'no-store' })
    const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream')
    if (!answer.ok || !answer.body || !isStream) throw new Error(`No events, but ${answer.status}`)
    onOpen()
    await readEvents(answer.body, onEvent)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function readEvents(body: ReadableStream<BufferSource>, onEvent: Listener['onEvent']): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const { id, event, data } = read.value
    onEvent({ id, name: event, data: JSON.parse(data) as unknown })
  }
}
