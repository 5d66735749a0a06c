import { limits } from '#contract/limits.ts'

/**
 * How many more people a press shows: the rest of the first page, then a page each time.
 * @param pages pages shown whole; 0 while only the first few people are
 * @param few how many these are
 */
export function nextWaiting(pages: number, total: number, few: number): number {
  const shown = pages === 0 ? few : pages * limits.waitingPage
  return Math.max(0, Math.min((pages + 1) * limits.waitingPage, total) - shown)
}
