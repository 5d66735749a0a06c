import type { Env } from '#server/services/env.ts'

/** The server ends an idle session when the browser would: so long without activity, then the warning (§9). */
const idleSeconds = ({ VITE_IDLE_SECONDS, VITE_IDLE_WARNING_SECONDS }: Env): number =>
  VITE_IDLE_SECONDS + VITE_IDLE_WARNING_SECONDS
/** However busy, nobody stays signed in longer than a working day. */
export const longestSeconds = 12 * 60 * 60
export const accessTokenSeconds = 600

/** What a refresh token has to live: until the session is idle, and never past the working day that began at `since`. */
export function refreshSeconds(env: Env, since: number, now: Date): number {
  const age = Math.floor(+now / 1000) - since
  return Math.max(1, Math.min(idleSeconds(env), longestSeconds - age))
}
