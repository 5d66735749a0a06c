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
  | 'employeeInvited'
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
  | 'profileClosed'
  | 'profileReopened'
  | 'reactivationAsked'
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
export type WaitingMail = Omit<Mail, 'attachments'> & { tripFiles?: TripFiles | TripFiles[] }

/** Mails that tell of a change, and leave by themselves once it is done. */
export interface MailQueue {
  /**
   * Queues a mail in the transaction of the change that it tells of: both happen or neither does. It leaves after the
   * transaction and is tried again for about a day. When the server is killed in the middle of sending, it may arrive
   * twice. What is for a guest without an address goes to their host.
   */
  add: (tx: Database, kind: MailKind, mail: WaitingMail) => Promise<void>
  /** As `add`, for many in a few statements: with one for each the transaction would hold its locks for seconds. */
  addAll: (tx: Database, kind: MailKind, mails: readonly WaitingMail[]) => Promise<void>
}
