import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { DrizzleTransactionLike, PgBoss } from 'pg-boss'
import type { Sealer } from '#server/crypto/sealer.ts'
import type { Database } from '#server/db/client.ts'
import { queues } from '#server/mail/mailJobs.ts'
import type { Mail } from '#server/mail/send.ts'

/** What a queued mail is about, for whoever looks after the server. */
export type MailKind =
  | 'arrangerAnswer'
  | 'arrangerRequest'
  | 'detailsAsked'
  | 'detailsGiven'
  | 'guestTripBooked'
  | 'guestTripCancelled'
  | 'guestTripChanged'
  | 'profileClosed'
  | 'profileReopened'
  | 'reactivationAsked'

/** Documents of a trip that are made when the mail leaves: in the queue they would be large. */
export interface TripFiles {
  companyId: string
  profileId: string
  bookingId: string
  /** Language and formats of the documents: `fr-CA`. */
  culture: string
  files: ('itinerary' | 'calendar')[]
}

/** A mail as it is queued. */
export type WaitingMail = Omit<Mail, 'attachments'> & { tripFiles?: TripFiles }

/** A queued mail as it is stored. */
export interface StoredMail {
  kind: MailKind
  /** The address with most of its name left out. */
  to: string
  /** The mail, sealed: text and address are personal data. */
  sealed: string
}

/** Mails that tell of a change, and leave by themselves once it is done. */
export interface MailQueue {
  /**
   * Queues a mail in the transaction of the change that it tells of: both happen or neither does. It leaves after the
   * transaction and is tried again for about a day. When the server is killed in the middle of sending, it may arrive
   * twice.
   */
  add: (tx: Database, kind: MailKind, mail: WaitingMail) => Promise<void>
}

export const createMailQueue = (jobs: PgBoss, sealer: Sealer): MailQueue => ({
  add: async (tx, kind, mail) => {
    const stored: StoredMail = { kind, to: addressHint(mail.to.address), sealed: sealer.seal(JSON.stringify(mail)) }
    await jobs.send(queues.outgoing, stored, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
  },
})

/** An address by which only those who know it recognise it: `z…@visitor.example`. */
const addressHint = (address: string) => address.replace(/^(.).*(?=@)/u, '$1…')
