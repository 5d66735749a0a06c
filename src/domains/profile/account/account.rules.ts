import { dayMs } from '#contract/time/durations.ts'

/** Whether the administrators may be asked again to reopen a profile: once a day. */
export const mayAskAgain = (askedAt: string | null, now: Date): boolean =>
  askedAt === null || now.getTime() - new Date(askedAt).getTime() >= dayMs
