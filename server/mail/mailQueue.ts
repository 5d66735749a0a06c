import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { DrizzleTransactionLike, PgBoss } from 'pg-boss'
import type { Sealer } from '#server/crypto/sealer.ts'
import type { MailKind, MailQueue } from '#server/services/mailQueue.ts'
import { queues } from '#server/mail/mailJobs.ts'

/** A queued mail as it is stored. */
export interface StoredMail {
  kind: MailKind
  /** The address with most of its name left out. */
  to: string
  /** The mail, sealed: text and address are personal data. */
  sealed: string
}

export const createMailQueue = (jobs: PgBoss, sealer: Sealer): MailQueue => ({
  add: async (tx, kind, mail) => {
    const stored: StoredMail = { kind, to: addressHint(mail.to.address), sealed: sealer.seal(JSON.stringify(mail)) }
    await jobs.send(queues.outgoing, stored, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
  },
})

/** An address by which only those who know it recognise it: `z…@visitor.example`. */
const addressHint = (address: string) => address.replace(/^(.).*(?=@)/u, '$1…')
