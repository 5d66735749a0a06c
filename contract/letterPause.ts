/** How long after a letter the same person can be sent another of its kind by somebody else, in milliseconds. */
export const letterPauseMs = 3_600_000

/** From when on a letter can be sent again; undefined where it can be sent now. */
export function pausedUntil(sentAt: Date | null, now: Date): Date | undefined {
  const until = sentAt && new Date(+sentAt + letterPauseMs)
  return until && until > now ? until : undefined
}
