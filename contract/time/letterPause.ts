import { hourMs } from './durations.ts'

/** Milliseconds after a mail until another person can cause a mail of the same kind to the same recipient. */
export const letterPauseMs = hourMs

/** From when on a letter can be sent again; undefined where it can be sent now. */
export function pausedUntil(sentAt: Date | null, now: Date): Date | undefined {
  const until = sentAt && new Date(+sentAt + letterPauseMs)
  return until && until > now ? until : undefined
}
