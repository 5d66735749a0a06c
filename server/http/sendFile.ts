import type { Context } from 'hono'
import { fileTypes, type Download, type FileKind, type StreamedDownload } from '#server/http/operation.ts'
import { logFailure } from '#server/log/logFailure.ts'

/** Sends a file as a download: at once, or while it is made. */
export const sendDownload = (c: Context, kind: FileKind, file: Download | StreamedDownload): Response =>
  'chunks' in file ? streamFile(c, kind, file) : sendFile(c, kind, file)

const headersOf = (kind: FileKind, fileName: string) => ({
  'Content-Type': fileTypes[kind],
  'Content-Disposition': `attachment; filename="${fileName}"`,
})

/** Sends a file as a download; 304 when its ETag matches the request. */
export function sendFile(c: Context, kind: FileKind, { fileName, bytes, etag }: Download): Response {
  if (etag) {
    c.header('ETag', `"${etag}"`)
    c.header('Cache-Control', 'private, no-cache')
    if (c.req.header('If-None-Match')?.includes(`"${etag}"`)) return c.body(null, 304)
  }
  return c.body(new Uint8Array(bytes), 200, {
    ...headersOf(kind, fileName),
    'Content-Length': String(bytes.byteLength),
  })
}

/**
 * Sends a file while it is made. A failure on the way ends the connection before the end of the file, so that no client
 * takes half a file for a whole one.
 */
function streamFile(c: Context, kind: FileKind, { fileName, chunks, size }: StreamedDownload): Response {
  const leaving = new AbortController()
  const { signal } = c.req.raw
  signal.addEventListener('abort', () => leaving.abort(), { once: true })
  const made = chunks(leaving.signal)[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await made.next()
          if (done) controller.close()
          else controller.enqueue(value as Uint8Array<ArrayBuffer>)
        } catch (error) {
          if (!leaving.signal.aborted) logFailure('A file was not sent to its end.', error, { kind })
          controller.error(error)
        }
      },
      cancel: async () => {
        leaving.abort()
        await made.return?.()
      },
    },
    // Nothing is made before the client asks for it.
    { highWaterMark: 0 },
  )
  const length = size === undefined ? {} : { 'Content-Length': String(size) }
  return c.body(body, 200, { ...headersOf(kind, fileName), ...length })
}
