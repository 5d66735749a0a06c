import { HttpResponse } from 'msw'

/** A change of what a page follows: its version and, of a roll call, its counts. */
export type StreamedChange = { version: number } & Record<string, unknown>

/**
 * A stream of events that opens and never ends, and the way to add to it.
 *
 * It is chunked, as every server sends it. Without a length or chunks the end of the connection is the end of the
 * answer. MSW closes the connection of a page that leaves before it reports why; Node's fetch then takes the answer for
 * complete though it was aborted, and throws where no test catches it.
 */
export function eventStream() {
  let write: (text: string) => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = (text) => controller.enqueue(new TextEncoder().encode(text))
      write(': open\n\n')
    },
  })
  return {
    answer: new HttpResponse(body, {
      headers: { 'Content-Type': 'text/event-stream', 'Transfer-Encoding': 'chunked' },
    }),
    send: (change: StreamedChange) =>
      write(`id: ${change.version}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`),
  }
}
