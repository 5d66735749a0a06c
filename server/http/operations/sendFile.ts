import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { fileTypes, type Download, type FileKind, type StreamedDownload } from '#server/http/operations/operation.ts'
import { logFailure } from '#server/log/logFailure.ts'

/**
 * Sends a file as a download: at once, or while it is made.
 * @param onEnd called when nothing more of the file is made for this answer, at least once
 */
export function sendDownload(
  c: Context,
  kind: FileKind,
  file: Download | StreamedDownload,
  onEnd: () => void,
): Response {
  if ('chunks' in file && c.req.method !== 'HEAD') return streamFile(c, kind, file, onEnd)
  onEnd()
  return 'chunks' in file ? c.body(null, 200, streamHeaders(kind, file)) : sendFile(c, kind, file)
}

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
function streamFile(c: Context, kind: FileKind, file: StreamedDownload, onEnd: () => void): Response {
  const leaving = new AbortController()
  const leave = () => {
    leaving.abort()
    onEnd()
  }
  const { signal } = c.req.raw
  signal.addEventListener('abort', leave, { once: true })
  // A connection that ended before the body was read neither reads nor cancels it.
  ;(c.env as Partial<HttpBindings> | undefined)?.outgoing?.once('close', leave)
  const made = file.chunks(leaving.signal)[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await made.next()
          if (!done) return controller.enqueue(value as Uint8Array<ArrayBuffer>)
          onEnd()
          controller.close()
        } catch (error) {
          onEnd()
          if (!leaving.signal.aborted) logFailure('A file was not sent to its end.', error, { kind })
          controller.error(error)
        }
      },
      cancel: async () => {
        leave()
        await made.return?.()
      },
    },
    // Nothing is made before the client asks for it.
    { highWaterMark: 0 },
  )
  return c.body(body, 200, streamHeaders(kind, file))
}

const streamHeaders = (kind: FileKind, { fileName, size }: StreamedDownload) => ({
  ...headersOf(kind, fileName),
  ...(size !== undefined && { 'Content-Length': String(size) }),
})
