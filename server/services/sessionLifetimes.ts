import type { Env } from '#server/services/env.ts'

/** Idle time after which the server ends a session, the same as in the browser: activity limit plus warning (§9). */
export const idleSeconds = ({ VITE_IDLE_SECONDS, VITE_IDLE_WARNING_SECONDS }: Env): number =>
  VITE_IDLE_SECONDS + VITE_IDLE_WARNING_SECONDS
/** The longest session, whatever the activity: a working day. */
export const longestSeconds = 12 * 60 * 60
export const accessTokenSeconds = 600

/** Lifetime of a refresh token: the idle time, but no longer than the working day that began at `since`. */
export function refreshSeconds(env: Env, since: number, now: Date): number {
  const age = Math.floor(+now / 1000) - since
  return Math.max(1, Math.min(idleSeconds(env), longestSeconds - age))
}
