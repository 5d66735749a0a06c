import type { Database } from '#server/db/client.ts'
import type { Letter } from '#server/services/letter.ts'

export interface Person {
  name: string
  address: string
}

interface Envelope {
  to: Person
  /** The address for replies, if any. */
  replyTo?: Person
  subject: string
}

/** The content of a mail: a letter has an HTML part and a text part. Text alone is for telephones. */
type Content = { letter: Letter } | { text: string }

export type Mail = Envelope &
  Content & { attachments?: { filename: string; content: Buffer | string; contentType: string }[] }

/** The kind of a queued mail, shown to operators. */
export type MailKind =
  | 'approvalAnswered'
  | 'approvalAsked'
  | 'approvalReminder'
  | 'approvalTold'
  | 'arrangerAnswer'
  | 'arrangerEnded'
  | 'arrangerRequest'
  | 'detailsAsked'
  | 'detailsGiven'
  | 'employeeActivated'
  | 'employeeAddressChanged'
  | 'employeeDeactivated'
  | 'employeeInvited'
  | 'employeeRolesChanged'
  | 'groupApprovalAnswered'
  | 'groupApprovalAsked'
  | 'groupCanceled'
  | 'groupGuestsAsked'
  | 'groupInvitation'
  | 'groupReminder'
  | 'guestDeactivated'
  | 'guestEnding'
  | 'guestHostNamed'
  | 'guestInvited'
  | 'guestTripBooked'
  | 'guestTripCancelled'
  | 'guestTripChanged'
  | 'helpDeskAnswered'
  | 'itinerariesSent'
  | 'passwordChanged'
  | 'passwordForgotten'
  | 'profileClosed'
  | 'profileReopened'
  | 'profileStaysClosed'
  | 'reactivationAsked'
  | 'roleAsked'
  | 'roleDecided'
  | 'rollCallAnnounced'
  | 'rollCallAsked'
  | 'rollCallReminder'
  | 'tripBooked'
  | 'tripCancelled'
  | 'tripChanged'
  | 'tripReported'

/** Documents of a trip that are created when the mail is sent, because they are too large for the queue. */
export interface TripFiles {
  companyId: string
  profileId: string
  bookingId: string
  /** Language and formats of the documents: `fr-CA`. */
  culture: string
  files: ('itinerary' | 'calendar')[]
}

/** A mail in the queue. */
export interface WaitingMail extends Envelope {
  letter: Letter
  tripFiles?: TripFiles | TripFiles[]
  /** The id of its subject, when a person may get mails about several. */
  about?: string
  /** Milliseconds until it leaves, in which it can be withdrawn. Without it the mail leaves at once. */
  waitsMs?: number
}

/** A mail of the queue as it is stored. Releases before the HTML part stored its text. */
export type QueuedMail = Envelope & Content & Pick<WaitingMail, 'tripFiles'> & { isForHost?: true }

/** Mails about a change, sent after its transaction. */
export interface MailQueue {
  /**
   * Queues a mail in the transaction of its change: both happen, or neither. It is sent after the transaction and
   * repeated for about a day. When the server is killed while sending, it may arrive twice. A mail to a guest without
   * an address goes to the host. A person gets at most one mail of a topic (mail/letterTopics.ts) about one subject
   * within an hour; a newer one replaces the waiting one.
   */
  add: (tx: Database, kind: MailKind, mail: WaitingMail) => Promise<void>
  /** As `add`, for many mails in a few statements, so that the transaction does not hold its locks for seconds. */
  addAll: (tx: Database, kind: MailKind, mails: readonly WaitingMail[]) => Promise<void>
  /** Deletes waiting mails that are no longer true. */
  withdraw: (tx: Database, kind: MailKind, mails: readonly Pick<WaitingMail, 'to' | 'about'>[]) => Promise<void>
}
