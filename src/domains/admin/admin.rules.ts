import { limits } from '#contract/limits.ts'

/** How many of those who wait for an administrator Home shows at first. */
export const waitingOnHome = 5

/**
 * How many more people a press shows: the rest of the first page, then a page each time.
 * @param pages pages shown whole; 0 while only the first few people are
 */
export function nextWaiting(pages: number, total: number): number {
  const shown = pages === 0 ? waitingOnHome : pages * limits.waitingPage
  return Math.max(0, Math.min((pages + 1) * limits.waitingPage, total) - shown)
}
