import { setTimeout as sleep } from 'node:timers/promises'
import { slicesOf } from './slices.ts'

/** Long enough for the requests that wait to get all they ask for. */
const pauseMs = 25

/**
 * Does long work in parts with a pause after each, so that requests of others wait for one part and not for all: the
 * embedded database answers nobody else while a transaction lasts.
 * @param work does one part, in a transaction of its own. Where one fails, the parts before it stay done.
 * @returns the results of the parts, in order
 */
export async function inParts<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (part: Item[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const part of slicesOf(items, atOnce)) {
    if (results.length > 0) await sleep(pauseMs)
    results.push(await work(part))
  }
  return results
}
