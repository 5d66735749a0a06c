import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '#server/services/services.ts'

/** A value that is read once the interval is over, for those who still wait for it. */
interface Coming<Value> {
  value: Promise<Value | undefined>
  waiting: number
}

/**
 * Reads something at intervals while anybody waits for it, once for all who wait, so that many open pages cost the
 * database as much as one.
 * @returns a function for the next value; undefined once the signal aborts. It rejects where the read fails.
 */
export function createSharedPoll<Value>(everyMs: number, read: (services: Services) => Promise<Value>) {
  const next = new WeakMap<Services['db'], Coming<Value>>()
  const begin = (services: Services): Coming<Value> => {
    const coming: Coming<Value> = {
      waiting: 0,
      value: wait(everyMs).then(() => {
        next.delete(services.db)
        return coming.waiting > 0 ? read(services) : undefined
      }),
    }
    // All who waited may have left.
    coming.value.catch(() => undefined)
    next.set(services.db, coming)
    return coming
  }
  return async (services: Services, signal: AbortSignal): Promise<Value | undefined> => {
    if (signal.aborted) return undefined
    const coming = next.get(services.db) ?? begin(services)
    const left = Promise.withResolvers<undefined>()
    const leave = () => left.resolve(undefined)
    signal.addEventListener('abort', leave, { once: true })
    coming.waiting += 1
    try {
      return await Promise.race([coming.value, left.promise])
    } finally {
      coming.waiting -= 1
      signal.removeEventListener('abort', leave)
    }
  }
}
