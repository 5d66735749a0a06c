import { appendFileSync } from 'node:fs'

/** Which routes a probe walks. */
export type Routes = 'operations' | 'tool' | 'identity' | 'scim'

/** A request that checks whether a route refuses callers without access, and does not fail. */
export interface Probe {
  routes: Routes
  route: string
  principal: string
  status: number
  /** Whether the answer contained another person's data. */
  leaked: boolean
}

/**
 * The counts that tests report to `npm run gate`, which adds them up: probes, kills of the server, and sign-in loops.
 */
export type GateCount = Probe | { kills: number; lost: number } | { signIns: number; loops: number }

/** Reports to `npm run gate`, where the gate runs the test. */
export function count(counted: GateCount): void {
  const file = process.env.GATE_COUNTS
  if (file) appendFileSync(file, `${JSON.stringify(counted)}\n`)
}
