import type { Database } from '#server/db/client.ts'
import type { Documents } from '#server/services/documents.ts'
import type { MailQueue } from '#server/services/mailQueue.ts'
import type { Env } from '#server/services/env.ts'
import type { Sealer } from '#server/crypto/sealer.ts'

/** Dependencies passed to every part of the backend; there are no globals. */
export interface Services {
  db: Database
  env: Env
  sealer: Sealer
  /** The current time, so that tests can set it. */
  now: () => Date
  /** Mails about a change. Mails that a caller waits for are sent at once (server/mail/send.ts). */
  mailQueue: MailQueue
  documents: Documents
  inThread: InThread
}

/**
 * Does other work in the threads of the documents, so that the requests are answered meanwhile: by the name of its export
 * in `documentThread.ts`, with an input and a result that can be copied between threads.
 */
export type InThread = <Result>(work: 'readCap', input: Uint8Array) => Promise<Result>
