import { appendFileSync } from 'node:fs'

/** Which routes a probe walks. */
export type Routes = 'operations' | 'tool' | 'identity' | 'scim'

/** One request that asked whether a route lets in what it should not, or breaks. */
export interface Probe {
  routes: Routes
  route: string
  principal: string
  status: number
  /** Whether the answer gave somebody what is not theirs. */
  leaked: boolean
}

/**
 * The counts that tests report to `npm run gate`, which adds them up: probes, kills of the server, and sign-in loops.
 */
export type GateCount = Probe | { kills: number; lost: number } | { signIns: number; loops: number }

/** Reports to `npm run gate`, where that runs the test. */
export function count(counted: GateCount): void {
  const file = process.env.GATE_COUNTS
  if (file) appendFileSync(file, `${JSON.stringify(counted)}\n`)
}
