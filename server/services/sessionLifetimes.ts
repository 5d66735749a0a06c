import type { Env } from '#server/services/env.ts'

/**
 * The idle limits (§9) of a company: time without activity until the warning, and its countdown.
 * @param ofCompany the company's own time, at most the server's; null for the server's
 */
export const idleTimes = ({ VITE_IDLE_SECONDS, VITE_IDLE_WARNING_SECONDS }: Env, ofCompany: number | null) => ({
  idleSeconds: Math.min(VITE_IDLE_SECONDS, ofCompany ?? VITE_IDLE_SECONDS),
  warningSeconds: VITE_IDLE_WARNING_SECONDS,
})

/** Idle time after which the server ends a session, the same as in the browser: activity limit plus warning (§9). */
export function idleSeconds(env: Env, ofCompany: number | null = null): number {
  const times = idleTimes(env, ofCompany)
  return times.idleSeconds + times.warningSeconds
}
/** The longest session, independent of activity: a working day. */
export const longestSeconds = 12 * 60 * 60
export const accessTokenSeconds = 600

/** Lifetime of a refresh token: the idle time, but no longer than the working day that began at `since`. */
export function refreshSeconds(idle: number, since: number, now: Date): number {
  const age = Math.floor(+now / 1000) - since
  return Math.max(1, Math.min(idle, longestSeconds - age))
}
