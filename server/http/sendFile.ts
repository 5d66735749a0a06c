import type { Context } from 'hono'
import { fileTypes } from '#server/http/operation.ts'
import type { Download, FileKind } from '#server/http/operation.ts'

/** Answers with a file to be kept; 304 where the caller has it already, by its entity tag. */
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
