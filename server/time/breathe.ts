import { setImmediate } from 'node:timers/promises'

/** A wait that people do not notice. */
const mostMs = 15
let wentRound = performance.now()

/**
 * Awaited between the steps of long work, however short each is. It lets the process handle other events, which a chain
 * of promises would delay until its end.
 */
export async function breathe(): Promise<void> {
  if (performance.now() - wentRound < mostMs) return
  await setImmediate()
  wentRound = performance.now()
}
