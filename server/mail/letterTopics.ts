import type { MailKind } from '#server/services/mailQueue.ts'

/**
 * The topic of each kind of mail, for the rule that somebody gets at most one letter within an hour however often a
 * button is pressed (docs/decisions/0036). Letters of a topic say how something stands, so the newest stands for those
 * before it. Null is a kind that is not collected, and the comment says what limits it.
 */
export const topicOf: Record<MailKind, string | null> = {
  arrangerAnswer: 'arranging',
  arrangerEnded: 'arranging',
  // Refused within an hour of the last one (arranger/request.ts).
  arrangerRequest: null,
  detailsAsked: 'detailsAsked',
  detailsGiven: 'detailsGiven',
  employeeActivated: 'access',
  employeeAddressChanged: 'address',
  employeeDeactivated: 'access',
  // The button is refused within an hour; another address has its own.
  employeeInvited: 'invitation',
  employeeRolesChanged: 'roles',
  groupApprovalAnswered: 'groupApproval',
  groupApprovalAsked: 'groupApproval',
  // Canceling an event is its end.
  groupCanceled: null,
  groupInvitation: 'groupInvitation',
  groupReminder: 'groupInvitation',
  guestDeactivated: 'guestAccess',
  // The guest manager does not write it: it leaves by itself, once for a day.
  guestEnding: null,
  guestInvited: 'invitation',
  // A trip that was bought, changed or canceled must not wait: people travel by these papers.
  guestTripBooked: null,
  guestTripCancelled: null,
  guestTripChanged: null,
  // Left out for whoever had one within an hour (arranger/itineraryMails.ts).
  itinerariesSent: null,
  // To oneself.
  passwordChanged: null,
  // Asked for without signing in, and limited by address and network (identity/signInLimits.ts).
  passwordForgotten: null,
  profileClosed: 'profile',
  profileReopened: 'profile',
  profileStaysClosed: 'profile',
  reactivationAsked: 'reactivationAsked',
  roleAsked: 'roleAsked',
  roleDecided: 'roleDecided',
  // A report that somebody writes in their own words, five in ten minutes (trips/report/tripReport.ts).
  tripReported: null,
}
