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

/** What a queued mail is about, for whoever looks after the server. */
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
  | 'tripReported'

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
export type WaitingMail = Omit<Mail, 'attachments'> & {
  tripFiles?: TripFiles | TripFiles[]
  /** The id of what it tells of, where one person may be told of several. */
  about?: string
}

/** Mails that tell of a change, and leave by themselves once it is done. */
export interface MailQueue {
  /**
   * Queues a mail in the transaction of the change that it tells of: both happen or neither does. It leaves after the
   * transaction and is tried again for about a day. When the server is killed in the middle of sending, it may arrive
   * twice. A mail for a guest without an address goes to their host. A person gets at most one letter of one topic
   * (mail/letterTopics.ts) about one thing within an hour: a newer one takes the place of the one that waits.
   */
  add: (tx: Database, kind: MailKind, mail: WaitingMail) => Promise<void>
  /** As `add`, for many in a few statements: with one for each the transaction would hold its locks for seconds. */
  addAll: (tx: Database, kind: MailKind, mails: readonly WaitingMail[]) => Promise<void>
  /** Takes back letters that still wait for their hour, as what they say is true no more. */
  withdraw: (tx: Database, kind: MailKind, mails: readonly Pick<WaitingMail, 'to' | 'about'>[]) => Promise<void>
}
