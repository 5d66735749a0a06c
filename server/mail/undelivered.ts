import type { PgBoss } from 'pg-boss'
import { queues } from '#server/mail/mailJobs.ts'
import type { StoredMail } from '#server/mail/mailQueue.ts'

/** Data of a mail that could not be delivered, without its content. */
export interface UndeliveredMail {
  id: string
  kind: string
  /** The address without most of its name. */
  to: string
  /** When it was queued, and when delivery was given up: ISO 8601. */
  queuedAt: string
  givenUpAt: string
  tries: number
  /** Code of the mail server or of the failure: `550`, `ETIMEDOUT`. */
  reason: string | number
}

/** The number of waiting mails, and the undelivered mails. */
export interface MailState {
  waiting: number
  undelivered: UndeliveredMail[]
}

const mostListed = 1000

/** Reads the queues, oldest mail first. */
export async function mailState(jobs: PgBoss): Promise<MailState> {
  const waiting = await jobs.findJobs(queues.outgoing, { queued: true, limit: mostListed })
  const undelivered = await jobs.findJobs<StoredMail>(queues.undelivered, { queued: true, limit: mostListed })
  return {
    waiting: waiting.length,
    undelivered: undelivered.map(({ id, data, createdOn, sourceCreatedOn, sourceRetryCount, sourceOutput }) => ({
      id,
      kind: data.kind,
      to: data.to,
      queuedAt: (sourceCreatedOn ?? createdOn).toISOString(),
      givenUpAt: createdOn.toISOString(),
      tries: (sourceRetryCount ?? 0) + 1,
      reason: reasonIn(sourceOutput),
    })),
  }
}

/** A process that was killed at the last attempt stored no reason. */
const reasonIn = (output: Partial<Pick<UndeliveredMail, 'reason'>> | null) => output?.reason ?? 'interrupted'

/** Queues undelivered mails again: the given ones, or all. @returns their number */
export const sendAgain = (jobs: PgBoss, ids: string[]): Promise<number> =>
  jobs.redrive(queues.undelivered, ids.length > 0 ? { ids } : {})
