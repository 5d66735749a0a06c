import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { DrizzleTransactionLike, PgBoss } from 'pg-boss'
import type { Database } from '#server/db/client.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import type { MailKind, MailQueue, WaitingMail } from '#server/services/mailQueue.ts'
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

/** How many mails are queued in one statement. */
const atOnce = 500

export function createMailQueue(jobs: PgBoss, sealer: Sealer): MailQueue {
  const stored = async (tx: Database, kind: MailKind, mail: WaitingMail): Promise<StoredMail[]> => {
    const to = await receiverOf(tx, mail.to)
    if (!to) return []
    const { replyTo, ...rest } = mail
    const sent = { ...rest, to, ...(replyTo && !isNoAddress(replyTo.address) && { replyTo }) }
    return [{ kind, to: addressHint(to.address), sealed: sealer.seal(JSON.stringify(sent)) }]
  }
  const addAll: MailQueue['addAll'] = async (tx, kind, mails) => {
    const db = fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)
    for (let begin = 0; begin < mails.length; begin += atOnce) {
      const waiting: StoredMail[] = []
      for (const mail of mails.slice(begin, begin + atOnce)) waiting.push(...(await stored(tx, kind, mail)))
      await jobs.insert(
        queues.outgoing,
        waiting.map((data) => ({ data })),
        { db },
      )
    }
  }
  return { add: (tx, kind, mail) => addAll(tx, kind, [mail]), addAll }
}

/** An address by which only those who know it recognise it: `z…@visitor.example`. */
const addressHint = (address: string) => address.replace(/^(.).*(?=@)/u, '$1…')
