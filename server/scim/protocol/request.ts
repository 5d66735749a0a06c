import type { Context } from 'hono'
import { invalidSyntax, invalidValue, ScimFailure, scimContent } from '#server/scim/protocol/failure.ts'
import type { Sent } from '#server/scim/protocol/resource.ts'
import { readBytes, readParams, textOf } from '#server/http/requests/readInput.ts'

/** Maximum size of a body in bytes: enough for a group of many thousand members. */
const largestBody = 1_000_000

/** The id in the path. @throws 400 for an id that is not UTF-8 or contains control characters */
export function idOf(c: Context): string {
  return readParams(c).id ?? ''
}

/** The query parameters by name. @throws 400 for a repeated parameter */
export function queryOf(c: Context): Record<string, string> {
  readParams(c)
  const query: Record<string, string> = {}
  for (const [name, value] of new URL(c.req.url).searchParams) {
    if (Object.hasOwn(query, name)) throw invalidValue('The query has a parameter twice.')
    Object.defineProperty(query, name, { value, enumerable: true })
  }
  return query
}

/** The JSON body. @throws 415 for another media type, 413 when too large, 400 `invalidSyntax` when malformed */
export async function bodyOf(c: Context): Promise<unknown> {
  if (!/^application\/(scim\+)?json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new ScimFailure(415, `The body must be JSON. Send it with Content-Type: ${scimContent}.`)
  const text = textOf(await readBytes(c, largestBody))
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw invalidSyntax('The body is not valid JSON in UTF-8.')
  }
}

const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim())
const versionIn = (resource: Sent) => (resource.meta as { version: string }).version

/** Whether a header of ETags contains the ETag of a resource, by weak comparison (RFC 9110 8.8.3.2). */
function has(header: string, resource: Sent): boolean {
  const opaque = (tag: string) => tag.replace(/^W\//, '')
  return tagsOf(header).some((tag) => tag === '*' || opaque(tag) === opaque(versionIn(resource)))
}

/** Refuses a change when If-Match has another version (RFC 7644 3.14). @throws 412 */
export const versionCheck = (c: Context) => (resource: Sent) => {
  const header = c.req.header('If-Match')
  if (header === undefined || has(header, resource)) return
  throw new ScimFailure(412, 'The resource was changed since this version. Read it again, then change it.')
}

/** Whether If-None-Match has the current version. */
export const isKnown = (c: Context, resource: Sent): boolean => {
  const header = c.req.header('If-None-Match')
  return header !== undefined && has(header, resource)
}
