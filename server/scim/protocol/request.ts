import type { Context } from 'hono'
import { invalidSyntax, invalidValue, ScimFailure, scimContent } from '#server/scim/protocol/failure.ts'
import type { Sent } from '#server/scim/protocol/resource.ts'
import { readBytes, readParams, textOf } from '#server/http/readInput.ts'

/** Bytes of a body: a group of many thousand members fits. */
const largestBody = 1_000_000

/** The id in the address. @throws 400 for one that is not UTF-8 or holds control characters */
export function idOf(c: Context): string {
  return readParams(c).id ?? ''
}

/** The query by its names. @throws 400 for a name that stands in it twice */
export function queryOf(c: Context): Record<string, string> {
  readParams(c)
  const query: Record<string, string> = {}
  for (const [name, value] of new URL(c.req.url).searchParams) {
    if (Object.hasOwn(query, name)) throw invalidValue('The query has a parameter twice.')
    Object.defineProperty(query, name, { value, enumerable: true })
  }
  return query
}

/** @throws 415 for another media type, 413 for too much, 400 `invalidSyntax` for anything but JSON */
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

/** Whether a header of ETags has that of a resource; weak ones are compared as such (RFC 9110 8.8.3.2). */
function has(header: string, resource: Sent): boolean {
  const opaque = (tag: string) => tag.replace(/^W\//, '')
  return tagsOf(header).some((tag) => tag === '*' || opaque(tag) === opaque(versionIn(resource)))
}

/** Refuses a change where If-Match names another version (RFC 7644 3.14). */
export const versionCheck = (c: Context) => (resource: Sent) => {
  const header = c.req.header('If-Match')
  if (header === undefined || has(header, resource)) return
  throw new ScimFailure(412, 'The resource was changed since this version. Read it again, then change it.')
}

/** Whether the client has what it asks for already. */
export const isKnown = (c: Context, resource: Sent): boolean => {
  const header = c.req.header('If-None-Match')
  return header !== undefined && has(header, resource)
}
