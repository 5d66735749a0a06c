import { setImmediate } from 'node:timers/promises'

/** Nobody notices a wait of so long. */
const mostMs = 15
let wentRound = performance.now()

/**
 * To be awaited between the pieces of long work, however short each is: lets the process do what has come in meanwhile,
 * which promises that follow one another would keep waiting until the last of them.
 */
export async function breathe(): Promise<void> {
  if (performance.now() - wentRound < mostMs) return
  await setImmediate()
  wentRound = performance.now()
}
