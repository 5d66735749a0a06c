import { setTimeout as sleep } from 'node:timers/promises'
import { slicesOf } from './slices.ts'

/** Long enough for all queries of waiting requests. */
const pauseMs = 25

/**
 * Runs long work in parts with a pause after each, so that requests wait for one part only: the embedded database
 * serves no other request during a transaction.
 * @param work does one part in its own transaction. When a part fails, the parts before it stay done.
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
