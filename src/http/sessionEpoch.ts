let current = 0
const enders: (() => void)[] = []

/** Counts the sessions this page has seen end: an answer asked for before the count rose belongs to nobody here. */
export const sessionEpoch = (): number => current
export function endSessionEpoch(): void {
  current += 1
  for (const act of enders) act()
}
/** Whether a session ended in this page: without a token stored since, calls belong to nobody. */
export const hasSessionEnded = (): boolean => current > 0
/** Calls back at the end of each session this page sees. */
export const onSessionEpochEnd = (act: () => void): void => void enders.push(act)
