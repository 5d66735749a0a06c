import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { DrizzleTransactionLike, PgBoss } from 'pg-boss'
import type { Sealer } from '#server/crypto/sealer.ts'
import type { MailKind, MailQueue } from '#server/services/mailQueue.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { receiverOf } from '#server/mail/receiver.ts'
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
    const to = await receiverOf(tx, mail.to)
    if (!to) return
    const { replyTo, ...rest } = mail
    const sent = { ...rest, to, ...(replyTo && !isNoAddress(replyTo.address) && { replyTo }) }
    const stored: StoredMail = { kind, to: addressHint(to.address), sealed: sealer.seal(JSON.stringify(sent)) }
    await jobs.send(queues.outgoing, stored, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
  },
})

/** An address by which only those who know it recognise it: `z…@visitor.example`. */
const addressHint = (address: string) => address.replace(/^(.).*(?=@)/u, '$1…')
