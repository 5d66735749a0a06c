import type { Context } from 'hono'
import { fileTypes, type Download, type FileKind } from '#server/http/operation.ts'

/** Sends a file as a download; 304 when its ETag matches the request. */
export function sendFile(c: Context, kind: FileKind, { fileName, bytes, etag }: Download): Response {
  if (etag) {
    c.header('ETag', `"${etag}"`)
    c.header('Cache-Control', 'private, no-cache')
    if (c.req.header('If-None-Match')?.includes(`"${etag}"`)) return c.body(null, 304)
  }
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': fileTypes[kind],
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': `attachment; filename="${fileName}"`,
  })
}
