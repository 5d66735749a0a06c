import type { Context } from 'hono'
import type { z } from 'zod'
import { badInput, Refusal } from '#server/http/answers/envelope.ts'
import { isDecodable, parseInput, readBytes, textOf, unusable } from '#server/http/requests/readInput.ts'

/** Whether a percent-encoded text is UTF-8 without control characters other than tabs and line ends. */
export const isReadable = (encoded: string): boolean =>
  isDecodable(encoded) && !unusable.test(decodeURIComponent(encoded))

/**
 * Reads and parses the form of a request, as `parseForm`.
 * @param largest the greatest size in bytes
 * @throws 413 for more
 */
export const readForm = async (c: Context, schema: z.core.$ZodType, largest: number): Promise<unknown> =>
  parseForm(schema, c.req.header('Content-Type') ?? '', await readBytes(c, largest))

/**
 * Parses the fields of a submitted form. Each field may occur once.
 * @throws 415 for another content type, 400 for anything malformed
 */
export function parseForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  contentType: string,
  bytes: Uint8Array,
): z.output<Schema> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType))
    throw new Refusal(415, 'notForm', 'The body must be a form. Send it as application/x-www-form-urlencoded.')
  const text = textOf(bytes)
  if (text === undefined || !isDecodable(text))
    throw badInput('The form is not valid UTF-8. Open its page again and send it from there.')
  const pairs = [...new URLSearchParams(text)]
  const fields = new Map(pairs)
  if (fields.size < pairs.length) throw badInput('The form names a field more than once. Send it once.')
  return parseInput(schema, Object.fromEntries(fields))
}
