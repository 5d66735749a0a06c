import type { Database } from '#server/db/client.ts'

export interface Person {
  name: string
  address: string
}

export interface Mail {
  to: Person
  /** The address for replies, if any. */
  replyTo?: Person
  subject: string
  text: string
  attachments?: { filename: string; content: Buffer | string; contentType: string }[]
}

/** The kind of a queued mail, shown to operators. */
export type MailKind =
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
  | 'groupInvitation'
  | 'groupReminder'
  | 'guestDeactivated'
  | 'guestEnding'
  | 'guestInvited'
  | 'guestTripBooked'
  | 'guestTripCancelled'
  | 'guestTripChanged'
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
export type WaitingMail = Omit<Mail, 'attachments'> & {
  tripFiles?: TripFiles | TripFiles[]
  /** The id of its subject, when a person may get mails about several. */
  about?: string
}

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
