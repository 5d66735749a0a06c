import { sql } from 'drizzle-orm'
import { fromDrizzle, type DrizzleTransactionLike, type JobInsert, type PgBoss } from 'pg-boss'
import type { Database } from '#server/db/client.ts'
import { slicesOf } from '#server/db/slices.ts'
import { allowanceId, allowanceIds, takeTurns } from '#server/services/allowance.ts'
import type { MailKind, MailQueue, QueuedMail, WaitingMail } from '#server/services/mailQueue.ts'
import type { Services } from '#server/services/services.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { pauseMsOf, topicOf, withdrawnTopicOf } from '#server/mail/letterTopics.ts'
import { receiverOf } from '#server/mail/receiver.ts'
import { deleteWaiting, queues } from '#server/mail/mailJobs.ts'

/** A queued mail as it is stored. */
export interface StoredMail {
  kind: MailKind
  /** The address with most of its name left out. */
  to: string
  /** The mail, sealed: text and address are personal data. */
  sealed: string
}

/** Number of mails in one statement. */
const atOnce = 500

export function createMailQueue(jobs: PgBoss, { sealer, now }: Pick<Services, 'sealer' | 'now'>): MailQueue {
  const stored = async (tx: Database, kind: MailKind, mail: WaitingMail): Promise<StoredMail[]> => {
    const to = await receiverOf(tx, mail.to)
    if (!to) return []
    const { replyTo, about: _about, waitsMs: _waitsMs, ...rest } = mail
    const sent: QueuedMail = {
      ...rest,
      to,
      ...(replyTo && !isNoAddress(replyTo.address) && { replyTo }),
      ...(to.address !== mail.to.address && { isForHost: true as const }),
    }
    return [{ kind, to: addressHint(to.address), sealed: sealer.seal(JSON.stringify(sent)) }]
  }
  const turnsOf = async (tx: Database, topic: string, keys: string[]) =>
    takeTurns(keys, pauseMsOf(topic) / 1000, { db: tx, sealer, now })
  const addAll: MailQueue['addAll'] = async (tx, kind, mails) => {
    const db = fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)
    const topic = topicOf[kind]
    const withdrawnTopic = withdrawnTopicOf[kind]
    const keyed = mails.map((mail, index) => [topic ? keyOf(topic, mail) : String(index), mail] as const)
    const newest = [...new Map(keyed)]
    for (const batch of slicesOf(newest, atOnce)) {
      const turns = topic
        ? await turnsOf(
            tx,
            topic,
            batch.map(([key]) => key),
          )
        : new Map<string, never>()
      const waiting: JobInsert<StoredMail>[] = []
      const replaced: string[] = []
      for (const [key, mail] of batch) {
        const turn = turns.get(key)
        const later = turn && turn.wait > 0 && { singletonKey: turn.id, startAfter: turn.wait }
        if (later) replaced.push(later.singletonKey)
        const waits = mail.waitsMs && { startAfter: mail.waitsMs / 1000 }
        const named = withdrawnTopic && { singletonKey: allowanceId(keyOf(withdrawnTopic, mail), { sealer }) }
        waiting.push(...(await stored(tx, kind, mail)).map((data) => ({ data, ...waits, ...later, ...named })))
      }
      await deleteWaiting(tx, replaced)
      await jobs.insert(queues.outgoing, waiting, { db })
    }
  }
  const withdraw: MailQueue['withdraw'] = async (tx, kind, mails) => {
    const topic = topicOf[kind] ?? withdrawnTopicOf[kind]
    const keys = topic ? mails.flatMap((mail) => allowanceIds(keyOf(topic, mail), { sealer })) : []
    await deleteWaiting(tx, keys)
  }
  return { add: (tx, kind, mail) => addAll(tx, kind, [mail]), addAll, withdraw }
}

const keyOf = (topic: string, { to, about = '' }: Pick<WaitingMail, 'to' | 'about'>) =>
  `letter ${topic} ${to.address.toLowerCase()} ${about}`

/** A hint that only people who know the address recognize: `z…@visitor.example`. */
const addressHint = (address: string) => address.replace(/^(.).*(?=@)/u, '$1…')
