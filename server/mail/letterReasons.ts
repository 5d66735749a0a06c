import type { MailKind } from '#server/services/mailQueue.ts'

/** Why a reader gets a mail, as its footer says (`mail.reason`). */
export type LetterReason =
  'administrator' | 'agency' | 'company' | 'event' | 'guest' | 'host' | 'organizer' | 'traveler'

/** The reason of each kind of mail. Null means that its text says it. */
export const letterReasonOf: Record<MailKind, LetterReason | null> = {
  arrangerAnswer: 'company',
  arrangerEnded: 'company',
  arrangerRequest: 'company',
  detailsAsked: 'administrator',
  detailsGiven: 'company',
  employeeActivated: 'company',
  employeeAddressChanged: 'company',
  employeeDeactivated: 'company',
  employeeInvited: 'company',
  employeeRolesChanged: 'company',
  groupApprovalAnswered: 'organizer',
  groupApprovalAsked: 'administrator',
  groupCanceled: 'event',
  groupGuestsAsked: 'company',
  groupInvitation: 'event',
  groupReminder: 'event',
  guestDeactivated: 'guest',
  guestEnding: 'host',
  guestHostNamed: 'host',
  guestInvited: 'guest',
  guestTripBooked: 'guest',
  guestTripCancelled: 'guest',
  guestTripChanged: 'guest',
  helpDeskAnswered: 'company',
  itinerariesSent: 'company',
  passwordChanged: 'company',
  passwordForgotten: 'company',
  profileClosed: 'company',
  profileReopened: 'company',
  profileStaysClosed: 'company',
  reactivationAsked: 'administrator',
  roleAsked: 'administrator',
  roleDecided: 'administrator',
  rollCallAnnounced: 'company',
  rollCallAsked: null,
  rollCallReminder: null,
  tripBooked: 'traveler',
  tripCancelled: 'traveler',
  tripChanged: 'traveler',
  tripReported: 'agency',
}
