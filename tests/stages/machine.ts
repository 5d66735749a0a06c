import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** Hashing 64 MB took this long on the machine for which the budgets were set (two cores). */
const pieceMs = 150
const megabyte = Buffer.alloc(1_000_000, 'waymark')
/**
 * A start of Node takes this long where a process gets memory quickly. Tests start processes and fill new memory all
 * the time, and a machine that hashes fast may be much slower at that.
 */
const startMs = 45

/** How a machine does a fixed piece of work: `pace` 1 is as fast as where the budgets were set, 2 needs twice as long. */
export interface Measured {
  pace: number
  /** Something else had the processor for a good part of the time. */
  isBusy: boolean
}

/** The quickest of some starts of Node, in ms. */
function quickestStart(): number {
  const starts = Array.from({ length: 10 }, () => {
    const began = performance.now()
    spawnSync(process.execPath, ['--eval', ''])
    return performance.now() - began
  })
  return Math.min(...starts)
}

/** Does the piece a few times with pauses, while nothing of ours runs. */
export async function measureMachine(): Promise<Measured> {
  const tries: { wall: number; processor: number }[] = []
  for (let n = 0; n < 5; n += 1) {
    const [began, usage] = [performance.now(), process.cpuUsage()]
    const hash = createHash('sha256')
    for (let part = 0; part < 64; part += 1) hash.update(megabyte)
    hash.digest()
    const { user, system } = process.cpuUsage(usage)
    tries.push({ wall: performance.now() - began, processor: (user + system) / 1000 })
    await pause(200)
  }
  const wall = Math.max(...tries.map((one) => one.wall))
  const processor = Math.min(...tries.map((one) => one.processor))
  return { pace: Math.max(processor / pieceMs, quickestStart() / startMs), isBusy: wall > processor * 1.4 }
}
