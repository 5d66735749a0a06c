let current = 0
const enders: (() => void)[] = []

/** Number of sessions that have ended in this page: an answer requested before the latest end must be discarded. */
export const sessionEpoch = (): number => current
export function endSessionEpoch(): void {
  current += 1
  for (const act of enders) act()
}
/** Whether a session has ended in this page. Calls without a newer token are then unauthorized. */
export const hasSessionEnded = (): boolean => current > 0
/** Calls back whenever a session ends in this page. */
export const onSessionEpochEnd = (act: () => void): void => void enders.push(act)
