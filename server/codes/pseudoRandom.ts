/**
 * A pseudo-random number in [0, 1) seeded by a text: the same text always gives the same number. FNV-1a with a final
 * mix.
 */
export function pseudoRandom(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A pseudo-random integer from `low` to `high`, both included. */
export const pseudoRandomInt = (text: string, low: number, high: number) =>
  low + Math.floor(pseudoRandom(text) * (high - low + 1))

/** One entry of a non-empty list, chosen by a text. */
export function pseudoRandomPick<T>(text: string, list: readonly T[]): T {
  if (list.length === 0) throw new Error('Nothing to pick from')
  return list[pseudoRandomInt(text, 0, list.length - 1)] as T
}
