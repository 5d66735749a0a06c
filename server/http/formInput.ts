import type { z } from 'zod'
import { badInput, Refusal } from '#server/http/envelope.ts'
import { parseInput } from '#server/http/readInput.ts'

/** Whether a percent-encoded text is UTF-8 and holds no control characters but tabs and line ends. */
export function isReadable(encoded: string): boolean {
  try {
    return !/[^\P{Cc}\t\n\r]/u.test(decodeURIComponent(encoded))
  } catch {
    return false
  }
}

/**
 * The validated fields of a submitted form, each of which may occur once.
 * @throws 415 for another content type, 400 for anything malformed
 */
export function parseForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  contentType: string,
  bytes: Uint8Array,
): z.output<Schema> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType))
    throw new Refusal(415, 'notForm', 'The body must be a form. Send it as application/x-www-form-urlencoded.')
  const pairs = [...new URLSearchParams(textOf(bytes))]
  const fields = new Map(pairs)
  if (fields.size < pairs.length) throw badInput('The form names a field more than once. Send it once.')
  return parseInput(schema, Object.fromEntries(fields))
}

function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    decodeURIComponent(text)
    return text
  } catch {
    throw badInput('The form is not valid UTF-8. Open its page again and send it from there.')
  }
}
