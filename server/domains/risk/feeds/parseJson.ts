import { FeedFailure } from './feedFailure.ts'

/** A JSON object of a feed, whose fields are not known to have any type. */
export type JsonObject = Record<string, unknown>

/** The object of a JSON text. @throws FeedFailure `notReadable` for no JSON, `notTheFeed` for another value */
export function parseJsonObject(text: string): JsonObject {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new FeedFailure('notReadable')
  }
  const object = objectOf(value)
  if (!object) throw new FeedFailure('notTheFeed')
  return object
}

/** A value as an object; undefined for a list and any other value. */
export const objectOf = (value: unknown): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined

/** A value as a text: numbers and flags are written out, anything else is empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
