import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Sealer } from '#server/crypto/sealer.ts'
import type { Block } from '#server/services/letter.ts'
import { letterReasonOf } from '#server/mail/letterReasons.ts'
import { logFailure } from '#server/log/logFailure.ts'
import { queues } from '#server/mail/mailJobs.ts'
import type { StoredMail } from '#server/mail/mailQueue.ts'
import { type TripFiles, type QueuedMail, type Mail } from '#server/services/mailQueue.ts'
import { deliver, isRefused } from '#server/mail/send.ts'
import type { Env } from '#server/services/env.ts'

interface Needs {
  env: Env
  sealer: Sealer
  /** Creates the documents of a trip, and the notice for a demo or trial trip. */
  enclosureOf: (files: TripFiles) => Promise<{ attachments: NonNullable<Mail['attachments']>; notice?: string }>
}

type MailJob = JobWithMetadata<StoredMail>

const sideBySide = 4

/** Sends mails of the queue, several at a time, until `jobs` is stopped. */
export async function startMailWorker(jobs: PgBoss, needs: Needs): Promise<void> {
  const attempt = async (job: MailJob): Promise<JobResult> => {
    try {
      await send(job, needs)
      // Deleted instead of completed, so that nothing of a sent mail is stored.
      await jobs.deleteJob(queues.outgoing, job.id)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      return failureOf(job, error)
    }
  }
  for (let count = 0; count < sideBySide; count += 1) await startWorker(jobs, attempt)
}

/** One worker. It takes the next mail after each one, and otherwise waits for a notification. */
async function startWorker(jobs: PgBoss, attempt: (job: MailJob) => Promise<JobResult>): Promise<void> {
  let worker: string | undefined
  worker = await jobs.work(
    queues.outgoing,
    { perJobResults: true, includeMetadata: true, notifyPollingIntervalSeconds: 5 },
    async (found: MailJob[]) => {
      const results = await Promise.all(found.map(attempt))
      if (worker) jobs.notifyWorker(worker)
      return results
    },
  )
}

async function send({ id, data }: MailJob, { env, sealer, enclosureOf }: Needs): Promise<void> {
  const { tripFiles, isForHost, ...mail } = JSON.parse(sealer.open(data.sealed)) as QueuedMail
  const about = { id, reason: isForHost ? 'host' : letterReasonOf[data.kind] } as const
  if (!tripFiles) return deliver(env, mail, about)
  const enclosed = await Promise.all([tripFiles].flat().map(enclosureOf))
  const notices = [...new Set(enclosed.flatMap(({ notice }) => notice ?? []))]
  const attachments = enclosed.flatMap((each) => each.attachments)
  await deliver(env, { ...withNotices(mail, notices), attachments }, about)
}

function withNotices(mail: Mail, notices: readonly string[]): Mail {
  if (!('letter' in mail)) return { ...mail, text: [...notices, mail.text].join('\n\n') }
  const { blocks } = mail.letter
  const first = notices.map((text): Block => ({ kind: 'notice', text }))
  return { ...mail, letter: { ...mail.letter, blocks: [...first, ...blocks] } }
}

/** A permanent refusal, or the last attempt, moves the mail to the undelivered queue. Other failures are repeated. */
function failureOf({ id, data, retryCount, retryLimit }: MailJob, error: unknown): JobResult {
  const isGivenUp = isRefused(error) || retryCount >= retryLimit
  const what = isGivenUp ? 'A mail could not be delivered.' : 'A mail did not leave and is tried again.'
  logFailure(what, error, { mail: id, kind: data.kind })
  return { id, status: isGivenUp ? 'deadletter' : 'failed', output: { reason: reasonOf(error) } }
}

/** The code of the mail server or of the error. Messages of mail servers contain addresses. */
function reasonOf(error: unknown): string | number {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string }
  return responseCode ?? code ?? name ?? 'unknown'
}
