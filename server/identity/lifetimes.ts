/** The server ends an idle session when the browser would (§9: 1490 s, then 300 s of warning). */
export const idleSeconds = 1490 + 300
/** However busy, nobody stays signed in longer than a working day. */
export const longestSeconds = 12 * 60 * 60
export const accessTokenSeconds = 600

/** What a refresh token has to live: until the session is idle, and never past the working day that began at `since`. */
export function refreshSeconds(since: number, now: Date): number {
  const age = Math.floor(+now / 1000) - since
  return Math.max(1, Math.min(idleSeconds, longestSeconds - age))
}
